import type { Appointment } from '@cleaning/contract/appointments';
import type { AppointmentCommand } from '@cleaning/contract/appointments/rules';
import type { LightMyRequestResponse } from 'fastify';
import { beforeEach, describe, expect, test } from 'vitest';
import {
  command,
  commanded,
  requestAppointment,
  REQUEST,
} from '../../test/appointment-fixtures.ts';
import type { TestPerson } from '../../test/create-test-app.ts';
import { changeStoredAppointment } from '../../test/invoice-fixtures.ts';
import { give, requestLeave } from '../../test/leave-fixtures.ts';
import { makeBeforeEach, startBeforeAll } from '../../test/set-up.ts';
import {
  AFTER_WEEK,
  commandSheet,
  readSheet,
  timesheetIn,
  WEEK,
  workedVisit,
} from '../../test/timesheet-fixtures.ts';

const api = startBeforeAll();
beforeEach(() => api.clock.set('2026-11-20T00:00:00.000Z'));
const office = makeBeforeEach(() => api.signIn({ userType: 'staff', firstName: 'Hana' }));
const mia = makeBeforeEach(() => signInCleaner('Mia'));
const luca = makeBeforeEach(() => signInCleaner('Luca'));

const signInCleaner = (firstName: string) =>
  api.signIn({ userType: 'staff', staffRole: 'cleaner', firstName });

/** Two hours from a time on Thursday 3 December 2026 in Sydney. */
function from(time: string): [start: string, end: string] {
  const start = new Date(`2026-12-03T${time}:00+11:00`);
  return [start.toISOString(), new Date(start.getTime() + 2 * 60 * 60_000).toISOString()];
}
const planAt = (time: string, staffId: string) => {
  const [starts_at, ends_at] = from(time);
  return { starts_at, ends_at, staff_id: staffId };
};
const workAt = (time: string) => {
  const [started_at, ended_at] = from(time);
  return { started_at, ended_at };
};

const post = (path: string, body: object, as: TestPerson = office) =>
  api.call({ method: 'POST', path, as, body });

const onVisit = ({ id, version }: Appointment, path: string, body: object) =>
  post(`appointments/${id}/${path}/`, { version, ...body });

const assignedTo = (visit: Appointment, staffId: string | null) =>
  commanded(api, office, visit, 'assign', { staff_id: staffId });

/** The visits of a week that is over, before its hours are in payroll. */
interface Week {
  /** Mia’s two hours. */
  readonly done: Appointment;
  /** Mia could not get in, and recorded no times. */
  readonly missed: Appointment;
  readonly withoutCleaner: Appointment;
  readonly ofLuca: Appointment;
  readonly requested: Appointment;
}

async function exportedWeek(): Promise<Week> {
  const plan = (time: string, cleaner = mia) =>
    workedVisit(api, { cleaner, office, plan: from(time), worked: null });
  const toMiss = await plan('07:00');
  const withoutCleaner = await assignedTo(await plan('12:00'), null);
  const ofLuca = await plan('14:00', luca);
  const requested = await requestAppointment(api, await api.signIn());
  const done = await workedVisit(api, { cleaner: mia, office, plan: from('09:30') });
  const missed = await commanded(api, mia, toMiss, 'no_access', { reason: 'Nobody home.' });
  api.clock.set(AFTER_WEEK);
  await exportHours(mia);
  await exportHours(office);
  expect(await paidHours()).toEqual(PAID);
  return { done, missed, withoutCleaner, ofLuca, requested };
}

async function exportHours(cleaner: TestPerson): Promise<void> {
  const open = await readSheet(api, office, cleaner);
  const { version } = timesheetIn(await commandSheet(api, office, open, 'approve'));
  const timesheets = [{ cleaner_id: cleaner.id, version }];
  const made = await post('timesheets/export/', { week: WEEK, layout: 'xero', timesheets });
  expect(made.statusCode).toBe(201);
}

const PAID = { status: 'exported', total: 120, moved: null };

async function paidHours(cleaner: TestPerson = mia) {
  const { status, totals, moved_to_minutes: moved } = await readSheet(api, office, cleaner);
  return { status, total: totals.total_minutes, moved };
}

const recordPast = async (past: 'done' | 'open') =>
  post('appointments/for_client/', {
    ...REQUEST,
    client_id: (await api.signIn()).id,
    plan: planAt('16:30', mia.id),
    past,
    reason: 'Asked for by phone on the day.',
  });

type Attempt = readonly [what: string, act: (week: Week) => Promise<LightMyRequestResponse>];

const JOINS =
  'Mia’s hours of that week are in payroll already, so this visit cannot be added to them. Add its time to Mia’s next timesheet as extra time.';
const HANA_JOINS = JOINS.replaceAll('Mia', 'Hana');
const STAYS =
  'The hours of this week are in payroll already, so these times stay. Correct Mia’s hours in your payroll program.';
const PAST = 'Choose a time that has not passed.';
const NO_REQUEST = 'No request for another time is waiting for an answer.';

/**
 * What each command could do to the hours of a week in payroll, and why it is refused; null where it
 * goes through, and the hours stay.
 */
const ATTEMPTS: Readonly<
  Record<AppointmentCommand, readonly (readonly [...Attempt, string | null])[]>
> = {
  request: [
    ['a past visit that is done', () => recordPast('done'), JOINS],
    ['a past visit that its cleaner completes', () => recordPast('open'), JOINS],
  ],
  confirm: [
    [
      'in that week',
      ({ requested }) => onVisit(requested, 'confirm', planAt('16:30', mia.id)),
      PAST,
    ],
  ],
  reschedule: [
    [
      'into that week',
      ({ ofLuca }) =>
        onVisit(ofLuca, 'reschedule', { ...planAt('16:30', mia.id), reason: 'Swapped.' }),
      PAST,
    ],
  ],
  accept_reschedule: [
    [
      'into that week',
      ({ ofLuca }) => onVisit(ofLuca, 'reschedule_request/accept', planAt('16:30', mia.id)),
      NO_REQUEST,
    ],
  ],
  assign: [
    [
      'a visit without a cleaner',
      ({ withoutCleaner }) => onVisit(withoutCleaner, 'assign', { staff_id: mia.id }),
      JOINS,
    ],
    [
      'the visit of a colleague',
      ({ ofLuca }) => onVisit(ofLuca, 'assign', { staff_id: mia.id }),
      JOINS,
    ],
    [
      'a visit to a colleague whose week is open',
      ({ withoutCleaner }) => onVisit(withoutCleaner, 'assign', { staff_id: luca.id }),
      null,
    ],
  ],
  start: [
    [
      'a visit without a cleaner, which becomes that of who starts it',
      ({ withoutCleaner }) => onVisit(withoutCleaner, 'start', { started_at: from('12:00')[0] }),
      HANA_JOINS,
    ],
  ],
  complete: [
    [
      'a visit that is done already',
      ({ done }) => onVisit(done, 'complete', workAt('09:00')),
      'This visit is completed, so it cannot be completed now.',
    ],
  ],
  correct_times: [
    [
      'to other times',
      ({ done }) => onVisit(done, 'correct_times', { ...workAt('09:00'), reason: 'Forgot.' }),
      STAYS,
    ],
  ],
  report_no_access: [
    [
      'of a visit that is done already',
      ({ done }) => onVisit(done, 'no_access', { reason: 'Nobody home.' }),
      'This visit is completed, so it cannot be recorded as one that we could not get into now.',
    ],
  ],
  undo_no_access: [
    [
      'of a visit whose time has passed',
      ({ missed }) =>
        onVisit(missed, 'no_access/take_back', { outcome: 'to_come', reason: 'She was in.' }),
      'The time of this visit has passed. Say that the clean was done, or book another visit.',
    ],
  ],
  start_after_no_access: [
    [
      'on that day',
      ({ missed }) =>
        onVisit(missed, 'no_access/take_back', {
          outcome: 'went_on',
          started_at: from('07:00')[0],
          reason: 'She was in.',
        }),
      'The work cannot go on since another day. Say that the clean was done, and when it ended.',
    ],
  ],
  complete_after_no_access: [
    [
      'with its times',
      ({ missed }) =>
        onVisit(missed, 'no_access/take_back', {
          outcome: 'done',
          ...workAt('07:00'),
          reason: 'She was in.',
        }),
      JOINS,
    ],
  ],
  cancel: [
    [
      'a visit that is done',
      ({ done }) => onVisit(done, 'cancel', { reason: 'Wrong.' }),
      'This visit is completed, so it cannot be cancelled now.',
    ],
    [
      'a visit without a cleaner',
      ({ withoutCleaner }) => onVisit(withoutCleaner, 'cancel', { reason: 'Nobody went.' }),
      null,
    ],
  ],
  edit: [
    [
      'the place of a visit that is done',
      ({ done }) =>
        onVisit(done, 'edit', {
          service_id: done.service_id,
          address_line1: '2 Hill Road',
          suburb: 'Manly',
          postcode: '2095',
          notes: '',
        }),
      'This visit is completed, so it cannot be changed now.',
    ],
  ],
  // These change no times and no cleaner.
  decline: [],
  report_running_late: [],
  request_reschedule: [],
  decline_reschedule: [],
  withdraw_reschedule: [],
  charge_fee: [],
  waive_fee: [],
};

const attempts = Object.entries(ATTEMPTS).flatMap(([name, each]) =>
  each.map(([what, act, refusal]) => ({ name, what, act, refusal })),
);

/** The sentence of a refusal; null when the command went through. */
function refusalOf(response: LightMyRequestResponse): string | null {
  if (response.statusCode < 400) return null;
  const { detail, ...fields } = response.json<Record<string, unknown>>();
  return typeof detail === 'string' ? detail : String(Object.values(fields).flat()[0]);
}

describe('a week whose hours are in payroll', () => {
  test.each(attempts)('keeps its hours: $name, $what', async ({ act, refusal }) => {
    const week = await exportedWeek();
    expect(refusalOf(await act(week))).toBe(refusal);
    expect(await paidHours()).toEqual(PAID);
    expect(await paidHours(office)).toEqual({ ...PAID, total: 0 });
  });

  test('takes no visit from leave that is recorded late', async () => {
    const { ofLuca } = await exportedWeek();
    const day = { first_date: '2026-12-03', last_date: '2026-12-07' };
    const visits = [give(ofLuca, mia)];
    const response = await requestLeave(api, office, luca, { ...day, kind: 'sick', visits });
    expect(response.json()).toMatchObject({ code: 'invalid_transition', detail: JOINS });
    expect(await paidHours()).toEqual(PAID);
  });
});

/** Puts a visit without a finish into Mia’s week, as one from before the week was held. */
async function unfinishedInPayroll(): Promise<Appointment> {
  const { ofLuca } = await exportedWeek();
  await changeStoredAppointment(api, ofLuca.id, { staffId: mia.id });
  expect(await paidHours()).toEqual({ ...PAID, moved: 245 });
  return ofLuca;
}

describe('a visit without a finish in a week whose hours are in payroll', () => {
  test('is not lost when the phone of its cleaner sends it late, and the timesheet shows it', async () => {
    const visit = await unfinishedInPayroll();
    const { started_at, ended_at } = workAt('14:30');
    const started = await commanded(api, mia, visit, 'start', { started_at });
    await commanded(api, mia, started, 'complete', { started_at, ended_at });
    expect(await paidHours()).toEqual({ ...PAID, moved: 245 });
  });

  test('can be cancelled, or given to who came', async () => {
    const visit = await unfinishedInPayroll();
    const given = await command(api, office, visit, 'assign', { staff_id: luca.id });
    expect(given.statusCode).toBe(200);
    expect(await paidHours()).toEqual(PAID);
  });
});

/** The office says that Mia’s difference was settled, of hours that it read. */
const settle = async (moved: number, reason = 'Extra time on the week of 7 December.') =>
  commandSheet(api, office, await readSheet(api, office, mia), 'settle', {
    moved_to_minutes: moved,
    reason,
  });

describe('hours that have changed since payroll', () => {
  test('are settled by the office in words, and count as changed again only once they change again', async () => {
    const visit = await unfinishedInPayroll();
    const settled = timesheetIn(await settle(245));
    expect(settled).toMatchObject({ moved_to_minutes: null, settled_minutes: 245 });
    expect(settled.events.at(-1)).toMatchObject({
      command: 'settle',
      name: 'Hana',
      reason: 'Extra time on the week of 7 December.',
    });
    expect(await paidHours()).toEqual(PAID);
    expect((await settle(245)).json()).toMatchObject({
      code: 'invalid_transition',
      detail: 'These hours are those that payroll has, or their difference was settled.',
    });
    const given = await command(api, office, visit, 'assign', { staff_id: luca.id });
    expect(given.statusCode).toBe(200);
    expect(await paidHours()).toEqual({ ...PAID, moved: 120 });
    expect(await readSheet(api, office, mia)).toMatchObject({ settled_minutes: 245 });
  });

  test('are not settled by who read other hours, without words, or by their cleaner', async () => {
    await unfinishedInPayroll();
    const stale = await settle(200);
    expect([stale.statusCode, stale.json()]).toMatchObject([
      409,
      { code: 'stale_version', current: { moved_to_minutes: 245 } },
    ]);
    expect((await settle(245, ' ')).json()).toEqual({
      reason: ['Say how it was settled, in a sentence.'],
    });
    const open = await readSheet(api, office, mia);
    const own = await commandSheet(api, mia, open, 'settle', {
      moved_to_minutes: 245,
      reason: 'Paid.',
    });
    expect(own.statusCode).toBe(403);
    expect(await paidHours()).toEqual({ ...PAID, moved: 245 });
  });

  test('are settled once by two presses at the same time', async () => {
    await unfinishedInPayroll();
    const answers = await Promise.all([settle(245), settle(245)]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([
      200, 409,
    ]);
  });
});
