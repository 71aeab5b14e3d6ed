import { isClockTime } from '@cleaning/ndis';
import { expect, it } from 'vitest';
import { readClockTime, toClockTime, toInstant, toMinutes } from './clock-time.ts';

it.each([
  ['00:00', 0],
  ['09:15', 555],
  ['23:59', 1439],
])('%s is a clock time, %i minutes after midnight', (clock, minutes) => {
  expect(isClockTime(clock)).toBe(true);
  expect(toMinutes(clock)).toBe(minutes);
  expect(toClockTime(minutes)).toBe(clock);
});

it.each(['', '9:15', '09:1', '09:15:00', 'noon'])('“%s” is no clock time', (text) => {
  expect(isClockTime(text)).toBe(false);
  expect(toMinutes(text)).toBeNaN();
});

it.each([
  ['in winter', '2026-07-01', '09:15', '2026-06-30T23:15:00.000Z'],
  ['in summer', '2026-11-23', '09:15', '2026-11-22T22:15:00.000Z'],
  ['on the day that summer time begins', '2026-10-04', '03:30', '2026-10-03T16:30:00.000Z'],
])('a clock time %s and its instant are read back', (_when, date, clock, instant) => {
  expect(toInstant(date, clock)).toBe(instant);
  expect(readClockTime(instant)).toBe(clock);
});
