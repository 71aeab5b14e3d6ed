import { describe, expect, it } from 'vitest';
import { APPOINTMENT_STATUSES } from '../appointments/appointment-states.ts';
import { changesOfPay, inPayroll, sheetOf, type VisitHours } from './visit-hours.ts';

/** Two hours of Mia on Thursday 3 December 2026. */
const DONE: VisitHours = {
  status: 'completed',
  cleanerId: 'mia',
  date: '2026-12-03',
  startedAt: new Date('2026-12-02T22:30:00.000Z'),
  endedAt: new Date('2026-12-03T00:30:00.000Z'),
};
const PLANNED: VisitHours = { ...DONE, status: 'confirmed', startedAt: null, endedAt: null };
const STARTED: VisitHours = { ...DONE, status: 'in_progress', endedAt: null };
const MISSED: VisitHours = { ...PLANNED, status: 'no_access' };
const WITHOUT_CLEANER: VisitHours = { ...PLANNED, cleanerId: null };

const MIAS = { cleanerId: 'mia', week: '2026-11-30' };
const LUCAS = { ...MIAS, cleanerId: 'luca' };
const joins = <Sheet extends object>(sheet: Sheet) => ({ ...sheet, how: 'joins' });
const changes = <Sheet extends object>(sheet: Sheet) => ({ ...sheet, how: 'changes' });

it.each(APPOINTMENT_STATUSES)(
  'a visit that is %s is on the timesheet of its cleaner, or not',
  (status) => {
    const isOn = ['confirmed', 'in_progress', 'completed'].includes(status);
    expect(sheetOf({ ...PLANNED, status })).toEqual(isOn ? MIAS : null);
    // Without access, it is paid where its times are recorded.
    expect(sheetOf({ ...DONE, status })).toEqual(isOn || status === 'no_access' ? MIAS : null);
    expect(sheetOf({ ...DONE, status, cleanerId: null })).toBeNull();
  },
);

describe('the timesheets that a change of a visit needs open', () => {
  it.each([
    ['a visit that is added as done', null, DONE, [joins(MIAS)]],
    ['a visit that is added without a finish', null, PLANNED, [joins(MIAS)]],
    ['a cleaner for a visit without one', WITHOUT_CLEANER, PLANNED, [joins(MIAS)]],
    ['another cleaner', PLANNED, { ...PLANNED, cleanerId: 'luca' }, [joins(LUCAS)]],
    ['a start by somebody else', WITHOUT_CLEANER, STARTED, [joins(MIAS)]],
    [
      'another week',
      PLANNED,
      { ...PLANNED, date: '2026-12-07' },
      [joins({ ...MIAS, week: '2026-12-07' })],
    ],
    ['access after all, with its times', MISSED, DONE, [joins(MIAS)]],
    [
      'other times of work',
      DONE,
      { ...DONE, endedAt: new Date('2026-12-03T01:00:00.000Z') },
      [changes(MIAS)],
    ],
    ['another day of the work', DONE, { ...DONE, date: '2026-12-04' }, [changes(MIAS)]],
    ['work that is taken back', DONE, { ...DONE, status: 'cancelled' as const }, [changes(MIAS)]],
    [
      'the work of another cleaner',
      DONE,
      { ...DONE, cleanerId: 'luca' },
      [changes(MIAS), joins(LUCAS)],
    ],
  ])('are those of %s', (_what, before, after, sheets) => {
    expect(changesOfPay(before, after)).toEqual(sheets);
  });

  it.each([
    ['a start by its cleaner, which a phone may send late', PLANNED, STARTED],
    ['a finish by its cleaner, likewise', STARTED, DONE],
    [
      'a visit without a finish that is cancelled',
      PLANNED,
      { ...PLANNED, status: 'cancelled' as const },
    ],
    ['a visit without a finish that loses its cleaner', PLANNED, WITHOUT_CLEANER],
    ['no access', STARTED, { ...STARTED, status: 'no_access' as const }],
    ['what changes no hours', DONE, { ...DONE }],
    [
      'a visit without a cleaner',
      WITHOUT_CLEANER,
      { ...WITHOUT_CLEANER, status: 'cancelled' as const },
    ],
  ])('are none for %s', (_what, before, after) => {
    expect(changesOfPay(before, after)).toEqual([]);
  });
});

it('says whose hours are in payroll, and what to do', () => {
  expect(inPayroll('joins', 'Mia')).toContain('Add its time to Mia’s next timesheet');
  expect(inPayroll('changes', 'Mia')).toContain('Correct Mia’s hours in your payroll program.');
});
