import { expect, test } from 'vitest';
import { clockMinutesBetween } from './clock-minutes.ts';

test.each([
  ['09:00:00', '11:30:00', 150],
  ['09:00:59', '11:30:00', 150],
  ['09:00:00', '11:30:59', 150],
  ['09:00:50', '09:30:10', 30],
  ['09:00:10', '09:00:50', 0],
  ['09:00:59', '09:01:00', 1],
  ['09:01:00', '09:00:00', 0],
])('from %s to %s are %i minutes', (from, to, minutes) => {
  const [start, end] = [`2026-11-23T${from}.000Z`, `2026-11-23T${to}.999Z`];
  expect(clockMinutesBetween(start, end)).toBe(minutes);
  expect(clockMinutesBetween(new Date(start), new Date(end))).toBe(minutes);
});
