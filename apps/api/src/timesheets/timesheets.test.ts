import type { Appointment } from '@cleaning/contract/appointments';
import {
  timesheetWeekSchema,
  type PayrollExport,
  type TimesheetWeek,
} from '@cleaning/contract/timesheets';
import { parse } from 'csv-parse/sync';
import { beforeEach, describe, expect, test } from 'vitest';
import type { TestPerson } from '../../test/create-test-app.ts';
import { makeBeforeEach, startBeforeAll } from '../../test/set-up.ts';
import {
  AFTER_WEEK,
  commandSheet,
  getSheet,
  readSheet,
  timesheetIn,
  WEEK,
  workedVisit,
} from '../../test/timesheet-fixtures.ts';

const api = startBeforeAll();
beforeEach(() => api.clock.set('2026-11-20T00:00:00.000Z'));
const office = makeBeforeEach(() => api.signIn({ userType: 'staff', firstName: 'Sam' }));
const mia = makeBeforeEach(() => signInCleaner('Mia', 'Tran'));

const signInCleaner = (firstName: string, lastName: string) =>
  api.signIn({ userType: 'staff', staffRole: 'cleaner', firstName, lastName });

/** Thursday 3 December, 9:30 am to 12:00 pm in Ryde. */
const MORNING = ['2026-12-02T22:30:00.000Z', '2026-12-03T01:00:00.000Z'] as const;
/** The same day, 1:00 to 3:00 pm. */
const AFTERNOON = ['2026-12-03T02:00:00.000Z', '2026-12-03T04:00:00.000Z'] as const;

/** Two visits of Mia in Ryde and Manly, 2 h 45 and 2 h, after which the week is over. */
async function twoVisits(cleaner = mia) {
  const worked = [MORNING[0], '2026-12-03T01:15:00.000Z'] as const;
  const first = await workedVisit(api, { cleaner, office, plan: MORNING, worked });
  await workedVisit(api, { cleaner, office, plan: AFTERNOON, suburb: 'Manly' });
  api.clock.set(AFTER_WEEK);
  return first;
}

/** Corrects the times of a visit to those of its plan. */
const correctToPlan = ({ id, version }: Pick<Appointment, 'id' | 'version'>, reason: string) =>
  api.call({
    method: 'POST',
    path: `appointments/${id}/correct_times/`,
    as: office,
    body: { version, started_at: MORNING[0], ended_at: MORNING[1], reason },
  });

const approved = async (cleaner = mia) =>
  timesheetIn(await commandSheet(api, office, await readSheet(api, office, cleaner), 'approve'));

const exportSheets = (
  timesheets: readonly { readonly cleaner: { readonly id: string }; readonly version: number }[],
  changes: object = {},
) =>
  api.call({
    method: 'POST',
    path: 'timesheets/export/',
    as: office,
    body: {
      week: WEEK,
      layout: 'xero',
      timesheets: timesheets.map(({ cleaner, version }) => ({ cleaner_id: cleaner.id, version })),
      ...changes,
    },
  });

describe('a timesheet', () => {
  test('has the minutes worked beside those planned, and the drive between visits', async () => {
    const visit = await twoVisits();
    const sheet = await readSheet(api, office, mia);
    expect(sheet).toMatchObject({
      status: 'open',
      version: 1,
      approval_obstacle: null,
      totals: { planned_minutes: 270, worked_minutes: 285, travel_minutes: 45, total_minutes: 330 },
      visits: [
        { appointment_id: visit.id, planned_minutes: 150, worked_minutes: 165, suburb: 'Ryde' },
        { planned_minutes: 120, worked_minutes: 120, suburb: 'Manly' },
      ],
      travel: [
        {
          date: '2026-12-03',
          drives: [{ from_suburb: 'Ryde', to_suburb: 'Manly', minutes: 45 }],
          correction: null,
        },
      ],
    });
    expect(sheet.totals.days).toHaveLength(7);
    expect(JSON.stringify(sheet)).not.toContain('cents');
  });

  test('is made of what the office corrects, adds and removes, each with a reason', async () => {
    const visit = await twoVisits();
    await correctToPlan(visit, 'Forgot to press.');
    let sheet = await readSheet(api, office, mia);
    const act = async (command: string, body: object) => {
      sheet = timesheetIn(await commandSheet(api, office, sheet, command, body));
    };
    await act('travel', { date: '2026-12-03', minutes: 70, reason: 'The bridge was closed.' });
    await act('extra_lines', { date: '2026-12-01', minutes: 90, what: 'Training' });
    expect(sheet).toMatchObject({
      version: 3,
      corrected_count: 1,
      totals: { worked_minutes: 270, travel_minutes: 70, extra_minutes: 90, total_minutes: 430 },
      travel: [
        {
          estimated_minutes: 45,
          counted_minutes: 70,
          correction: { reason: 'The bridge was closed.', corrected_by: 'Sam' },
        },
      ],
      extras: [{ what: 'Training', minutes: 90, added_by: 'Sam' }],
    });
    const [extra] = sheet.extras;
    await act('extra_lines/remove', { extra_id: extra?.id, reason: 'It was cancelled.' });
    expect(sheet.totals.extra_minutes).toBe(0);
    expect(sheet.events.map(({ command, reason }) => [command, reason])).toEqual([
      ['correct_travel', 'The bridge was closed.'],
      ['add_extra', 'Training'],
      ['remove_extra', 'It was cancelled.'],
    ]);
  });

  test('refuses a day of another week, and a stale page', async () => {
    await twoVisits();
    const sheet = await readSheet(api, office, mia);
    const extra = { date: '2026-12-07', minutes: 30, what: 'Training' };
    expect((await commandSheet(api, office, sheet, 'extra_lines', extra)).json()).toEqual({
      date: ['Choose a day of this week.'],
    });
    await commandSheet(api, office, sheet, 'extra_lines', { ...extra, date: '2026-12-01' });
    const late = await commandSheet(api, office, sheet, 'approve');
    expect(late.json()).toMatchObject({ code: 'stale_version', current: { version: 2 } });
  });

  test('is read by the office and by its own cleaner, and by nobody else', async () => {
    await twoVisits();
    const luca = await signInCleaner('Luca', 'Rossi');
    const client = await api.signIn();
    expect((await getSheet(api, mia, mia)).statusCode).toBe(200);
    expect((await getSheet(api, luca, mia)).statusCode).toBe(404);
    expect((await getSheet(api, client, mia)).statusCode).toBe(403);
    expect((await getSheet(api, office, client)).statusCode).toBe(404);
    const own = await readSheet(api, mia, mia);
    expect(own.available_commands).toEqual(['ask']);
    expect((await commandSheet(api, mia, own, 'approve')).statusCode).toBe(403);
  });

  test('names no client to a cleaner outside of the days whose visits they may open', async () => {
    await twoVisits();
    const names = async () =>
      (await readSheet(api, mia, mia)).visits.map(({ client_name: name }) => name);
    expect(await names()).toEqual(['Noah Petrov', 'Noah Petrov']);
    api.clock.set('2026-12-13T22:00:00.000Z');
    expect(await names()).toEqual([null, null]);
  });
});

describe('approving', () => {
  test('stores the hours, which then do not move silently', async () => {
    const visit = await twoVisits();
    const sheet = await approved();
    expect(sheet).toMatchObject({
      status: 'approved',
      approved_by: 'Sam',
      moved_to_minutes: null,
      totals: { total_minutes: 330 },
    });
    await correctToPlan(visit, 'Forgot to press.');
    const moved = await readSheet(api, office, mia);
    expect(moved).toMatchObject({ totals: { total_minutes: 330 }, moved_to_minutes: 315 });
    expect((await exportSheets([moved])).json()).toMatchObject({
      code: 'invalid_transition',
      detail: expect.stringMatching(/^Mia: These hours have changed since/u),
    });
    const reopened = await commandSheet(api, office, moved, 'reopen', { reason: 'A correction.' });
    expect(timesheetIn(reopened)).toMatchObject({
      status: 'open',
      totals: { total_minutes: 315 },
      moved_to_minutes: null,
    });
  });

  test('is refused while the week is not over', async () => {
    await workedVisit(api, { cleaner: mia, office, plan: MORNING });
    const sheet = await readSheet(api, office, mia);
    expect((await commandSheet(api, office, sheet, 'approve')).json()).toMatchObject({
      code: 'invalid_transition',
      detail: 'This week is not over. It can be approved from Monday 7 December 2026.',
    });
  });

  test('is refused for a visit without a finish, which counts as planned until then', async () => {
    await workedVisit(api, { cleaner: mia, office, plan: MORNING, worked: null });
    api.clock.set(AFTER_WEEK);
    const sheet = await readSheet(api, office, mia);
    expect(sheet).toMatchObject({
      totals: { worked_minutes: 150 },
      unfinished: [{ client_name: 'Noah Petrov', started_at: null, planned_minutes: 150 }],
      approval_obstacle: 'One visit has no finish: Noah Petrov, 3 Dec 2026. Set it first.',
    });
    expect((await commandSheet(api, office, sheet, 'approve')).statusCode).toBe(409);
  });

  test('of several answers for each, and leaves out those that cannot be', async () => {
    await twoVisits();
    const luca = await signInCleaner('Luca', 'Rossi');
    await workedVisit(api, { cleaner: luca, office, plan: MORNING, worked: null });
    api.clock.set(AFTER_WEEK);
    const body = {
      week: WEEK,
      timesheets: [mia, luca].map(({ id }) => ({ cleaner_id: id, version: 1 })),
    };
    const send = () =>
      api.call({
        method: 'POST',
        path: 'timesheets/bulk_approve/',
        as: office,
        body,
        headers: { 'idempotency-key': `approve-${mia.id}` },
      });
    const first = await send();
    expect(first.json()).toMatchObject({
      results: [
        { cleaner_id: mia.id, total_minutes: 330, error: null },
        { cleaner_id: luca.id, error: { code: 'invalid_transition' } },
      ],
    });
    expect((await send()).json()).toMatchObject({ results: [{ error: null }, {}] });
    expect(await readSheet(api, office, mia)).toMatchObject({ status: 'approved', version: 2 });
  });
});

test('the list of a week has everyone who cleans, with planned and worked time', async () => {
  await twoVisits();
  const response = await api.call({ path: `timesheets/?week=${WEEK}`, as: office });
  const { timesheets, is_over: isOver } = response.json<TimesheetWeek>();
  expect(isOver).toBe(true);
  const found = timesheets.find(({ cleaner }) => cleaner.id === mia.id);
  expect(found).toMatchObject({
    cleaner: { first_name: 'Mia', last_name: 'Tran' },
    totals: { planned_minutes: 270, total_minutes: 330 },
  });
  expect((await api.call({ path: `timesheets/?week=${WEEK}`, as: mia })).statusCode).toBe(403);
  const tuesday = await api.call({ path: 'timesheets/?week=2026-12-01', as: office });
  expect(tuesday.json()).toEqual({ week: ['Name a week by its Monday, like 2026-11-23.'] });
});

const countNow = async () =>
  timesheetWeekSchema.parse(
    (await api.call({ path: `timesheets/?week=${WEEK}`, as: office })).json(),
  ).to_approve_count;

/** Counts the sheets of every page, as the page of a week shows them. */
async function countSheets() {
  let open = 0;
  for (let page = 1, pages = 1; page <= pages; page += 1) {
    const response = await api.call({
      path: `timesheets/?week=${WEEK}&page=${page}`,
      as: office,
    });
    const read = timesheetWeekSchema.parse(response.json());
    pages = read.page_count;
    open += read.timesheets.filter(
      ({ status, totals }) => status === 'open' && totals.total_minutes > 0,
    ).length;
  }
  return open;
}

describe('the timesheets to approve', () => {
  test('are counted over every page, with hours only, until they are approved', async () => {
    api.clock.set(AFTER_WEEK);
    const before = await countNow();
    for (let index = 0; index < 50; index += 1) await signInCleaner('Aaron', `Idle ${index}`);
    await workedVisit(api, { cleaner: mia, office, plan: MORNING });
    const zoe = await signInCleaner('Zoe', 'Zhou');
    await workedVisit(api, { cleaner: zoe, office, plan: MORNING, worked: null });
    const eve = await signInCleaner('Eve', 'Abbott');
    // Zoe’s visit counts as it was planned once it is over.
    api.clock.set('2026-12-03T00:00:00.000Z');
    expect(await countNow()).toBe(await countSheets());
    api.clock.set(AFTER_WEEK);
    expect([await countNow(), await countSheets()]).toEqual([before + 2, before + 2]);
    const extra = { date: WEEK, minutes: 60, what: 'Training' };
    expect(
      (await commandSheet(api, office, { cleaner: eve, version: 1 }, 'extra_lines', extra))
        .statusCode,
    ).toBe(200);
    expect([await countNow(), await countSheets()]).toEqual([before + 3, before + 3]);
    await approved(mia);
    expect([await countNow(), await countSheets()]).toEqual([before + 2, before + 2]);
  });

  test('count travel by its latest correction of each day', async () => {
    api.clock.set(AFTER_WEEK);
    const before = await countNow();
    const ada = await signInCleaner('Ada', 'Abbott');
    let version = 1;
    const correct = async (date: string, minutes: number) => {
      const body = { date, minutes, reason: 'The map was wrong.' };
      const sheet = { cleaner: ada, version };
      const response = await commandSheet(api, office, sheet, 'travel', body);
      version = timesheetIn(response).version;
    };
    await correct(WEEK, 20);
    await correct('2026-12-01', 15);
    expect([await countNow(), await countSheets()]).toEqual([before + 1, before + 1]);
    await correct(WEEK, 0);
    expect([await countNow(), await countSheets()]).toEqual([before + 1, before + 1]);
    await correct('2026-12-01', 0);
    expect([await countNow(), await countSheets()]).toEqual([before, before]);
  });
});

describe('a cleaner who asks for a correction', () => {
  test('gets an answer, before which the week is not approved', async () => {
    const visit = await twoVisits();
    const message = 'I stayed until 12:30 for the oven.';
    const own = await readSheet(api, mia, mia);
    const asked = timesheetIn(
      await commandSheet(api, mia, own, 'ask', { appointment_id: visit.id, message }),
    );
    expect(asked.requests).toMatchObject([{ appointment_id: visit.id, message, answer: null }]);
    const sheet = await readSheet(api, office, mia);
    expect(sheet.approval_obstacle).toBe('1 question waits for an answer. Answer first.');
    const answer = { request_id: sheet.requests[0]?.id, answer: 'Corrected to 12:30 pm.' };
    const answered = timesheetIn(await commandSheet(api, office, sheet, 'answer', answer));
    expect(answered).toMatchObject({
      approval_obstacle: null,
      requests: [{ answer: 'Corrected to 12:30 pm.', answered_by: 'Sam' }],
    });
    expect((await commandSheet(api, office, answered, 'answer', answer)).json()).toEqual({
      request_id: ['This question has an answer already.'],
    });
  });

  test('asks about their own week alone, and about a visit of it', async () => {
    await twoVisits();
    const luca = await signInCleaner('Luca', 'Rossi');
    const sheet = await readSheet(api, office, mia);
    const ask = (as: TestPerson, appointmentId: string | null) =>
      commandSheet(api, as, sheet, 'ask', { appointment_id: appointmentId, message: 'Hm.' });
    expect((await ask(luca, null)).statusCode).toBe(404);
    expect((await ask(office, null)).statusCode).toBe(404);
    expect((await ask(mia, luca.id)).json()).toEqual({
      appointment_id: ['Choose a visit of this week.'],
    });
  });
});

/** The rows of the file of an export. */
const rowsOf = async (exportId: string, query = '') => {
  const path = `timesheets/exports/${exportId}/${query}`;
  const file = await api.call({ path, as: office });
  expect([file.statusCode, file.headers['content-type']]).toEqual([200, 'text/csv; charset=utf-8']);
  return parse<Record<string, string>>(file.body, { columns: true, bom: true });
};

describe('an export for payroll', () => {
  test('locks the timesheets, and its file can be downloaded again in either layout', async () => {
    const visit = await twoVisits();
    const extra = { date: '2026-12-01', minutes: 20, what: '=Training' };
    await commandSheet(api, office, await readSheet(api, office, mia), 'extra_lines', extra);
    const sheet = await approved();
    const response = await exportSheets([sheet]);
    expect(response.statusCode).toBe(201);
    const made = response.json<PayrollExport>();
    expect(made).toMatchObject({ cleaner_count: 1, total_minutes: 350, exported_by: 'Sam' });
    const xero = [
      { date: '03/12/2026', hours: '4.75', type: 'Ordinary Hours' },
      { date: '03/12/2026', hours: '0.75', type: 'Travel' },
      { date: '01/12/2026', hours: '0.33', type: 'Ordinary Hours' },
    ].map((row) => ({ first_name: 'Mia', last_name: 'Tran', ...row }));
    expect(await rowsOf(made.id)).toEqual(xero);
    expect(await rowsOf(made.id)).toEqual(xero);
    expect((await rowsOf(made.id, '?layout=myob')).at(-1)).toMatchObject({
      'Emp. Co./Last Name': 'Tran',
      'Emp. First Name': 'Mia',
      'Payroll Category': 'Base Hourly',
      // A spreadsheet would run a text that begins with an equals sign.
      Notes: "'=Training",
      Units: '0.33',
    });
    const locked = await readSheet(api, office, mia);
    expect(locked).toMatchObject({ status: 'exported', export_id: made.id });
    expect(
      (await commandSheet(api, office, locked, 'reopen', { reason: 'No.' })).json(),
    ).toMatchObject({
      detail: 'This timesheet is in payroll, so it stays as it is. Correct the pay there.',
    });
    const correction = await correctToPlan(visit, 'Too late.');
    expect(correction.json()).toMatchObject({
      code: 'invalid_transition',
      detail: expect.stringContaining('Correct Mia’s hours in your payroll program.'),
    });
  });

  test('has all of the chosen timesheets or none, and is in the audit log', async () => {
    await twoVisits();
    const luca = await signInCleaner('Luca', 'Rossi');
    const open = await readSheet(api, office, luca);
    const sheet = await approved();
    expect((await exportSheets([sheet, open])).json()).toMatchObject({
      code: 'invalid_transition',
      detail: 'Luca: Approve this timesheet first.',
    });
    expect((await readSheet(api, office, mia)).status).toBe('approved');
    const made = (await exportSheets([sheet])).json<PayrollExport>();
    const admin = await api.signIn({ userType: 'admin' });
    const log = await api.call({
      path: `audit/?subject_type=timesheet&subject_id=${made.id}`,
      as: admin,
    });
    expect(log.json()).toMatchObject({
      results: [{ action: 'export', reason: `timesheets of the week from ${WEEK} for xero` }],
    });
    expect((await exportSheets([await readSheet(api, office, mia)])).statusCode).toBe(409);
  });
});
