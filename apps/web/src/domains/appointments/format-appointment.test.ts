import { describe, expect, it } from 'vitest';
import { describeExpected, describeMoment, describeTimeRange } from './format-appointment.ts';

describe('the text of an appointment', () => {
  it.each([
    ['2026-12-02T21:00:00.000Z', '2026-12-02T23:30:00.000Z', '8:00 – 10:30 am'],
    ['2026-12-02T23:00:00.000Z', '2026-12-03T02:00:00.000Z', '10:00 am – 1:00 pm'],
    [null, null, 'Morning'],
  ])('shows a time from %s to %s as %s', (starts_at, ends_at, words) => {
    expect(describeTimeRange({ starts_at, ends_at, preferred_time: 'morning' })).toBe(words);
  });

  it.each([
    ['confirmed', '2026-12-02T22:50:00.000Z', 'about 9:50 am'],
    ['confirmed', null, null],
    ['in_progress', '2026-12-02T22:50:00.000Z', null],
  ] as const)('describes a %s visit that is expected at %s: %s', (status, expected_at, words) => {
    expect(describeExpected({ status, expected_at })).toBe(words);
  });

  it('follows the clock in Sydney through the end of daylight saving', () => {
    expect(describeMoment('2027-04-03T14:30:00.000Z')).toBe('Sunday 4 April, 1:30 am');
    expect(describeMoment('2027-04-03T16:30:00.000Z')).toBe('Sunday 4 April, 2:30 am');
  });
});
