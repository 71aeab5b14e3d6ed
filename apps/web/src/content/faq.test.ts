import { company } from '@cleaning/company';
import { describe, expect, test } from 'vitest';
import { TOPICS } from './faq.ts';

const questions = TOPICS.flatMap((topic) => topic.questions);

describe('the questions', () => {
  test('can each be linked to, by a name that no other part of the page has', () => {
    const ids = [...TOPICS, ...questions].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const id of ids) {
      expect(id).toMatch(/^[a-z]+(?:-[a-z]+)*$/u);
    }
  });

  test.each(questions.map((entry) => [entry.question, entry] as const))(
    'have whole sentences for an answer: %s',
    (_question, { answer }) => {
      expect(answer.length).toBeGreaterThan(0);
      for (const paragraph of answer) {
        expect(paragraph).toMatch(/^[A-Z].*[.]$/u);
        expect(paragraph).not.toMatch(/undefined|NaN|!/u);
      }
    },
  );

  test('name every area the company cleans in', () => {
    const answer = questions.find(({ id }) => id === 'areas')?.answer.join(' ');
    for (const area of company.serviceAreas) {
      expect(answer).toContain(area);
    }
  });

  test('never promise the bond without its terms', () => {
    const answer = questions.find(({ id }) => id === 'bond-back')?.answer.join(' ') ?? '';
    expect(answer).toContain('within the guarantee period');
    expect(answer).toContain('cannot promise the bond itself');
  });
});
