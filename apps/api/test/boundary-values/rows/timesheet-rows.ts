import type { Timesheet } from '@cleaning/contract/timesheets';
import type { TestPerson } from '../../create-test-app.ts';
import { changeStoredAppointment } from '../../invoice-fixtures.ts';
import {
  AFTER_WEEK,
  commandSheet,
  readSheet,
  timesheetIn,
  WEEK,
  workedVisit,
} from '../../timesheet-fixtures.ts';
import { prepared, type Row, type Rows, type World } from '../world.ts';

const DATE = '2026-12-03';
const REASON = { reason: 'The bridge was closed.' };

/** The timesheet of a new cleaner, after its week. */
async function open({ api, staff }: World): Promise<{ cleaner: TestPerson; sheet: Timesheet }> {
  const cleaner = await api.signIn({ userType: 'staff', staffRole: 'cleaner' });
  api.clock.set(AFTER_WEEK);
  return { cleaner, sheet: await readSheet(api, staff, cleaner) };
}

/** The timesheet of a new cleaner, after the office or the cleaner gave a command. */
async function after(world: World, command: string, body: object = {}, isOwn = false) {
  const { cleaner, sheet } = await open(world);
  const as = isOwn ? cleaner : world.staff;
  return { cleaner, sheet: timesheetIn(await commandSheet(world.api, as, sheet, command, body)) };
}

const commandRow =
  (
    bodyOf: (sheet: Timesheet) => object = () => ({}),
    made: (world: World) => ReturnType<typeof open> = open,
  ): Row =>
  async (world) => {
    const { cleaner, sheet } = await made(world);
    const body = { week: WEEK, version: sheet.version, ...bodyOf(sheet) };
    return { as: world.staff, ids: { id: cleaner.id }, body };
  };

const chosen = ({ cleaner, version }: Timesheet) => ({
  week: WEEK,
  timesheets: [{ cleaner_id: cleaner.id, version }],
});

/** The timesheet of a new cleaner that is in payroll, who then has a visit more. */
async function changedSincePayroll(world: World) {
  const { api, staff } = world;
  const visit = await workedVisit(api, {
    cleaner: await api.signIn({ userType: 'staff', staffRole: 'cleaner' }),
    office: staff,
    plan: [`${DATE}T00:00:00.000Z`, `${DATE}T02:00:00.000Z`],
  });
  const { cleaner, sheet } = await after(world, 'approve');
  await prepared(world, {
    path: 'timesheets/export/',
    as: staff,
    body: { ...chosen(sheet), layout: 'xero' },
  });
  await changeStoredAppointment(api, visit.id, { staffId: cleaner.id });
  return { cleaner, sheet: await readSheet(api, staff, cleaner) };
}

/** What cleaners worked, its approval and its export. */
export const timesheetRows: Rows = {
  approveTimesheet: commandRow(),
  reopenTimesheet: commandRow(
    () => REASON,
    (world) => after(world, 'approve'),
  ),
  addExtraLine: commandRow(() => ({ date: DATE, minutes: 30, what: 'Training' })),
  removeExtraLine: commandRow(
    ({ extras }) => ({ extra_id: extras[0]?.id, ...REASON }),
    (world) => after(world, 'extra_lines', { date: DATE, minutes: 30, what: 'Training' }),
  ),
  settleTimesheet: commandRow(
    ({ moved_to_minutes }) => ({ moved_to_minutes, ...REASON }),
    changedSincePayroll,
  ),
  correctTravel: commandRow(() => ({ date: DATE, minutes: 30, ...REASON })),
  askForCorrection: async (world) => {
    const { cleaner, sheet } = await open(world);
    const body = { week: WEEK, version: sheet.version, appointment_id: null, message: 'My hours.' };
    return { as: cleaner, ids: { id: cleaner.id }, body };
  },
  answerCorrection: commandRow(
    ({ requests }) => ({ request_id: requests[0]?.id, answer: 'Corrected.' }),
    (world) => after(world, 'ask', { appointment_id: null, message: 'My hours.' }, true),
  ),
  approveTimesheets: async (world) => ({
    as: world.staff,
    body: chosen((await open(world)).sheet),
  }),
  exportTimesheets: async (world) => {
    const { cleaner } = await after(world, 'approve');
    const sheet = await prepared<Timesheet>(world, {
      method: 'GET',
      path: `timesheets/${cleaner.id}/?week=${WEEK}`,
      as: world.staff,
    });
    return { as: world.staff, body: { ...chosen(sheet), layout: 'xero' } };
  },
};
