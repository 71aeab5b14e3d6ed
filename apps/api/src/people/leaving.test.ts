import { auditEntrySchema } from '@cleaning/contract/audit';
import { pageOf } from '@cleaning/contract/http';
import { userAccountSchema } from '@cleaning/contract/people';
import { Client } from 'pg';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { isSignedIn, statusesOf } from '../../test/account-fixtures.ts';
import { commanded, confirmedAppointment, PLANNED_TIME } from '../../test/appointment-fixtures.ts';
import { createTestApp, TEST_PASSWORD, type TestPerson } from '../../test/create-test-app.ts';
import { addLeave } from '../../test/leave-fixtures.ts';
import {
  decisionsOf,
  getHandOver as requestHandOver,
  LAST_DAY,
  leaves as setsLastDay,
  readHandOver as readHandOverOf,
  setLastDay as requestLastDay,
  type Takers,
} from '../../test/leaving-fixtures.ts';
import { untilWaiting } from '../../test/lock-waits.ts';
import { readThread, reply, startedThread } from '../../test/message-fixtures.ts';
import { createOfficeQuote, readQuote } from '../../test/quote-fixtures.ts';
import {
  readSeries,
  RECURRENCE,
  seriesCommand,
  startedSeries,
  startSeries,
} from '../../test/series-fixtures.ts';
import { makeBeforeEach, startBeforeEach } from '../../test/set-up.ts';
import { workedVisit, AFTER_WEEK, WEEK } from '../../test/timesheet-fixtures.ts';
import { lockAdmins } from '../accounts/admins-repository.ts';

let admin: TestPerson;
let staff: TestPerson;
const api = startBeforeEach();
beforeEach(() => api.clock.set('2026-11-21T00:00:00.000Z'));
const owner = makeBeforeEach(() =>
  api.signIn({ userType: 'admin', isOwner: true, firstName: 'Alex' }),
);
beforeEach(async () => {
  admin = await api.signIn({ userType: 'admin', firstName: 'Kim' });
  staff = await api.signIn({ userType: 'staff', firstName: 'Sam' });
});
const tom = makeBeforeEach(() =>
  api.signIn({ userType: 'staff', staffRole: 'cleaner', firstName: 'Tom' }),
);
const luca = makeBeforeEach(() =>
  api.signIn({ userType: 'staff', staffRole: 'cleaner', firstName: 'Luca' }),
);
const client = makeBeforeEach(() => api.signIn());

const getHandOver = (whose: TestPerson, lastDay: string | null = LAST_DAY, as = admin) =>
  requestHandOver(api, as, whose, lastDay);

const readHandOver = (whose: TestPerson, lastDay: string | null = LAST_DAY, as = admin) =>
  readHandOverOf(api, as, whose, lastDay);

const setLastDay = (whose: TestPerson, body: object, as = admin) =>
  requestLastDay(api, as, whose, body);

const leaves = (whose: TestPerson, to: Takers = {}, lastDay: string | null = LAST_DAY) =>
  setsLastDay(api, admin, whose, { to, lastDay });

const act = (whose: TestPerson, command: string, as = admin, body: object = {}) =>
  api.call({
    method: 'POST',
    path: `users/${whose.id}/${command}/`,
    as,
    body: { reason: 'Agreed.', ...body },
  });

const lastDayOf = async (whose: TestPerson) =>
  userAccountSchema.parse((await api.call({ path: `users/${whose.id}/`, as: admin })).json())
    .last_day;

async function auditOf(id: string) {
  const response = await api.call({ path: `audit/?subject_id=${id}`, as: owner });
  const { results } = pageOf(auditEntrySchema).parse(response.json());
  return results.map(({ action, actor, reason }) => [action, actor?.id, reason]);
}

/** Each visit of a series: "2026-12-03 Tom". */
async function cleanersOf(series: { readonly id: string }) {
  const { occurrences } = await readSeries(api, staff, series);
  return occurrences
    .filter(({ appointment }) => appointment !== null)
    .slice(0, 4)
    .map(({ date, appointment }) => [date, appointment?.staff_member?.first_name ?? null]);
}

/** The first name of the cleaner of a visit. */
const cleanerOf = async ({ id }: { readonly id: string }) =>
  (await api.call({ path: `appointments/${id}/`, as: staff })).json().staff_member?.first_name;

const tomsSeries = () => startedSeries(api, { client, staff }, { staff_id: tom.id });
const tomsVisit = async (who = tom, plan: object = PLANNED_TIME) =>
  confirmedAppointment(api, { client: await api.signIn(), staff }, { ...plan, staff_id: who.id });

/** The visit of Tom, which has begun, and people of the office who are logged in at that time. */
async function tomBegins() {
  const visit = await tomsVisit();
  api.clock.set(PLANNED_TIME.starts_at);
  admin = await api.signIn({ userType: 'admin', firstName: 'Kim' });
  staff = await api.signIn({ userType: 'staff', firstName: 'Sam' });
  return commanded(api, staff, visit, 'start');
}

/** Saturday 5 December, 9:30 to 12:00. */
const AFTER = { starts_at: '2026-12-04T22:30:00.000Z', ends_at: '2026-12-05T01:00:00.000Z' };

describe('what somebody has after a day', () => {
  it('is their series and single visits, with who could do them', async () => {
    const series = await tomsSeries();
    await tomsVisit(luca, {
      starts_at: '2026-12-16T23:00:00.000Z',
      ends_at: '2026-12-17T00:00:00.000Z',
    });
    const single = await tomsVisit(tom, AFTER);
    const found = await readHandOver(tom);
    expect(found.series).toMatchObject([
      {
        series: { id: series.id, version: 1, client_id: client.id, suburb: 'Ryde' },
        visit_count: 5,
        cleaners: [{ staff_member: { id: luca.id, first_name: 'Luca' }, free_count: 4 }],
      },
    ]);
    expect(found.visits).toMatchObject([
      {
        appointment: { id: single.id },
        cleaners: [{ staff_member: { id: luca.id }, state: 'free' }],
      },
    ]);
    expect(found).toMatchObject({ conversation_count: 0, quote_count: 0, session_count: 1 });
    expect(found.office.map(({ first_name: name }) => name)).toEqual(['Alex', 'Kim', 'Sam']);
    expect((await readHandOver(tom, null)).series[0]?.visit_count).toBe(6);
  });

  it('has the visits with others and those of a series that ends before left out', async () => {
    await startedSeries(api, { client, staff }, { staff_id: tom.id, last_date: '2026-12-03' });
    await tomsVisit(luca, AFTER);
    expect(await readHandOver(tom)).toMatchObject({ series: [], visits: [] });
  });

  it('names the weeks whose hours are not approved, and the office’s conversations', async () => {
    const plan = ['2026-11-30T22:00:00.000Z', '2026-12-01T00:00:00.000Z'] as const;
    await workedVisit(api, { cleaner: tom, office: staff, plan });
    api.clock.set(AFTER_WEEK);
    const late = await api.signIn({ userType: 'admin' });
    expect((await readHandOver(tom, null, late)).unapproved_weeks).toEqual([WEEK]);
    const approved = await api.call({
      method: 'POST',
      path: `timesheets/${tom.id}/approve/`,
      as: late,
      body: { week: WEEK, version: 1 },
    });
    expect(approved.statusCode).toBe(200);
    expect((await readHandOver(tom, null, late)).unapproved_weeks).toEqual([]);
    await reply(api, late, await startedThread(api, client));
    await createOfficeQuote(api, late, client);
    expect(await readHandOver(late, null, late)).toMatchObject({
      conversation_count: 1,
      quote_count: 1,
    });
  });

  it('is read by as many statements, however much it is', async () => {
    const statements = vi.spyOn(Client.prototype, 'query');
    onTestFinished(() => statements.mockRestore());
    const countOf = async () => {
      const before = statements.mock.calls.length;
      await readHandOver(tom);
      return statements.mock.calls.length - before;
    };
    await tomsSeries();
    await tomsVisit(tom, AFTER);
    const count = await countOf();
    for (const [start, end] of [
      ['13:00', '14:00'],
      ['14:00', '15:00'],
      ['15:00', '16:00'],
    ]) {
      const times = { start_time: start, end_time: end };
      await startedSeries(api, { client, staff }, { staff_id: tom.id, ...times });
    }
    await tomsVisit(tom, {
      starts_at: '2026-12-08T22:30:00.000Z',
      ends_at: '2026-12-09T01:00:00.000Z',
    });
    expect(count).toBeGreaterThan(5);
    expect(await countOf()).toBe(count);
  });

  it('is for admins only, of a person of the team, and of a day to come', async () => {
    expect((await getHandOver(tom, LAST_DAY, staff)).statusCode).toBe(403);
    expect((await getHandOver(client)).statusCode).toBe(404);
    expect((await getHandOver(tom, '2026-11-20')).json()).toEqual({
      last_day: ['Choose today or a later day.'],
    });
  });
});

describe('a last day', () => {
  it('gives a series to another cleaner from then on, and tells the client once', async () => {
    const series = await tomsSeries();
    const account = await leaves(tom, { series: luca });
    expect(account).toMatchObject({ last_day: LAST_DAY, is_active: true });
    expect(await cleanersOf(series)).toEqual([
      ['2026-12-03', 'Tom'],
      ['2026-12-17', 'Luca'],
      ['2026-12-31', 'Luca'],
      ['2027-01-14', 'Luca'],
    ]);
    const changed = await readSeries(api, staff, series);
    expect(changed.staff_member.first_name).toBe('Luca');
    expect(changed.events.at(-1)).toMatchObject({
      command: 'change',
      reason: 'Luca comes instead of Tom from Thursday 17 December 2026.',
    });
    const mails = await api.mails(client.email);
    expect(mails.map(({ subject }) => subject)).toEqual([
      'Your regular visits have changed',
      'Your regular visits are booked',
    ]);
    expect(mails[0]?.text).toContain('Luca will come.');
    expect(await auditOf(tom.id)).toEqual([
      ['set_last_day', admin.id, 'The last day is Friday 4 December 2026. Moves.'],
    ]);
    expect(await isSignedIn(api, tom.token)).toBe(true);
    expect((await readHandOver(tom)).series).toEqual([]);
  });

  it('leaves the visits without a cleaner that the other one cannot do', async () => {
    const series = await tomsSeries();
    const leave = { first_date: '2026-12-31', last_date: '2026-12-31' };
    await addLeave(api, staff, luca, leave);
    await tomsVisit(luca, {
      starts_at: '2027-01-13T23:00:00.000Z',
      ends_at: '2027-01-14T00:00:00.000Z',
    });
    await leaves(tom, { series: luca });
    expect(await cleanersOf(series)).toEqual([
      ['2026-12-03', 'Tom'],
      ['2026-12-17', 'Luca'],
      ['2026-12-31', null],
      ['2027-01-14', null],
    ]);
  });

  it('leaves a series to nobody, which goes on, and gives it to somebody later', async () => {
    const series = await tomsSeries();
    await leaves(tom);
    expect(await cleanersOf(series)).toEqual([
      ['2026-12-03', 'Tom'],
      ['2026-12-17', null],
      ['2026-12-31', null],
      ['2027-01-14', null],
    ]);
    expect((await readSeries(api, staff, series)).version).toBe(1);
    expect(await api.mails(client.email)).toHaveLength(1);
    expect((await readHandOver(tom)).series).toMatchObject([{ visit_count: 5 }]);
    await leaves(tom, { series: luca });
    expect(await cleanersOf(series)).toEqual([
      ['2026-12-03', 'Tom'],
      ['2026-12-17', 'Luca'],
      ['2026-12-31', 'Luca'],
      ['2027-01-14', 'Luca'],
    ]);
  });

  it('that is further away than visits are booked keeps theirs until then', async () => {
    const series = await tomsSeries();
    await leaves(tom, { series: luca }, '2027-04-30');
    const rows = await api.call({
      path: `appointments/?client_id=${client.id}&page_size=100`,
      as: staff,
    });
    const visits = rows.json<{
      results: { appointment_date: string; staff_member: { first_name: string } }[];
    }>().results;
    const dates = visits.map(({ appointment_date: date }) => date).toSorted();
    expect(dates.at(-1)).toBe('2027-04-22');
    expect(new Set(visits.map(({ staff_member: person }) => person.first_name))).toEqual(
      new Set(['Tom']),
    );
    expect((await readSeries(api, staff, series)).staff_member.first_name).toBe('Luca');
  });

  it('gives single visits to whom was chosen, or to nobody', async () => {
    const [given, left] = [
      await tomsVisit(tom, AFTER),
      await tomsVisit(tom, {
        starts_at: '2026-12-08T22:30:00.000Z',
        ends_at: '2026-12-09T01:00:00.000Z',
      }),
    ];
    const before = await tomsVisit();
    const decisions = decisionsOf(await readHandOver(tom), { visits: luca });
    const visits = decisions.visits.map((each) =>
      each.appointment_id === left.id ? { ...each, staff_id: null } : each,
    );
    expect((await setLastDay(tom, { ...decisions, visits })).statusCode).toBe(200);
    expect(await cleanerOf(given)).toBe('Luca');
    expect(await cleanerOf(left)).toBeUndefined();
    expect(await cleanerOf(before)).toBe('Tom');
  });

  it('is refused as a whole when somebody is not free for a single visit', async () => {
    const series = await tomsSeries();
    await tomsVisit(tom, AFTER);
    const decisions = decisionsOf(await readHandOver(tom), { series: luca, visits: luca });
    await tomsVisit(luca, AFTER);
    const response = await setLastDay(tom, decisions);
    expect([response.statusCode, response.json()]).toMatchObject([
      409,
      { code: 'double_booked', current: { id: tom.id, last_day: null } },
    ]);
    expect(await lastDayOf(tom)).toBeNull();
    expect((await readSeries(api, staff, series)).staff_member.first_name).toBe('Tom');
  });

  it('is refused when somebody else has set another day meanwhile', async () => {
    await leaves(tom, {}, '2026-12-11');
    const decisions = decisionsOf(await readHandOver(tom));
    const outdated = { ...decisions, last_day: LAST_DAY, earlier_last_day: null };
    const response = await setLastDay(tom, outdated);
    expect([response.statusCode, response.json()]).toMatchObject([
      409,
      { code: 'stale_version', current: { id: tom.id, last_day: '2026-12-11' } },
    ]);
    expect(await lastDayOf(tom)).toBe('2026-12-11');
    await setLastDay(tom, { ...outdated, earlier_last_day: '2026-12-11' });
    expect(await lastDayOf(tom)).toBe(LAST_DAY);
  });

  it('is refused with what they have now when that has changed, and saves nothing', async () => {
    const series = await tomsSeries();
    const decisions = decisionsOf(await readHandOver(tom), { series: luca });
    const stale = {
      code: 'stale_version',
      detail: 'Tom’s work has changed since you opened it. Check it and try again.',
      current: { id: tom.id, last_day: null },
    };
    const single = await tomsVisit(tom, AFTER);
    expect((await setLastDay(tom, decisions)).json()).toMatchObject(stale);
    const other = { appointment_id: single.id, version: single.version, staff_id: null };
    expect(
      (
        await setLastDay(tom, { ...decisions, visits: [{ ...other, version: other.version - 1 }] })
      ).json(),
    ).toMatchObject(stale);
    await seriesCommand(api, staff, series, 'pause', { from: '2027-01-01', reason: 'Holidays.' });
    expect((await setLastDay(tom, { ...decisions, visits: [other] })).json()).toMatchObject(stale);
    expect((await setLastDay(tom, { visits: [other] })).json()).toMatchObject(stale);
    expect(await lastDayOf(tom)).toBeNull();
    expect(await cleanersOf(series)).toContainEqual(['2026-12-17', 'Tom']);
  });

  it.each([
    ['the person who leaves', async () => tom, 'Choose somebody other than Tom to take over.'],
    [
      'a closed account',
      () => api.signIn({ userType: 'staff', staffRole: 'cleaner', deactivatedAt: new Date(0) }),
      'Choose people from the staff list.',
    ],
    ['a client', () => api.signIn(), 'Choose people from the staff list.'],
  ])('is not set while %s would take over', async (_who, person, message) => {
    await tomsSeries();
    await tomsVisit(tom, AFTER);
    const found = await readHandOver(tom);
    const taker = await person();
    const series = await setLastDay(tom, decisionsOf(found, { series: taker }));
    expect([series.statusCode, series.json()]).toEqual([400, { series: [message] }]);
    const visits = await setLastDay(tom, decisionsOf(found, { visits: taker }));
    expect([visits.statusCode, visits.json()]).toEqual([400, { visits: [message] }]);
    expect(await lastDayOf(tom)).toBeNull();
  });

  it('does not give a series to somebody who leaves too', async () => {
    await tomsSeries();
    await leaves(luca, {}, '2027-03-01');
    const found = await readHandOver(tom);
    expect(found.series[0]?.cleaners).toEqual([]);
    expect((await setLastDay(tom, decisionsOf(found, { series: luca }))).json()).toEqual({
      series: ['Luca’s last day is Monday 1 March 2027. Choose another cleaner.'],
    });
    await leaves(staff);
    expect((await readHandOver(tom)).office.map(({ id }) => id)).not.toContain(staff.id);
  });

  it('passes conversations and quotes on to the office, or to nobody', async () => {
    const thread = await startedThread(api, client);
    await reply(api, staff, thread);
    const quote = await createOfficeQuote(api, staff, client);
    await leaves(staff, { office: admin });
    expect((await readThread(api, admin, thread)).owner?.id).toBe(admin.id);
    expect((await readQuote(api, admin, quote)).staff_details?.owner?.id).toBe(admin.id);
    expect(await auditOf(quote.id)).toContainEqual(['update', admin.id, null]);
    expect(await readHandOver(staff)).toMatchObject({ conversation_count: 0, quote_count: 0 });
    await leaves(admin);
    expect((await readThread(api, owner, thread)).owner).toBeNull();
    expect((await readQuote(api, owner, quote)).staff_details?.owner).toBeNull();
  });

  it.each([
    ['a cleaner', async () => luca],
    ['the person who leaves', async () => staff],
    ['a closed account', () => api.signIn({ userType: 'admin', deactivatedAt: new Date(0) })],
    ['a client', async () => client],
  ])('does not pass conversations on to %s', async (_who, person) => {
    const thread = await startedThread(api, client);
    await reply(api, staff, thread);
    const response = await setLastDay(staff, { office_id: (await person()).id });
    expect([response.statusCode, response.json()]).toEqual([
      400,
      { office_id: ['Choose another person of the office.'] },
    ]);
    expect((await readThread(api, admin, thread)).owner?.id).toBe(staff.id);
    expect(await lastDayOf(staff)).toBeNull();
  });

  it('is today at the earliest, within 12 months, and has a reason', async () => {
    const daysOf = async (day: string) => (await setLastDay(tom, { last_day: day })).json();
    expect(await daysOf('2026-11-20')).toEqual({ last_day: ['Choose today or a later day.'] });
    expect(await daysOf('2027-11-22')).toEqual({
      last_day: ['Choose a day within the next 12 months.'],
    });
    expect(Object.keys((await setLastDay(tom, { reason: ' ' })).json())).toEqual(['reason']);
    expect(await daysOf('2027-11-21')).toMatchObject({ last_day: '2027-11-21' });
    expect(await daysOf('2026-11-21')).toMatchObject({ last_day: '2026-11-21', is_active: true });
  });

  it('can be made later, which leaves what was handed over, or earlier', async () => {
    const series = await tomsSeries();
    await leaves(tom, { series: luca });
    await leaves(tom, {}, '2026-12-20');
    expect(await lastDayOf(tom)).toBe('2026-12-20');
    expect(await cleanersOf(series)).toContainEqual(['2026-12-17', 'Luca']);
    await tomsVisit(tom, AFTER);
    await leaves(tom, { visits: luca }, '2026-12-02');
    expect(await cleanersOf(series)).toContainEqual(['2026-12-03', 'Luca']);
    expect(await readHandOver(tom, '2026-12-02')).toMatchObject({ series: [], visits: [] });
  });

  it('that is now closes the account at once, with the same hand-over', async () => {
    const series = await tomsSeries();
    await leaves(tom, {}, '2026-12-20');
    const account = await leaves(tom, { series: luca, visits: luca }, null);
    expect(account).toMatchObject({ is_active: false, last_day: null });
    expect(await isSignedIn(api, tom.token)).toBe(false);
    expect(await cleanersOf(series)).toContainEqual(['2026-12-03', 'Luca']);
    expect((await auditOf(tom.id))[0]).toEqual(['deactivate', admin.id, 'Moves.']);
    expect((await setLastDay(tom, {})).json()).toMatchObject({
      code: 'invalid_transition',
      detail: 'This account is closed already.',
    });
    expect(await api.mails(client.email)).toHaveLength(2);
  });

  it('is for admins, of the team, of who can log in, and not of the owner', async () => {
    for (const as of [staff, luca, client]) {
      expect((await setLastDay(as, {}, as)).statusCode).toBe(403);
    }
    const invited = await api.signIn({ userType: 'staff', verifiedAt: null });
    expect((await setLastDay(invited, {})).json()).toMatchObject({ code: 'invalid_transition' });
    expect((await setLastDay(client, {})).statusCode).toBe(400);
    const refused = await setLastDay(owner, {});
    expect(refused.json().non_field_errors[0]).toContain('Alex owns the company');
    expect((await setLastDay(admin, {})).json()).toMatchObject({ last_day: LAST_DAY });
    const body = { password: TEST_PASSWORD };
    expect((await act(admin, 'make_owner', owner, body)).json()).toMatchObject({
      detail: 'Kim leaves the company. Choose another admin, or take their last day back first.',
    });
  });

  it('ends when an admin takes it back, and what was handed over stays', async () => {
    const series = await tomsSeries();
    await leaves(tom, { series: luca });
    expect((await act(tom, 'stay_on', staff)).statusCode).toBe(403);
    expect((await act(tom, 'stay_on', admin, { reason: ' ' })).statusCode).toBe(400);
    expect((await act(tom, 'stay_on')).json()).toMatchObject({ last_day: null });
    expect((await auditOf(tom.id))[0]).toEqual(['stay_on', admin.id, 'Agreed.']);
    expect((await readSeries(api, staff, series)).staff_member.first_name).toBe('Luca');
    expect((await act(tom, 'stay_on')).json()).toMatchObject({
      code: 'invalid_transition',
      detail: 'This person has no last day.',
    });
    await tomsVisit(tom, AFTER);
  });

  it('is not taken back by somebody who read another day', async () => {
    await leaves(tom, {}, '2026-12-11');
    const stale = await act(tom, 'stay_on', admin, {
      reason: 'Agreed.',
      earlier_last_day: LAST_DAY,
    });
    expect([stale.statusCode, stale.json()]).toMatchObject([
      409,
      {
        code: 'stale_version',
        detail: 'The last day of Tom has changed since you opened it. Check it and try again.',
        current: { id: tom.id, last_day: '2026-12-11' },
      },
    ]);
    expect(await lastDayOf(tom)).toBe('2026-12-11');
    const read = { reason: 'Agreed.', earlier_last_day: '2026-12-11' };
    expect((await act(tom, 'stay_on', admin, read)).json()).toMatchObject({ last_day: null });
  });
});

describe('somebody who leaves in the middle of a visit', () => {
  it('keeps it, which the plan says for who leaves now', async () => {
    const visit = await tomBegins();
    const found = await readHandOver(tom, null);
    expect(found).toMatchObject({
      visits: [],
      under_way: [
        { id: visit.id, client_name: visit.client_name, starts_at: PLANNED_TIME.starts_at },
      ],
    });
    expect((await readHandOver(tom, LAST_DAY)).under_way).toEqual([]);
    expect((await readHandOver(luca, null)).under_way).toEqual([]);
    await leaves(tom, { visits: luca }, null);
    expect(await cleanerOf(visit)).toBe('Tom');
  });

  it.each([
    ['complete', {}, 'completed'],
    ['no_access', { reason: 'Nobody was at home after all.' }, 'no_access'],
  ] as const)('is on Today afterwards, and the office can %s it', async (action, body, status) => {
    const visit = await tomBegins();
    await leaves(tom, {}, null);
    const today = await api.call({ path: 'staff/today/', as: staff });
    expect(today.json()).toMatchObject({
      cleaners: [{ id: tom.id }],
      visits: [{ id: visit.id, status: 'in_progress' }],
      visit_counts: { in_progress: 1 },
    });
    api.clock.advance(60_000);
    const ended = await commanded(api, staff, visit, action, body);
    expect(ended).toMatchObject({ status, staff_member: { first_name: 'Tom' } });
  });

  it('that begins while it is decided about is read again', async () => {
    const visit = await tomsVisit();
    api.clock.set(PLANNED_TIME.starts_at);
    admin = await api.signIn({ userType: 'admin' });
    const decisions = decisionsOf(await readHandOver(tom, null), { visits: luca });
    await commanded(api, admin, visit, 'start');
    const response = await setLastDay(tom, { ...decisions, last_day: null });
    expect(response.json()).toMatchObject({ code: 'stale_version' });
  });
});

/** The ids of the people of the team that a filter finds. */
const listed = async (query: string) => {
  const response = await api.call({ path: `users/?is_team=true&${query}`, as: admin });
  expect([response.statusCode, response.body]).toEqual([200, expect.any(String)]);
  return pageOf(userAccountSchema)
    .parse(response.json())
    .results.map(({ id }) => id);
};

const handOver = (body: object, whose = tom, as = admin) =>
  api.call({
    method: 'POST',
    path: `users/${whose.id}/hand_over/`,
    as,
    body: { series: [], visits: [], office_id: null, reason: 'Luca knows them.', ...body },
  });

describe('work that is left with a closed account', () => {
  it('is found until somebody takes it, and handed over without opening the account', async () => {
    const series = await tomsSeries();
    const single = await tomsVisit(tom, AFTER);
    expect(await listed('has_work=true')).toEqual([tom.id]);
    expect(await listed('has_work=false')).not.toContain(tom.id);
    expect((await act(tom, 'deactivate')).statusCode).toBe(200);
    expect(await listed('has_work=true&status=closed')).toEqual([tom.id]);
    const decisions = decisionsOf(await readHandOver(tom, null), { series: luca, visits: luca });
    const response = await handOver(decisions);
    expect(userAccountSchema.parse(response.json())).toMatchObject({ is_active: false });
    expect(await cleanerOf(single)).toBe('Luca');
    expect((await readSeries(api, staff, series)).staff_member.first_name).toBe('Luca');
    expect((await auditOf(tom.id))[0]).toEqual(['update', admin.id, 'Luca knows them.']);
    expect(await listed('has_work=true&status=closed')).toEqual([]);
    expect((await handOver(decisions)).json()).toMatchObject({ code: 'stale_version' });
  });

  it('includes a series that was left to nobody, conversations and open quotes', async () => {
    await tomsSeries();
    await reply(api, staff, await startedThread(api, client));
    const quote = await createOfficeQuote(api, staff, client);
    expect((await act(staff, 'deactivate')).statusCode).toBe(200);
    await leaves(tom, {}, null);
    expect((await listed('has_work=true&status=closed')).toSorted()).toEqual(
      [staff.id, tom.id].toSorted(),
    );
    expect((await handOver({ office_id: admin.id }, staff)).statusCode).toBe(200);
    expect((await readQuote(api, admin, quote)).staff_details?.owner?.id).toBe(admin.id);
    expect(await listed('has_work=true&status=closed')).toEqual([tom.id]);
  });

  it('is handed over by admins, and of a closed account of the team', async () => {
    expect((await handOver({})).json()).toMatchObject({
      code: 'invalid_transition',
      detail: 'This account is open. Set the last day of this person instead.',
      current: { id: tom.id, is_active: true },
    });
    expect((await handOver({}, client)).statusCode).toBe(404);
    await leaves(tom, {}, null);
    expect((await handOver({}, tom, staff)).statusCode).toBe(403);
    expect((await handOver({ reason: ' ' })).statusCode).toBe(400);
    expect((await handOver({ office_id: tom.id })).json()).toEqual({
      office_id: ['Choose another person of the office.'],
    });
  });
});

describe('the last admin who stays', () => {
  it('cannot leave, nor stop being one, while the others leave', async () => {
    const lone = await createTestApp();
    const [first, second] = [
      await lone.signIn({ userType: 'admin' }),
      await lone.signIn({ userType: 'admin' }),
    ];
    const post = (id: string, command: string, as: TestPerson, body: object) =>
      lone.call({ method: 'POST', path: `users/${id}/${command}/`, as, body });
    const empty = { series: [], visits: [], office_id: null, reason: 'Tired.' };
    const lastDay = new Date(lone.clock.now.getTime() + 5 * 86_400_000).toISOString().slice(0, 10);
    const body = { ...empty, last_day: lastDay };
    expect((await post(first.id, 'last_day', first, body)).statusCode).toBe(200);
    const refusal = {
      non_field_errors: ['This is the last admin. Make another person an admin first.'],
    };
    for (const day of [lastDay, null]) {
      const refused = await post(second.id, 'last_day', second, { ...empty, last_day: day });
      expect(refused.json()).toEqual(refusal);
    }
    expect((await post(second.id, 'deactivate', first, { reason: 'No.' })).json()).toEqual(refusal);
    await lone.close();
  });
});

describe('two admins at once', () => {
  it('who end each other’s accounts: the second one is no longer signed in', async () => {
    const other = await api.signIn({ userType: 'admin' });
    let calls: ReturnType<typeof setLastDay>[] = [];
    await api.database.transaction(async (transaction) => {
      await lockAdmins(transaction);
      calls = [
        setLastDay(other, { last_day: null }, admin),
        setLastDay(admin, { last_day: null }, other),
      ];
      await untilWaiting(api, 2);
    });
    expect(statusesOf(await Promise.all(calls))).toEqual([200, 401]);
  });

  it('who hand over the same work: it is given once, and mailed once', async () => {
    const series = await tomsSeries();
    const decisions = decisionsOf(await readHandOver(tom), { series: luca });
    const answers = await Promise.all([
      setLastDay(tom, decisions),
      setLastDay(tom, decisions, owner),
    ]);
    expect(statusesOf(answers)).toEqual([200, 409]);
    expect((await readSeries(api, staff, series)).version).toBe(2);
    expect(await api.mails(client.email)).toHaveLength(2);
  });
});

describe('a cleaner who leaves', () => {
  it('does not get a series that goes on after the last day', async () => {
    const series = await startedSeries(api, { client, staff }, { staff_id: luca.id });
    await leaves(tom);
    const refusal = {
      staff_id: ['Tom’s last day is Friday 4 December 2026. Choose another cleaner.'],
    };
    const start = await startSeries(api, { client, staff }, { staff_id: tom.id });
    expect([start.statusCode, start.json()]).toEqual([400, refusal]);
    const change = await seriesCommand(api, staff, series, 'change', {
      appointment_id: series.occurrences[0]?.appointment?.id,
      ...RECURRENCE,
      staff_id: tom.id,
      keep_clashes: true,
      reason: 'Luca is busy.',
    });
    expect([change.statusCode, change.json()]).toEqual([400, refusal]);
    const short = { staff_id: tom.id, last_date: '2026-12-03' };
    expect((await startSeries(api, { client, staff }, short)).statusCode).toBe(201);
  });

  it('is not offered to clients after the last day', async () => {
    await leaves(luca);
    await leaves(tom);
    const response = await api.call({
      path: 'openings/?minutes=120&from=2026-12-04',
    });
    const { days } = response.json<{ days: { date: string; starts: string[] }[] }>();
    expect(days[0]).toMatchObject({ date: LAST_DAY, starts: expect.arrayContaining(['09:00']) });
    expect(days.slice(1).flatMap(({ starts }) => starts)).toEqual([]);
  });
});
