import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cancellationDeadline, isBusinessDay } from './cancellation-deadline.ts';
import { financialYearOf } from './financial-year.ts';
import { addDays, addMonths, daysBetween, isPlainDate, isWeekend } from './plain-date.ts';
import { arePublicHolidaysKnown, isPublicHoliday, publicHolidayOn } from './public-holidays.ts';
import { instantOfSydneyTime, sydneyTimeOf } from './sydney-clock.ts';

const at = (date: string, time: string) => instantOfSydneyTime({ date, time: `${time}:00` });

const anyInstant = fc.date({
  min: new Date('2026-01-15T00:00:00Z'),
  max: new Date('2027-12-31T00:00:00Z'),
  noInvalidDate: true,
});

describe('calendar dates', () => {
  test.each([
    ['2026-02-28', 1, '2026-03-01'],
    ['2028-02-28', 1, '2028-02-29'],
    ['2026-01-01', -1, '2025-12-31'],
  ])('%s and %i days is %s', (date, days, result) => {
    expect(addDays(date, days)).toBe(result);
    expect(daysBetween(date, result)).toBe(days);
  });

  test.each([
    ['2026-11-30', -21, '2025-02-28'],
    ['2026-11-21', 24, '2028-11-21'],
    ['2026-08-31', 1, '2026-09-30'],
  ])('%s and %i months is %s', (date, months, result) => {
    expect(addMonths(date, months)).toBe(result);
  });

  test('are recognised as weekends', () => {
    const days = ['2026-11-20', '2026-11-21', '2026-11-22', '2026-11-23'];
    expect(days.map(isWeekend)).toEqual([false, true, true, false]);
  });

  test('must exist in the calendar', () => {
    const texts = ['2026-11-20', '2026-02-30', '20-11-2026', 'yesterday', '2026-13-01'];
    expect(texts.map(isPlainDate)).toEqual([true, false, false, false, false]);
    expect(() => addDays('yesterday', 1)).toThrow(RangeError);
  });
});

test.each([
  ['2026-06-30', '2025-26', '2025-07-01', '2026-06-30'],
  ['2026-07-01', '2026-27', '2026-07-01', '2027-06-30'],
  ['2099-12-31', '2099-00', '2099-07-01', '2100-06-30'],
])('%s is in the financial year %s', (date, name, from, to) => {
  expect(financialYearOf(date)).toEqual({ name, from, to });
});

describe('public holidays', () => {
  test('of 2026 and 2027 are the published ones', () => {
    const holidays: string[] = [];
    for (let date = '2026-01-01'; date <= '2027-12-31'; date = addDays(date, 1)) {
      if (isPublicHoliday(date)) holidays.push(date);
    }
    expect(holidays.map((date) => date.slice(2).replaceAll('-', '')).join(' ')).toBe(
      '260101 260126 260403 260404 260405 260406 260425 260427 260608 261005 261225 261226 261228 ' +
        '270101 270126 270326 270327 270328 270329 270425 270426 270614 271004 271225 271226 271227 271228',
    );
  });

  test('have names', () => {
    expect(publicHolidayOn('2026-10-05')).toBe('Labour Day');
    expect(publicHolidayOn('2026-10-06')).toBeNull();
  });

  test('are unknown for other years', () => {
    expect(arePublicHolidaysKnown('2027-01-01')).toBe(true);
    expect(arePublicHolidaysKnown('2028-01-01')).toBe(false);
    expect(isPublicHoliday('2028-01-01')).toBe(false);
  });
});

describe('the time in Sydney', () => {
  test.each([
    ['2026-11-20T13:00:00Z', '2026-11-21', '00:00:00'],
    ['2026-06-30T14:00:00Z', '2026-07-01', '00:00:00'],
    ['2026-10-03T15:59:59Z', '2026-10-04', '01:59:59'],
    ['2026-10-03T16:00:00Z', '2026-10-04', '03:00:00'],
  ])('at %s is %s %s', (instant, date, time) => {
    expect(sydneyTimeOf(new Date(instant))).toEqual({ date, time });
  });

  test('converts back to the same instant, except in the hour that daylight saving repeats', () => {
    fc.assert(
      fc.property(anyInstant, (moment) => {
        const second = Math.floor(moment.getTime() / 1000) * 1000;
        const shown = sydneyTimeOf(new Date(second));
        const again = instantOfSydneyTime(shown);
        expect(sydneyTimeOf(again)).toEqual(shown);
        expect([0, 3_600_000]).toContain(Math.abs(again.getTime() - second));
      }),
    );
  });
});

describe('the deadline of a free cancellation', () => {
  test.each([
    ['over a weekend and Labour Day', '2026-10-06', '10:00', 2, '2026-10-01', '10:00'],
    ['over the start of daylight saving', '2026-10-07', '08:30', 3, '2026-10-01', '08:30'],
    ['over Easter and the end of daylight saving', '2026-04-07', '09:00', 2, '2026-04-01', '09:00'],
    ['within a week', '2026-11-20', '14:15', 2, '2026-11-18', '14:15'],
    ['of a Sunday visit', '2026-11-22', '10:00', 2, '2026-11-19', '10:00'],
    ['over Christmas', '2026-12-29', '10:00', 2, '2026-12-23', '10:00'],
    ['with seven days of notice', '2026-11-20', '10:00', 7, '2026-11-11', '10:00'],
    ['without notice', '2026-11-20', '10:00', 0, '2026-11-20', '10:00'],
  ])('keeps the time of day: %s', (_when, date, time, notice, day, clock) => {
    expect(cancellationDeadline(at(date, time), notice)).toEqual(at(day, clock));
  });

  test('is a business day, that many business days before, at the same time', () => {
    fc.assert(
      fc.property(anyInstant, fc.integer({ min: 1, max: 10 }), (visit, notice) => {
        const deadline = sydneyTimeOf(cancellationDeadline(visit, notice));
        const start = sydneyTimeOf(visit);
        expect(isBusinessDay(deadline.date)).toBe(true);
        expect(deadline.time).toBe(start.time);
        let between = 0;
        for (let date = deadline.date; date < start.date; date = addDays(date, 1)) {
          if (isBusinessDay(date)) between += 1;
        }
        expect(between).toBe(notice);
      }),
    );
  });

  test.each([-1, 1.5])('refuses %d days of notice', (notice) => {
    expect(() => cancellationDeadline(new Date(), notice)).toThrow(RangeError);
  });
});
