import { expect, test } from 'vitest';
import { bookingInWords } from './booking-in-words.ts';

const CONFIRM = 'Next, we confirm a day and a time with you.';

test.each([
  ['due', '2026-12-10', /^When all of the deposit is with us, we book Thursday 10 December 2026 /u],
  ['due', null, CONFIRM],
  ['none', '2026-12-10', CONFIRM],
  ['paid', '2026-12-10', CONFIRM],
] as const)('the booking of a quote with its deposit %s, for %s', (status, date, words) => {
  expect(bookingInWords({ preferred_date: date, deposit: { status } })).toMatch(words);
});
