import { company } from '@cleaning/company';
import { describe, expect, test } from 'vitest';
import { TOPICS } from './faq.ts';
import { QUESTIONS } from './home.ts';

const questions = TOPICS.flatMap((topic) => topic.questions);

describe('the frequently asked questions', () => {
  test('have unique names to link to', () => {
    const ids = [...TOPICS, ...questions].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const id of ids) {
      expect(id).toMatch(/^[a-z]+(?:-[a-z]+)*$/u);
    }
  });

  test.each(questions.map((entry) => [entry.question, entry] as const))(
    'have complete sentences as an answer: %s',
    (_question, { answer }) => {
      expect(answer.length).toBeGreaterThan(0);
      for (const paragraph of answer) {
        expect(paragraph).toMatch(/^[A-Z].*[.]$/u);
        expect(paragraph).not.toMatch(/undefined|NaN|!/u);
      }
    },
  );

  test('say how to ask for a clean today as the calculator asks it, here and on the home page', () => {
    const today = questions.find(({ id }) => id === 'today');
    const answer = today?.answer.join(' ');
    expect(answer).toContain('Choose today as the day of your first visit in the calculator');
    expect(QUESTIONS).toContainEqual({ question: today?.question, answer });
  });

  test('name every service area of the company', () => {
    const answer = questions.find(({ id }) => id === 'areas')?.answer.join(' ');
    for (const area of company.serviceAreas) {
      expect(answer).toContain(area);
    }
  });

  test('mention the bond only with its terms', () => {
    const answer = questions.find(({ id }) => id === 'bond-back')?.answer.join(' ') ?? '';
    expect(answer).toContain('within the guarantee period');
    expect(answer).toContain('cannot promise the bond itself');
  });
});
