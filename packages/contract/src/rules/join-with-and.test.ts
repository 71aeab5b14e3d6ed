import { expect, test } from 'vitest';
import { joinWithAnd } from './join-with-and.ts';

test.each([
  [['A'], 'A'],
  [['A', 'B'], 'A and B'],
  [['A', 'B', 'C'], 'A, B and C'],
])('%j reads %s', (items, words) => {
  expect(joinWithAnd(items)).toBe(words);
});
