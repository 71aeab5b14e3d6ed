import { expect, it } from 'vitest';
import { plural } from './plural.ts';

it.each([
  [0, '0 visits'],
  [1, '1 visit'],
  [2, '2 visits'],
  [1200, '1,200 visits'],
])('says %i with its noun', (count, text) => {
  expect(plural(count, 'visit')).toBe(text);
});

it('takes the words that agree with the count', () => {
  expect([1, 3].map((count) => plural(count, 'reply waits', 'replies wait'))).toEqual([
    '1 reply waits',
    '3 replies wait',
  ]);
});
