import { expect, test } from 'vitest';
import { addDays } from './add-days.ts';

test.each([
  ['2026-11-21', 14, '2026-12-05'],
  ['2026-12-31', 1, '2027-01-01'],
  ['2028-02-28', 1, '2028-02-29'],
  ['2026-10-03', 1, '2026-10-04'],
  ['2026-10-04', 1, '2026-10-05'],
  ['2026-04-05', -1, '2026-04-04'],
  ['2026-11-21', 0, '2026-11-21'],
])('%s and %i days is %s', (date, days, expected) => {
  expect(addDays(date, days)).toBe(expected);
});

test.each([
  ['21/11/2026', 1],
  ['2026-02-30T00:00', 1],
  ['2026-13-01', 1],
  ['2026-11-21', 0.5],
])('refuses %s and %d days', (date, days) => {
  expect(() => addDays(date, days)).toThrow(RangeError);
});
