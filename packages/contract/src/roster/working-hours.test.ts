import { describe, expect, test } from 'vitest';
import { isOutsideHours, workingDayOn, type WorkingHours } from './working-hours.ts';

const MONDAY = { weekday: 1, start_time: '08:00', end_time: '16:00' } as const;
const SUNDAY = { weekday: 7, start_time: '01:00', end_time: '05:00' } as const;
const HOURS: readonly WorkingHours[] = [
  { counts_from: '2026-09-01', days: [MONDAY, SUNDAY] },
  { counts_from: '2026-11-30', days: [] },
];

describe('the working hours on a date', () => {
  test.each([
    ['2026-08-31', undefined],
    ['2026-11-23', MONDAY],
    ['2026-11-24', null],
    ['2026-11-30', null],
  ])('%s: %j', (date, expected) => {
    expect(workingDayOn(HOURS, date)).toEqual(expected);
  });

  test('are empty on a public holiday: Labour Day is a Monday', () => {
    expect(workingDayOn(HOURS, '2026-10-05')).toBeNull();
  });
});

const outside = (startsAt: string, endsAt: string) =>
  isOutsideHours(HOURS, { startsAt: new Date(startsAt), endsAt: new Date(endsAt) });

describe('a visit within working hours', () => {
  test('may last from their first to their last minute', () => {
    expect(outside('2026-11-22T21:00:00Z', '2026-11-23T05:00:00Z')).toBe(false);
    expect(outside('2026-11-22T20:59:00Z', '2026-11-23T05:00:00Z')).toBe(true);
    expect(outside('2026-11-22T21:00:00Z', '2026-11-23T05:01:00Z')).toBe(true);
  });

  test('is compared by the clock in Sydney on the day when daylight saving begins', () => {
    // On Sunday 4 October 2026 the clock goes from 1:59 to 3:00, so 1:00 to 5:00 lasts three hours.
    expect(outside('2026-10-03T15:00:00Z', '2026-10-03T18:00:00Z')).toBe(false);
    expect(outside('2026-10-03T15:00:00Z', '2026-10-03T18:01:00Z')).toBe(true);
  });

  test('is never reported when no hours are known', () => {
    expect(outside('2026-08-30T21:00:00Z', '2026-08-31T05:00:00Z')).toBe(false);
  });
});
