import { expect, it } from 'vitest';
import { parseDollars, inDollars } from './dollars.ts';

it.each([
  ['60.10', 60_10],
  ['$1,240', 1_240_00],
  [' 0.5 ', 50],
])('reads typed text as cents: %s', (text, cents) => expect(parseDollars(text)).toBe(cents));

it.each(['', '-5', '1.234', 'ten', '1e3'])('refuses an invalid amount: %s', (text) =>
  expect(parseDollars(text)).toBeNaN(),
);

it('formats cents with both decimals', () => expect(inDollars(60_10)).toBe('60.10'));
