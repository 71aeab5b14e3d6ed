import { describe, expect, it } from 'vitest';
import { calendarDays, isoWeekOf } from './calendar-days.ts';

const read = (search: string) => calendarDays(new URLSearchParams(search), '2026-11-22');

describe('the days of an address', () => {
  it('are this week, from Monday to Sunday, when it names none', () => {
    expect(read('')).toMatchObject({
      kind: 'week',
      title: '16 – 22\u00A0November 2026',
      earlier: '?week=2026-11-09',
      later: '?week=2026-11-23',
    });
    expect(read('').days).toHaveLength(7);
  });

  it('are the week that a date is in, over the end of a month and a year', () => {
    expect(read('week=2026-12-31').title).toBe('28 December 2026 – 3\u00A0January 2027');
    expect(read('week=2026-12-01').title).toBe('30 November – 6\u00A0December 2026');
  });

  it('are one day', () => {
    expect(read('day=2026-11-23')).toEqual({
      kind: 'day',
      days: ['2026-11-23'],
      title: 'Monday 23 November 2026',
      earlier: '?day=2026-11-22',
      later: '?day=2026-11-24',
    });
  });

  it('are this week for a date that is none', () => {
    expect(read('day=2026-02-30').kind).toBe('week');
  });
});

describe('the number of a week', () => {
  it.each([
    ['2026-11-23', 48],
    ['2026-12-07', 50],
    ['2026-12-28', 53],
    ['2027-01-04', 1],
    ['2025-12-29', 1],
  ])('%s is in week %i', (monday, week) => {
    expect(isoWeekOf(monday)).toBe(week);
  });
});
