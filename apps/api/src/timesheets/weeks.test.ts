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
