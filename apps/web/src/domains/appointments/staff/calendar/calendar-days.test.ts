import { describe, expect, it } from 'vitest';
import { calendarDays, isoWeekOf } from './calendar-days.ts';

const read = (search: string) => calendarDays(new URLSearchParams(search), '2026-11-22');

describe('the days in the address of the calendar', () => {
  it('are this week, from Monday to Sunday, when none is named', () => {
    expect(read('')).toMatchObject({
      kind: 'week',
      title: '16 – 22 November 2026',
      earlier: '?week=2026-11-09',
      later: '?week=2026-11-23',
    });
    expect(read('').days).toHaveLength(7);
  });

  it('are the week of a date, across the end of a month and a year', () => {
    expect(read('week=2026-12-31').title).toBe('28 December 2026 – 3 January 2027');
    expect(read('week=2026-12-01').title).toBe('30 November – 6 December 2026');
  });

  it('can be a single day', () => {
    expect(read('day=2026-11-23')).toEqual({
      kind: 'day',
      days: ['2026-11-23'],
      title: 'Monday 23 November 2026',
      earlier: '?day=2026-11-22',
      later: '?day=2026-11-24',
    });
  });

  it('are this week for an invalid date', () => {
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
