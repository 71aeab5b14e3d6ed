import { staffTodaySchema } from '@cleaning/contract/staff';
import { timesheetWeekSchema } from '@cleaning/contract/timesheets';
import { expect, test } from 'vitest';
import { startBeforeAll } from '../../test/set-up.ts';
import {
  AFTER_WEEK,
  commandSheet,
  readSheet,
  timesheetIn,
  WEEK,
  workedVisit,
} from '../../test/timesheet-fixtures.ts';

const api = startBeforeAll();

test('the weeks around a week say what is to do in each, until it is in payroll', async () => {
  api.clock.set('2026-11-20T00:00:00.000Z');
  const office = await api.signIn({ userType: 'staff' });
  const mia = await api.signIn({ userType: 'staff', staffRole: 'cleaner' });
  const plan = ['2026-12-02T22:30:00.000Z', '2026-12-03T01:00:00.000Z'] as const;
  await workedVisit(api, { cleaner: mia, office, plan });
  api.clock.set(AFTER_WEEK);
  const stateNow = async () => {
    const response = await api.call({ path: `timesheets/?week=${WEEK}`, as: office });
    const { weeks = [] } = timesheetWeekSchema.parse(response.json());
    expect(weeks.filter(({ week }) => week < WEEK).map(({ state }) => state)).toEqual(
      Array.from({ length: 4 }, () => 'no_hours'),
    );
    expect(weeks.at(-1)?.state).toBe('not_over');
    return weeks.find(({ week }) => week === WEEK)?.state;
  };
  expect(await stateNow()).toBe('to_approve');
  const sheet = await readSheet(api, office, mia);
  const { version } = timesheetIn(await commandSheet(api, office, sheet, 'approve'));
  expect(await stateNow()).toBe('to_export');
  const made = await api.call({
    method: 'POST',
    path: 'timesheets/export/',
    as: office,
    body: { week: WEEK, layout: 'xero', timesheets: [{ cleaner_id: mia.id, version }] },
  });
  expect(made.statusCode).toBe(201);
  expect(await stateNow()).toBe('in_payroll');
});

test('Today says which weeks that are over have timesheets to approve, until they are approved', async () => {
  api.clock.set('2026-11-20T00:00:00.000Z');
  const office = await api.signIn({ userType: 'staff' });
  const mia = await api.signIn({ userType: 'staff', staffRole: 'cleaner' });
  const luca = await api.signIn({ userType: 'staff', staffRole: 'cleaner' });
  const waiting = async (as = office) => {
    const response = await api.call({ path: 'staff/today/', as });
    return staffTodaySchema.parse(response.json()).timesheets_to_approve;
  };
  const plan = ['2026-12-02T22:30:00.000Z', '2026-12-03T01:00:00.000Z'] as const;
  await workedVisit(api, { cleaner: mia, office, plan });
  // It is not over before midnight on Sunday.
  expect(await waiting()).toEqual([]);
  // A visit that nobody completed has hours too, to be recorded before they are approved.
  await workedVisit(api, { cleaner: luca, office, plan, worked: null });
  api.clock.set(AFTER_WEEK);
  expect(await waiting()).toEqual([{ week: WEEK, count: 2 }]);
  await commandSheet(api, office, await readSheet(api, office, mia), 'approve');
  expect(await waiting()).toEqual([{ week: WEEK, count: 1 }]);
  // A week long past was paid without the timesheets.
  api.clock.set('2027-02-28T22:00:00.000Z');
  expect(await waiting(await api.signIn({ userType: 'staff' }))).toEqual([]);
});
