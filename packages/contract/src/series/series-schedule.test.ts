import { describe, expect, test } from 'vitest';
import { dayOfOccurrence } from './series-schedule.ts';

describe('a date of a series', () => {
  test.each([
    ['on the day on which its visit takes place', 'confirmed', '2026-12-14'],
    ['on the day on which its visit is under way', 'in_progress', '2026-12-14'],
    ['as that date once its visit took place', 'completed', '2026-12-03'],
    ['as that date once its visit was skipped', 'cancelled', '2026-12-03'],
  ] as const)('is listed %s', (_when, status, day) => {
    const appointment = { status, appointment_date: '2026-12-14' };
    expect(dayOfOccurrence({ date: '2026-12-03', appointment })).toBe(day);
  });

  test('is listed as that date without a visit', () => {
    expect(dayOfOccurrence({ date: '2026-12-03', appointment: null })).toBe('2026-12-03');
  });
});
