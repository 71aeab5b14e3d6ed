import { describe, expect, it } from 'vitest';
import { describePeriod, findPeriodName, periodsOn } from './periods.ts';

const TODAY = '2026-11-23';

describe('the periods for the bookkeeper', () => {
  it('end today or with the last whole month and quarter', () => {
    expect(periodsOn(TODAY)).toEqual({
      month: { from: '2026-11-01', to: TODAY },
      'last-month': { from: '2026-10-01', to: '2026-10-31' },
      quarter: { from: '2026-10-01', to: TODAY },
      'last-quarter': { from: '2026-07-01', to: '2026-09-30' },
      year: { from: '2026-07-01', to: TODAY },
    });
  });

  it('go back over the start of a year', () => {
    expect(periodsOn('2027-01-31')).toMatchObject({
      'last-month': { from: '2026-12-01', to: '2026-12-31' },
      'last-quarter': { from: '2026-10-01', to: '2026-12-31' },
      year: { from: '2026-07-01', to: '2027-01-31' },
    });
  });

  it('are recognised by their dates', () => {
    expect(findPeriodName({ from: '2026-10-01', to: '2026-10-31' }, TODAY)).toBe('last-month');
    expect(findPeriodName({ from: '2026-10-02', to: '2026-10-31' }, TODAY)).toBeUndefined();
  });
});

it.each([
  ['2026-03-01', '2027-02-28', '1 Mar 2026 – 28 Feb 2027'],
  ['2026-03-01', null, 'From 1 Mar 2026'],
  [null, '2027-02-28', 'Until 28 Feb 2027'],
  [null, null, null],
])('a period from %s to %s is read as %s', (start, end, words) => {
  expect(describePeriod(start, end)).toBe(words);
});
