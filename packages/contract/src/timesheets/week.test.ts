import { expect, test } from 'vitest';
import { decimalHours, hoursThatAdd } from './payroll-hours.ts';
import {
  datesOfWeek,
  isMonday,
  isWeekOver,
  lastWeekOver,
  mondayOf,
  weeksAround,
  weeksToLookAt,
  weekStateOf,
} from './week.ts';

test('a week begins on Monday, also over the end of a year', () => {
  expect(mondayOf('2026-11-22')).toBe('2026-11-16');
  expect(mondayOf('2026-11-23')).toBe('2026-11-23');
  expect(mondayOf('2027-01-01')).toBe('2026-12-28');
  expect(isMonday('2026-11-24')).toBe(false);
  expect(datesOfWeek('2026-12-28').at(-1)).toBe('2027-01-03');
});

test('a week ends at midnight in Sydney, also when the clocks change in it', () => {
  // The clocks go back on Sunday 4 April 2027, so that the week ends at UTC+10.
  expect(isWeekOver('2027-03-29', new Date('2027-04-04T13:59:59.999Z'))).toBe(false);
  expect(isWeekOver('2027-03-29', new Date('2027-04-04T14:00:00.000Z'))).toBe(true);
  expect(lastWeekOver(new Date('2027-04-04T14:00:00.000Z'))).toBe('2027-03-29');
  expect(lastWeekOver(new Date('2027-04-04T13:00:00.000Z'))).toBe('2027-03-22');
});

test('hours for payroll have two decimals, and those of the rows add up to the week', () => {
  expect(decimalHours(30 * 60 + 40)).toBe('30.67');
  expect(hoursThatAdd([20, 20, 20])).toEqual(['0.33', '0.34', '0.33']);
  expect(hoursThatAdd([])).toEqual([]);
});

const MONDAY_NOON = new Date('2026-11-30T01:00:00.000Z');

test('the office is told of the last eight weeks that are over, the earliest first', () => {
  const weeks = weeksToLookAt(MONDAY_NOON);
  expect(weeks).toHaveLength(8);
  expect(weeks[0]).toBe('2026-10-05');
  expect(weeks.at(-1)).toBe('2026-11-23');
});

test('the weeks around one end with the present week, and have the one that was asked for', () => {
  expect(weeksAround('2026-11-23', MONDAY_NOON)).toEqual([
    '2026-10-26',
    '2026-11-02',
    '2026-11-09',
    '2026-11-16',
    '2026-11-23',
    '2026-11-30',
  ]);
  expect(weeksAround('2026-08-03', MONDAY_NOON)).toHaveLength(9);
  expect(weeksAround('2027-01-04', MONDAY_NOON).at(-1)).toBe('2027-01-04');
});

test.each([
  ['in_payroll', { exported: 3 }],
  ['to_export', { exported: 3, approved: 1 }],
  ['to_approve', { exported: 3, approved: 1, toApprove: 1 }],
  ['no_hours', {}],
] as const)('a week is %s by what is still to do in it', (state, counts) => {
  const all = { toApprove: 0, approved: 0, exported: 0, ...counts };
  expect(weekStateOf('2026-11-23', all, MONDAY_NOON)).toBe(state);
  expect(weekStateOf('2026-11-30', all, MONDAY_NOON)).toBe('not_over');
});
