import { describe, expect, it } from 'vitest';
import { calendarDays, calendarPath, countIsoWeek, leadingDay } from './calendar-days.ts';

const TODAY = '2026-11-22';
const read = (search: string) => calendarDays(new URLSearchParams(search), TODAY);
const MIA = '0190a1b2-0000-7000-8000-000000000011';

describe('the days in the address of the calendar', () => {
  it('are this week, from Monday to Sunday, when none is named', () => {
    expect(read('')).toMatchObject({
      kind: 'week',
      title: '16 – 22 November 2026',
      earlier: '2026-11-09',
      later: '2026-11-23',
      cleanerId: null,
    });
    expect(read('').days).toHaveLength(7);
  });

  it('are the week of a date, across the end of a month and a year', () => {
    expect(read('week=2026-12-31').title).toBe('28 December 2026 – 3 January 2027');
    expect(read('week=2026-12-01').title).toBe('30 November – 6 December 2026');
  });

  it.each(['day', 'list'])('can be a single day: %s', (kind) => {
    expect(read(`${kind}=2026-11-23`)).toEqual({
      kind,
      days: ['2026-11-23'],
      title: 'Monday 23 November 2026',
      earlier: '2026-11-22',
      later: '2026-11-24',
      cleanerId: null,
    });
  });

  it('can be the whole weeks of a month', () => {
    const month = read('month=2026-12');
    expect(month).toMatchObject({
      kind: 'month',
      title: 'December 2026',
      earlier: '2026-11-01',
      later: '2027-01-01',
    });
    expect([month.days[0], month.days.at(-1)]).toEqual(['2026-11-30', '2027-01-03']);
  });

  it.each(['day=2026-02-30', 'list=today', 'month=2026-13', 'month=december'])(
    'are this week for %s',
    (search) => {
      expect(read(search).kind).toBe('week');
    },
  );

  it('are those of one cleaner, if the address has an id', () => {
    expect(read(`day=2026-11-23&who=${MIA}`).cleanerId).toBe(MIA);
    expect(read('day=2026-11-23&who=mia').cleanerId).toBeNull();
  });
});

describe('the address of a view of the calendar', () => {
  it.each([
    ['day', '?day=2026-12-03'],
    ['week', '?week=2026-12-03'],
    ['list', '?list=2026-12-03'],
    ['month', '?month=2026-12'],
  ] as const)('of a %s is read as it was written', (kind, search) => {
    const path = calendarPath({ kind, cleanerId: null }, '2026-12-03');
    expect(path).toBe(`/staff/portal/calendar${search}`);
    expect(read(search)).toMatchObject({ kind, cleanerId: null });
  });

  it('keeps the cleaner', () => {
    const path = calendarPath({ kind: 'month', cleanerId: MIA }, '2026-12-03');
    expect(path).toBe(`/staff/portal/calendar?month=2026-12&who=${MIA}`);
  });
});

describe('the day that the other views begin with', () => {
  it.each([
    ['', TODAY],
    ['week=2026-12-03', '2026-11-30'],
    ['day=2026-12-03', '2026-12-03'],
    ['month=2026-11', TODAY],
    ['month=2026-12', '2026-12-01'],
  ])('of %s is %s', (search, day) => {
    expect(leadingDay(read(search), TODAY)).toBe(day);
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
    expect(countIsoWeek(monday)).toBe(week);
  });
});
