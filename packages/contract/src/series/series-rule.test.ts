import { describe, expect, test } from 'vitest';
import { describeRecurrence } from './series-labels.ts';
import {
  datesAfterChange,
  firstDateAfterChange,
  firstDatesOfChange,
  seriesDates,
  seriesDateState,
  visitTimeOn,
  weekdayInWeekOf,
  weekdayOf,
  type SeriesRule,
} from './series-rule.ts';

const rule = (changes: Partial<SeriesRule> = {}): SeriesRule => ({
  firstDate: '2026-11-30',
  recurrence: 'every_2_weeks',
  startTime: '09:00',
  endTime: '11:30',
  lastDate: null,
  pausedFrom: null,
  resumesOn: null,
  ...changes,
});

const NEXT_WEEKS = { from: '2026-11-23', to: '2027-01-31' };

describe('the dates of a series', () => {
  test.each([
    ['every_week', ['2026-11-30', '2026-12-07', '2026-12-14', '2026-12-21']],
    ['every_2_weeks', ['2026-11-30', '2026-12-14']],
    ['every_4_weeks', ['2026-11-30']],
  ] as const)('repeat %s', (recurrence, dates) => {
    const window = { from: '2026-11-01', to: '2026-12-25' };
    expect(seriesDates(rule({ recurrence }), window)).toEqual(dates);
  });

  test.each([
    ['the 15th', 'month_date', '2026-12-15', ['2026-12-15', '2027-01-15', '2027-02-15']],
    ['the last day', 'month_date', '2027-01-31', ['2027-01-31', '2027-02-28', '2027-03-31']],
    ['the 29th', 'month_date', '2028-01-29', ['2028-01-29', '2028-02-29', '2028-03-29']],
    ['the first Monday', 'month_weekday', '2026-12-07', ['2026-12-07', '2027-01-04', '2027-02-01']],
    [
      'the fourth Friday',
      'month_weekday',
      '2027-01-22',
      ['2027-01-22', '2027-02-26', '2027-03-26'],
    ],
    ['the last Monday', 'month_weekday', '2026-11-30', ['2026-11-30', '2026-12-28', '2027-01-25']],
  ] as const)('come once a month, on %s', (_name, recurrence, firstDate, dates) => {
    const monthly = rule({ recurrence, firstDate });
    expect(seriesDates(monthly, { from: '2026-11-01', to: '2028-12-31' }).slice(0, 3)).toEqual(
      dates,
    );
  });

  test('start in a window that begins later, and end with the series', () => {
    const until = rule({ lastDate: '2027-01-11' });
    expect(seriesDates(until, { from: '2026-12-15', to: '2027-03-01' })).toEqual([
      '2026-12-28',
      '2027-01-11',
    ]);
  });

  test('are empty in a window before the first one, or after the last one', () => {
    const ended = rule({ lastDate: '2026-12-20' });
    expect(seriesDates(ended, { from: '2026-10-01', to: '2026-11-29' })).toEqual([]);
    expect(seriesDates(ended, { from: '2026-12-21', to: '2027-11-29' })).toEqual([]);
  });

  test('exclude pauses and public holidays', () => {
    const paused = rule({ pausedFrom: '2026-12-10', resumesOn: '2026-12-28' });
    const states = seriesDates(paused, NEXT_WEEKS).map((date) => [
      date,
      seriesDateState(paused, date),
    ]);
    expect(states).toEqual([
      ['2026-11-30', 'due'],
      ['2026-12-14', 'paused'],
      ['2026-12-28', 'public_holiday'],
      ['2027-01-11', 'due'],
      ['2027-01-25', 'due'],
    ]);
  });

  test('stay paused while the pause has no end', () => {
    expect(seriesDateState(rule({ pausedFrom: '2026-12-10' }), '2036-12-08')).toBe('paused');
  });
});

describe('the time of a visit', () => {
  test.each([
    // Daylight saving begins on Sunday 4 October 2026 and ends on Sunday 4 April 2027.
    ['2026-09-27', '2026-09-26T23:00:00.000Z'],
    ['2026-10-04', '2026-10-03T22:00:00.000Z'],
    ['2027-03-28', '2027-03-27T22:00:00.000Z'],
    ['2027-04-04', '2027-04-03T23:00:00.000Z'],
  ])('is nine o’clock in Sydney on %s', (date, startsAt) => {
    expect(visitTimeOn(rule(), date).startsAt.toISOString()).toBe(startsAt);
  });

  test.each([
    // The hour from two to three does not exist on 4 October 2026.
    ['02:15', '02:45', '2026-10-03T16:15:00.000Z', '2026-10-03T16:45:00.000Z'],
    ['02:30', '03:00', '2026-10-03T16:30:00.000Z', '2026-10-03T17:00:00.000Z'],
    ['01:30', '02:30', '2026-10-03T15:30:00.000Z', '2026-10-03T16:30:00.000Z'],
  ])('from %s to %s moves to the next hour when it does not exist', (...times) => {
    const [startTime, endTime, startsAt, endsAt] = times;
    expect(visitTimeOn(rule({ startTime, endTime }), '2026-10-04')).toEqual({
      startsAt: new Date(startsAt),
      endsAt: new Date(endsAt),
    });
  });
});

test('weeks run from Monday to Sunday', () => {
  expect(['2026-11-23', '2026-11-29'].map(weekdayOf)).toEqual([1, 7]);
  expect(weekdayInWeekOf('2026-11-29', 1)).toBe('2026-11-23');
  expect(weekdayInWeekOf('2026-11-23', 7)).toBe('2026-11-29');
});

test('a visit moves to the date of its week under another rule, or has none', () => {
  const thursdays = rule({ firstDate: '2026-12-03' });
  const mondays = ['2026-11-30', '2026-12-07', '2026-12-14'];
  expect(datesAfterChange(rule(), thursdays, mondays)).toEqual(['2026-12-03', null, '2026-12-17']);
});

test('a monthly visit moves to the date of its month, and to that of its week when it becomes weekly', () => {
  const third = rule({ recurrence: 'month_date', firstDate: '2026-12-03' });
  const firstMonday = rule({ recurrence: 'month_weekday', firstDate: '2026-12-07' });
  expect(datesAfterChange(third, firstMonday, ['2027-01-03', '2027-02-03'])).toEqual([
    '2027-01-04',
    '2027-02-01',
  ]);
  const thursdays = rule({ recurrence: 'every_week', firstDate: '2026-12-03' });
  expect(datesAfterChange(firstMonday, thursdays, ['2027-01-04'])).toEqual(['2027-01-07']);
  expect(datesAfterChange(thursdays, firstMonday, ['2026-12-10', '2026-12-17'])).toEqual([
    '2026-12-07',
    null,
  ]);
});

test('of two visits in one month, the one on the new date has it, else the first', () => {
  const monthly = rule({ recurrence: 'month_date', firstDate: '2026-12-20' });
  const dates = ['2026-12-03', '2026-12-20', '2027-01-20'];
  expect(datesAfterChange(monthly, monthly, dates)).toEqual([null, '2026-12-20', '2027-01-20']);
  const fifteenth = { ...monthly, firstDate: '2026-12-15' };
  expect(datesAfterChange(monthly, fifteenth, dates)).toEqual(['2026-12-15', null, '2027-01-15']);
});

describe('the first date of a changed series', () => {
  test.each([
    ['the last day', 'month_date', '2026-12-31', ['2027-02-28', '2027-04-30']],
    ['the 30th', 'month_date', '2026-12-30', ['2027-02-28', '2027-03-30']],
    ['the last Friday', 'month_weekday', '2027-01-29', ['2027-02-26', '2027-03-26']],
    ['every second Thursday', 'every_2_weeks', '2026-12-03', ['2026-12-17']],
  ] as const)('stays while the visits stay on %s', (_day, recurrence, firstDate, dates) => {
    const before = rule({ recurrence, firstDate });
    for (const date of dates) {
      expect(firstDateAfterChange(before, { recurrence, firstDate: date })).toBe(firstDate);
    }
  });

  test.each([
    ['another day', 'month_date', '2027-02-27'],
    ['another month to begin in', 'month_date', '2026-11-30'],
    ['another recurrence', 'month_weekday', '2027-02-28'],
    ['weeks', 'every_week', '2027-02-28'],
  ] as const)('is the chosen one for %s', (_change, recurrence, firstDate) => {
    const before = rule({ recurrence: 'month_date', firstDate: '2026-12-31' });
    expect(firstDateAfterChange(before, { recurrence, firstDate })).toBe(firstDate);
  });

  test.each([
    ['its week', 'every_week', [], '2026-12-07', '2026-12-13'],
    ['its month', 'month_date', [], '2026-12-01', '2026-12-31'],
    [
      'the days after the visit before it',
      'month_weekday',
      ['2026-12-03'],
      '2026-12-04',
      '2026-12-31',
    ],
    [
      'its whole week after a visit of the week before',
      'every_week',
      ['2026-12-03'],
      '2026-12-07',
      '2026-12-13',
    ],
    [
      'the rest of its week after a visit there',
      'every_week',
      ['2026-12-03', '2026-12-08'],
      '2026-12-09',
      '2026-12-13',
    ],
  ] as const)('can be one of %s', (_days, recurrence, earlier, from, to) => {
    const dates = [...earlier, '2026-12-10', '2026-12-17'];
    expect(firstDatesOfChange(recurrence, '2026-12-10', dates)).toEqual({ from, to });
  });
});

test.each([
  ['every_week', '2026-12-03', 'every Thursday'],
  ['every_2_weeks', '2026-12-03', 'every second Thursday'],
  ['every_4_weeks', '2026-12-03', 'every fourth Thursday'],
  ['month_date', '2026-12-03', 'on the 3rd of the month'],
  ['month_date', '2026-12-11', 'on the 11th of the month'],
  ['month_date', '2026-12-22', 'on the 22nd of the month'],
  ['month_date', '2026-12-31', 'on the last day of the month'],
  ['month_weekday', '2026-12-07', 'on the first Monday of the month'],
  ['month_weekday', '2026-12-25', 'on the fourth Friday of the month'],
  ['month_weekday', '2026-12-31', 'on the last Thursday of the month'],
] as const)('%s from %s reads “%s”', (recurrence, first_date, words) => {
  expect(describeRecurrence({ recurrence, first_date })).toBe(words);
});
