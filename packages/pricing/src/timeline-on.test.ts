import { expect, test } from 'vitest';
import { timelineOn } from './timeline-on.ts';

test.each([
  ['today', '2026-11-23', '2026-11-23', 'same-day'],
  ['a day that has passed', '2026-11-22', '2026-11-23', 'same-day'],
  ['tomorrow', '2026-11-24', '2026-11-23', 'urgent'],
  ['tomorrow, in another month', '2026-12-01', '2026-11-30', 'urgent'],
  ['tomorrow, in another year', '2027-01-01', '2026-12-31', 'urgent'],
  ['tomorrow, as daylight saving begins', '2026-10-04', '2026-10-03', 'urgent'],
  ['tomorrow, in a leap year', '2028-02-29', '2028-02-28', 'urgent'],
  ['the day after tomorrow', '2026-11-25', '2026-11-23', 'standard'],
  ['next year', '2027-03-15', '2026-11-23', 'standard'],
])('a clean on %s', (_when, day, today, timeline) => {
  expect(timelineOn(day, today)).toBe(timeline);
});
