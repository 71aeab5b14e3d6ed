import { expect, test } from 'vitest';
import { bookingInWords, wantedDaysInWords } from './booking-in-words.ts';

const CONFIRM = 'Next, we confirm a day and a time with you.';
const ONE = { preferred_date: '2026-12-10', second_date: null };
const TWO = { ...ONE, second_date: '2026-12-14' };
const NONE = { preferred_date: null, second_date: null };

test.each([
  ['due', ONE, /^When all of the deposit is with us, we book Thursday 10 December 2026 if it /u],
  [
    'due',
    TWO,
    /10 December 2026 or, if that is taken, Monday 14 December 2026, and email .* If n/u,
  ],
  ['due', NONE, CONFIRM],
  ['none', ONE, CONFIRM],
  ['paid', TWO, CONFIRM],
] as const)('the booking of a quote with its deposit %s, for %j', (status, wanted, words) => {
  expect(bookingInWords({ ...wanted, deposit: { status } })).toMatch(words);
});

test('a second choice on the same day is that day', () => {
  const days = { preferred_date: '2026-12-10', second_date: '2026-12-10' };
  expect(wantedDaysInWords(days)).toEqual(wantedDaysInWords(ONE));
});
