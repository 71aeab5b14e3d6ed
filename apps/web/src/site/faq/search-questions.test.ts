import { describe, expect, test } from 'vitest';
import type { Topic } from '#content/faq.ts';
import { describeResults } from './question-search.tsx';
import { countQuestions, searchQuestions } from './search-questions.ts';

const TOPICS: readonly Topic[] = [
  {
    id: 'prices',
    title: 'Prices',
    questions: [
      { id: 'deposit', question: 'Do I pay a deposit?', answer: ['Same-day cleans need 30%.'] },
      { id: 'gst', question: 'Is GST included?', answer: ['Yes.'], alsoFoundBy: 'tax' },
    ],
  },
  {
    id: 'ndis',
    title: 'NDIS',
    questions: [
      {
        id: 'cancel',
        question: 'When can I cancel?',
        answer: ['We don’t mind.', 'Two days before.'],
      },
    ],
  },
];

const found = (search: string) =>
  searchQuestions(TOPICS, search).flatMap(({ questions }) => questions.map(({ id }) => id));

describe('a search of the questions', () => {
  test.each(['', '   ', ' – '])('keeps every question for an empty search: %j', (search) => {
    expect(searchQuestions(TOPICS, search)).toBe(TOPICS);
  });

  test.each([
    ['the question', 'included', ['gst']],
    ['any paragraph of the answer', 'two', ['cancel']],
    ['the other words people use', 'tax', ['gst']],
    ['the name of the topic', 'prices', ['deposit', 'gst']],
    ['capital letters', 'GST', ['gst']],
    ['the beginning of a word', 'depo', ['deposit']],
    ['both parts of a word with a hyphen', 'day same', ['deposit']],
    ['a word without its apostrophe', 'dont', ['cancel']],
    ['a figure', '30%', ['deposit']],
  ])('finds %s', (_what, search, ids) => {
    expect(found(search)).toEqual(ids);
  });

  test.each([
    ['a word that is nowhere', 'zebra'],
    ['the middle of a word', 'posit'],
    ['two words that are not together in one question', 'deposit gst'],
    ['text that looks like a pattern', '.*'],
  ])('does not find %s', (_what, search) => {
    expect(found(search)).toEqual([]);
  });

  test('leaves out topics without a match', () => {
    expect(searchQuestions(TOPICS, 'cancel').map(({ id }) => id)).toEqual(['ndis']);
    expect(countQuestions(searchQuestions(TOPICS, 'cancel'))).toBe(1);
  });
});

describe('the summary of a search', () => {
  test.each([
    ['', 3, 'Showing all 3 questions'],
    ['  ', 3, 'Showing all 3 questions'],
    [' gst ', 1, '1 question has “gst” in it'],
    ['clean', 2, '2 questions have “clean” in them'],
    ['zebra', 0, 'No question has “zebra” in it. Try another word, or ask us.'],
  ])('states how many were found for %j', (search, count, words) => {
    expect(describeResults(search, count, 3)).toBe(words);
  });
});
