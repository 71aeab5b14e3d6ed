import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatDate, formatInstant, formatPlainDate, sydneyDateOf } from './format-date.ts';

describe('formatPlainDate', () => {
  test.each([
    ['2026-12-03', 'Thursday 3 December 2026', '3 Dec 2026', '03/12/2026'],
    ['2028-02-29', 'Tuesday 29 February 2028', '29 Feb 2028', '29/02/2028'],
    ['2026-01-01', 'Thursday 1 January 2026', '1 Jan 2026', '01/01/2026'],
    ['2026-04-05', 'Sunday 5 April 2026', '5 Apr 2026', '05/04/2026'],
    ['2026-10-04', 'Sunday 4 October 2026', '4 Oct 2026', '04/10/2026'],
  ])('shows %s as %s, %s and %s', (date, long, medium, short) => {
    expect(formatPlainDate(date, 'long')).toBe(long);
    expect(formatPlainDate(date, 'medium')).toBe(medium);
    expect(formatPlainDate(date, 'short')).toBe(short);
  });

  test.each([
    '',
    'today',
    '2026-02-29',
    '2026-02-30',
    '2026-04-31',
    '2026-13-01',
    '2026-00-10',
    '2026-1-1',
    '03/12/2026',
    '2026-12-03T00:00:00Z',
    ' 2026-12-03',
    '2026-12-03\n',
  ])('refuses %j', (date) => {
    expect(() => formatPlainDate(date, 'long')).toThrow(RangeError);
  });

  test('shows every day as itself, in whatever time zone the machine is', () => {
    fc.assert(
      fc.property(day(), (date) => {
        const [year, month, dayOfMonth] = date.split('-');
        expect(formatPlainDate(date, 'short')).toBe(`${dayOfMonth}/${month}/${year}`);
      }),
    );
  });
});

describe('formatInstant', () => {
  test.each([
    ['2026-03-08T23:24:00Z', '9 Mar 2026', '10:24 am'],
    ['2026-03-08T23:24:59.999Z', '9 Mar 2026', '10:24 am'],
    ['2026-03-09T10:24:00+11:00', '9 Mar 2026', '10:24 am'],
    ['2026-03-08T23:24Z', '9 Mar 2026', '10:24 am'],
    ['2026-07-01T02:00:00Z', '1 July 2026', '12:00 pm'],
    // Midnight in summer and in winter.
    ['2026-01-31T12:59:59Z', '31 Jan 2026', '11:59 pm'],
    ['2026-01-31T13:00:00Z', '1 Feb 2026', '12:00 am'],
    ['2026-05-31T13:59:59Z', '31 May 2026', '11:59 pm'],
    ['2026-05-31T14:00:00Z', '1 June 2026', '12:00 am'],
    ['2025-12-31T13:00:00Z', '1 Jan 2026', '12:00 am'],
    // Daylight saving ends on 5 April 2026: 2:30 am happens twice.
    ['2026-04-04T15:30:00Z', '5 Apr 2026', '2:30 am'],
    ['2026-04-04T16:30:00Z', '5 Apr 2026', '2:30 am'],
    ['2026-04-04T17:30:00Z', '5 Apr 2026', '3:30 am'],
    // It starts on 4 October 2026: 2:30 am does not happen.
    ['2026-10-03T15:59:00Z', '4 Oct 2026', '1:59 am'],
    ['2026-10-03T16:00:00Z', '4 Oct 2026', '3:00 am'],
  ])('shows %s as %s, %s by the clock in Sydney', (instant, date, time) => {
    for (const moment of [instant, new Date(instant)]) {
      expect(formatInstant(moment, 'date')).toBe(date);
      expect(formatInstant(moment, 'time')).toBe(time);
      expect(formatInstant(moment, 'date-time')).toBe(`${date}, ${time}`);
    }
  });

  test.each([
    '',
    'now',
    '2026-03-08',
    '2026-03-08T23:24:00',
    '2026-03-08 23:24:00Z',
    '2026-02-30T10:00:00Z',
    '2026-03-08T25:00:00Z',
    '2026-03-08T23:24:00+1100',
    new Date(Number.NaN),
  ])('refuses %j', (instant) => {
    expect(() => formatInstant(instant, 'date')).toThrow(RangeError);
    expect(() => sydneyDateOf(instant)).toThrow(RangeError);
  });
});

describe('sydneyDateOf', () => {
  test.each([
    ['2026-01-31T12:59:59.999Z', '2026-01-31'],
    ['2026-01-31T13:00:00Z', '2026-02-01'],
    ['2026-05-31T13:59:59.999Z', '2026-05-31'],
    ['2026-05-31T14:00:00Z', '2026-06-01'],
    // The first midnight after daylight saving ends, and after it starts.
    ['2026-04-05T13:59:59Z', '2026-04-05'],
    ['2026-04-05T14:00:00Z', '2026-04-06'],
    ['2026-10-04T12:59:59Z', '2026-10-04'],
    ['2026-10-04T13:00:00Z', '2026-10-05'],
    ['2026-03-09T00:30:00+14:00', '2026-03-08'],
  ])('%s falls on %s', (instant, date) => {
    expect(sydneyDateOf(instant)).toBe(date);
    expect(sydneyDateOf(new Date(instant))).toBe(date);
  });

  test('puts noon in Sydney on the same day all year', () => {
    fc.assert(
      fc.property(day(), (date) => {
        expect(sydneyDateOf(`${date}T12:00:00+10:00`)).toBe(date);
      }),
    );
  });
});

describe('formatDate', () => {
  test.each([
    ['2026-03-08', 'Sunday 8 March 2026'],
    ['2026-03-08T23:24:00Z', 'Monday 9 March 2026'],
    [new Date('2026-03-08T23:24:00Z'), 'Monday 9 March 2026'],
  ])('shows %j as %s', (dateOrInstant, long) => {
    expect(formatDate(dateOrInstant, 'long')).toBe(long);
  });

  test.each(['2026-02-30', '2026-03-08T23:24:00', 'tomorrow'])('refuses %j', (text) => {
    expect(() => formatDate(text, 'medium')).toThrow(RangeError);
  });
});

function day(): fc.Arbitrary<string> {
  return fc
    .date({
      min: new Date('2000-01-01T00:00:00Z'),
      max: new Date('2099-12-31T00:00:00Z'),
      noInvalidDate: true,
    })
    .map((date) => date.toISOString().slice(0, 10));
}
