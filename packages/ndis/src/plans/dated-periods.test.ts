import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays } from '../calendar/plain-date.ts';
import { currentPeriod, planOfSupports, periodOn } from './dated-periods.ts';

const LAST_YEAR = { start: '2025-07-01', end: '2026-06-30' };
const THIS_YEAR = { start: '2026-07-01', end: '2027-06-30' };
const PLANS = [THIS_YEAR, LAST_YEAR];

describe('the plan on a day', () => {
  test.each([
    ['2025-06-30', null],
    ['2025-07-01', LAST_YEAR],
    ['2026-06-30', LAST_YEAR],
    ['2026-07-01', THIS_YEAR],
    ['2027-07-01', null],
  ])('%s', (date, plan) => {
    expect(periodOn(PLANS, date)).toBe(plan);
  });

  test('is one with unknown dates, where no other covers the day', () => {
    const unknown = { start: null, end: null };
    expect(periodOn([unknown], '2020-01-01')).toBe(unknown);
    expect(periodOn([THIS_YEAR, unknown], '2026-11-20')).toBe(THIS_YEAR);
    expect(periodOn([{ start: '2026-01-01', end: null }], '2025-12-31')).toBeNull();
  });

  test('is found in any order of plans, and is never more than one', () => {
    const day = fc.integer({ min: 0, max: 1_500 }).map((days) => addDays('2024-01-01', days));
    fc.assert(
      fc.property(day, (date) => {
        const found = periodOn(PLANS, date);
        expect(periodOn(PLANS.toReversed(), date)).toBe(found);
        const covering = PLANS.filter(({ start, end }) => start <= date && date <= end);
        expect(covering).toEqual(found === null ? [] : [found]);
      }),
    );
  });
});

test.each([
  ['2026-11-20', THIS_YEAR],
  ['2026-01-01', LAST_YEAR],
  ['2028-01-01', THIS_YEAR],
  ['2025-01-01', LAST_YEAR],
])('the current plan on %s is that day’s, the last that ended, or the next', (today, plan) => {
  expect(currentPeriod(PLANS, today)).toBe(plan);
});

test('supports are paid by the plan on their last day, or otherwise by today’s', () => {
  expect(planOfSupports(PLANS, ['2026-06-01', null, '2026-06-30'], '2026-11-20')).toBe(LAST_YEAR);
  expect(planOfSupports(PLANS, [null], '2026-11-20')).toBe(THIS_YEAR);
  expect(planOfSupports([], ['2026-06-30'], '2026-11-20')).toBeNull();
});

test('there is no current plan without a plan', () => {
  expect(currentPeriod([], '2026-11-20')).toBeNull();
});
