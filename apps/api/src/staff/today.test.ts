import { company } from '@cleaning/company';
import { workSheetSchema } from '@cleaning/contract/appointments';
import { staffTodaySchema, type StaffToday } from '@cleaning/contract/staff';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  commanded,
  confirmedAppointment,
  PLANNED_TIME,
  requestAppointment,
} from '../../test/appointment-fixtures.ts';
import type { TestPerson } from '../../test/create-test-app.ts';
import { issueInvoice } from '../../test/invoice-fixtures.ts';
import { decide, lateCancelled, WAIVE } from '../../test/late-fee-fixtures.ts';
import { startedThread } from '../../test/message-fixtures.ts';
import { act, command, createDraft, quoteIn } from '../../test/quote-fixtures.ts';
import { makeBeforeEach, startBeforeAll } from '../../test/set-up.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** Thursday 3 December, 8:00 in Sydney: the day of PLANNED_TIME. */
const THAT_MORNING = '2026-12-02T21:00:00.000Z';
const DAY_AFTER = '2026-12-04T02:00:00.000Z';

const api = startBeforeAll();
beforeEach(() => api.clock.set('2026-11-21T00:00:00.000Z'));
const mia = makeBeforeEach(() =>
  api.signIn({
    userType: 'staff',
    clientType: null,
    firstName: 'Mia',
    lastName: 'Tran',
  }),
);
const client = makeBeforeEach(() =>
  api.signIn({
    firstName: 'Amira',
    lastName: 'Haddad',
    phoneNumber: '+61491570159',
  }),
);

/**
 * Reads a member of staff's day, and checks that the response has exactly the shape of the
 * contract.
 */
async function todayOf(as: TestPerson): Promise<StaffToday> {
  const response = await api.call({ path: 'staff/today/', as });
  expect(response.json()).toEqual(staffTodaySchema.parse(response.json()));
  return staffTodaySchema.parse(response.json());
}

const idsOf = (items: readonly { readonly id: string }[]) => items.map(({ id }) => id);

describe('the visits of today', () => {
  it('are those with a time on this day in Sydney, by their start, with their cleaner', async () => {
    const visit = await confirmedAppointment(api, { client, staff: mia });
    const tom = await api.signIn({ userType: 'staff', clientType: null, firstName: 'Tom' });
    const earlier = await confirmedAppointment(
      api,
      { client, staff: tom },
      { starts_at: '2026-12-02T20:00:00.000Z', ends_at: '2026-12-02T22:00:00.000Z' },
    );
    const called = await confirmedAppointment(
      api,
      { client, staff: mia },
      { starts_at: '2026-12-03T03:00:00.000Z', ends_at: '2026-12-03T04:00:00.000Z' },
    );
    await commanded(api, client, called, 'cancel');
    expect(idsOf((await todayOf(mia)).visits)).not.toContain(visit.id);

    api.clock.set(THAT_MORNING);
    const today = await todayOf(mia);
    expect(today.date).toBe('2026-12-03');
    expect(idsOf(today.visits)).toEqual([earlier.id, visit.id]);
    expect(today.visits[1]).toMatchObject({
      client_name: 'Amira Haddad',
      staff_member: { first_name: 'Mia' },
      client_phone_number: '+61491570159',
      no_access_reason: null,
    });
    expect(today.cleaners).toEqual([
      { id: mia.id, first_name: 'Mia', last_name: 'Tran' },
      expect.objectContaining({ id: tom.id, first_name: 'Tom' }),
    ]);
  });

  it('of the caller show how many of their tasks are ticked', async () => {
    const visit = await confirmedAppointment(api, { client, staff: mia });
    api.clock.set(PLANNED_TIME.starts_at);
    const sheet = await api.call({ path: `appointments/${visit.id}/work_sheet/`, as: mia });
    const { tasks } = workSheetSchema.parse(sheet.json());
    await api.call({
      method: 'POST',
      path: `appointments/${visit.id}/tick_task/`,
      as: mia,
      body: { task_id: tasks[0]?.id, is_done: true },
    });
    const { own_visits: own } = await todayOf(mia);
    expect(own[0]?.tasks).toEqual({ count: tasks.length, done: 1 });
  });

  it('show why there was no access', async () => {
    const visit = await confirmedAppointment(api, { client, staff: mia });
    api.clock.set(PLANNED_TIME.starts_at);
    await commanded(api, mia, visit, 'no_access', { reason: 'Waited 15 minutes, called twice.' });
    const next = await confirmedAppointment(
      api,
      { client, staff: mia },
      { starts_at: '2026-12-03T03:00:00.000Z', ends_at: '2026-12-03T04:00:00.000Z' },
    );
    const today = await todayOf(mia);
    const missed = { status: 'no_access', no_access_reason: 'Waited 15 minutes, called twice.' };
    expect(today.visits.find(({ id }) => id === visit.id)).toMatchObject(missed);
    expect(today.no_access.find(({ id }) => id === visit.id)).toMatchObject({
      ...missed,
      next_visit_at: next.starts_at,
    });
  });

  it('of the caller include the address, and reach a week ahead', async () => {
    const visit = await confirmedAppointment(api, { client, staff: mia });
    api.clock.set('2026-11-26T21:00:00.000Z');
    const { visits, own_visits: own } = await todayOf(mia);
    expect(idsOf(visits)).not.toContain(visit.id);
    expect(own).toMatchObject([
      {
        id: visit.id,
        address_line1: '1 Blaxland Road',
        notes: 'The key is under the pot.',
        client_phone_number: '+61491570159',
        tasks: { done: 0 },
      },
    ]);
    const other = await api.signIn({ userType: 'staff', clientType: null });
    expect((await todayOf(other)).own_visits).toEqual([]);
    api.clock.advance(-DAY_MS);
    expect((await todayOf(mia)).own_visits).toEqual([]);
  });
});

describe('the list of what needs attention', () => {
  it('has the quotes to answer, the longest wait first, and since when', async () => {
    const before = await todayOf(mia);
    const early = quoteIn(await act(api, client, await createDraft(api, client), 'submit'));
    api.clock.advance(DAY_MS);
    const changed = quoteIn(await act(api, client, await createDraft(api, client), 'submit'));
    const sent = quoteIn(await command(api, mia, changed, 'send'));
    api.clock.advance(DAY_MS);
    const requestedAt = api.clock.now.toISOString();
    await command(api, client, sent, 'request_changes', { comment: 'Without the oven.' });
    await createDraft(api, client);
    const { quotes } = await todayOf(mia);
    expect(quotes.count).toBe(before.quotes.count + 2);
    expect(quotes.waiting.filter(({ client: owner }) => owner.id === client.id)).toMatchObject([
      { id: early.id, status: 'submitted', waiting_since: early.submitted_at },
      { id: sent.id, status: 'changes_requested', waiting_since: requestedAt },
    ]);
  });

  it('has requests for another time, with one at which the usual cleaner is free', async () => {
    const visit = await confirmedAppointment(api, { client, staff: mia });
    const asked = await commanded(api, client, visit, 'reschedule_request', {
      preferred_date: '2026-12-04',
      preferred_time: 'afternoon',
    });
    const { reschedules } = await todayOf(mia);
    const found = reschedules.waiting.find(({ appointment }) => appointment.id === visit.id);
    expect(found).toMatchObject({
      appointment: { version: asked.version, has_open_reschedule_request: true },
      request: { preferred_date: '2026-12-04', preferred_time: 'afternoon' },
      suggestion: {
        starts_at: '2026-12-04T02:00:00.000Z',
        ends_at: '2026-12-04T04:30:00.000Z',
        staff_member: { id: mia.id },
      },
    });
    const moved = await commanded(api, mia, asked, 'reschedule_request/accept', {
      starts_at: found?.suggestion?.starts_at,
      ends_at: found?.suggestion?.ends_at,
      staff_id: found?.suggestion?.staff_member.id,
    });
    expect(moved.starts_at).toBe(found?.suggestion?.starts_at);
    const left = (await todayOf(mia)).reschedules;
    expect(left.count).toBe(reschedules.count - 1);
  });

  it('has requests for a visit, unread messages, and overdue invoices', async () => {
    const before = await todayOf(mia);
    const request = await requestAppointment(api, client, { preferred_date: '2026-11-23' });
    const thread = await startedThread(api, client);
    const invoice = await issueInvoice(api, mia, client);
    const after = await todayOf(mia);
    expect(after.requests.count).toBe(before.requests.count + 1);
    expect(idsOf(after.requests.waiting)[0]).toBe(request.id);
    expect(after.unread).toEqual({
      messages: before.unread.messages + 1,
      threads: before.unread.threads + 1,
    });
    expect(after.threads[0]).toMatchObject({ id: thread.id, unread_count: 1 });
    expect(idsOf(after.overdue.invoices)).not.toContain(invoice.id);

    api.clock.advance(15 * DAY_MS);
    const { overdue } = await todayOf(mia);
    expect(overdue.count).toBe(after.overdue.count + 1);
    expect(overdue.cents).toBe(after.overdue.cents + invoice.balance_cents);
    expect(idsOf(overdue.invoices)).toContain(invoice.id);
  });

  it('shows until when and why reminders of an overdue client are paused', async () => {
    const invoice = await issueInvoice(api, mia, client);
    api.clock.advance(15 * DAY_MS);
    const heldOf = async () =>
      (await todayOf(mia)).overdue.invoices.find(({ id }) => id === invoice.id)?.held;
    expect(await heldOf()).toBeNull();
    const hold = { until: '2026-12-10', reason: 'They pay on Wednesday.' };
    const answer = await api.call({
      method: 'POST',
      path: `clients/${client.id}/hold_reminders/`,
      as: mia,
      body: hold,
    });
    expect(answer.statusCode).toBe(200);
    expect(await heldOf()).toEqual(hold);
    api.clock.set('2026-12-10T00:00:00.000Z');
    expect(await heldOf()).toBeNull();
  });

  it('has future visits that lost their cleaner', async () => {
    const visit = await confirmedAppointment(api, { client, staff: mia });
    const before = (await todayOf(mia)).without_cleaner;
    expect(idsOf(before.waiting)).not.toContain(visit.id);
    const boss = await api.signIn({ userType: 'admin', clientType: null });
    const leave = await api.call({
      method: 'POST',
      path: `cleaners/${mia.id}/leave/`,
      as: boss,
      body: {
        first_date: '2026-12-03',
        last_date: '2026-12-03',
        kind: 'sick',
        visits: [{ appointment_id: visit.id, version: visit.version, action: 'take_off' }],
      },
    });
    expect(leave.statusCode).toBe(201);
    const { without_cleaner: found } = await todayOf(mia);
    expect(found.count).toBe(before.count + 1);
    expect(idsOf(found.waiting)).toContain(visit.id);
    api.clock.set('2026-12-03T13:00:00.000Z');
    expect(idsOf((await todayOf(mia)).without_cleaner.waiting)).not.toContain(visit.id);
  });

  it('has the visits of past days that nobody completed, until they are', async () => {
    const unfinishedOn = async (moment: string) => {
      api.clock.set(moment);
      return (await todayOf(mia)).unfinished;
    };
    // Other tests leave visits of that day behind, too.
    const others = (await unfinishedOn(DAY_AFTER)).count;
    api.clock.set('2026-11-21T00:00:00.000Z');
    const visit = await confirmedAppointment(api, { client, staff: mia });
    const onItsDay = await unfinishedOn(PLANNED_TIME.ends_at);
    expect(idsOf(onItsDay.waiting)).not.toContain(visit.id);
    const { count, waiting } = await unfinishedOn(DAY_AFTER);
    expect(count).toBe(others + 1);
    expect(waiting).toContainEqual(expect.objectContaining({ status: 'confirmed' }));

    const give = async (name: string, body: object) => {
      const answer = await api.call({
        method: 'POST',
        path: `appointments/${visit.id}/${name}/`,
        as: mia,
        body,
      });
      expect(answer.statusCode).toBe(200);
    };
    await give('start', { version: visit.version });
    expect((await todayOf(mia)).unfinished.count).toBe(others + 1);
    await give('complete', {
      version: visit.version + 1,
      started_at: visit.starts_at,
      ended_at: visit.ends_at,
    });
    expect((await todayOf(mia)).unfinished.count).toBe(others);
  });

  it('has the late fees to decide, the earliest visit first, until they are decided', async () => {
    const before = (await todayOf(mia)).late_fees.count;
    const visit = await lateCancelled(api, { client, staff: mia });
    const { late_fees: fees } = await todayOf(mia);
    expect(fees.count).toBe(before + 1);
    expect(fees.waiting).toContainEqual(
      expect.objectContaining({ id: visit.id, status: 'cancelled', terms_cents: null }),
    );
    await decide(api, mia, visit, WAIVE);
    expect((await todayOf(mia)).late_fees.count).toBe(before);
  });

  it('shows at most five of each', async () => {
    for (let count = 0; count < 6; count += 1) await requestAppointment(api, client);
    const { requests } = await todayOf(mia);
    expect(requests.count).toBeGreaterThan(5);
    expect(requests.waiting).toHaveLength(5);
  });
});

describe('the preferences of a user', () => {
  const path = 'staff/preferences/';
  const change = (as: TestPerson, body: object) => api.call({ method: 'PATCH', path, as, body });

  it('are separate for each user, and single keys are on by default', async () => {
    const other = await api.signIn({ userType: 'admin', clientType: null });
    const fresh = { single_key_shortcuts: true, area: null };
    expect((await api.call({ path, as: mia })).json()).toEqual(fresh);
    expect((await change(mia, { single_key_shortcuts: false })).statusCode).toBe(200);
    expect((await change(mia, { single_key_shortcuts: false })).statusCode).toBe(200);
    const area = company.serviceAreas[0];
    // What a change leaves out stays.
    expect((await change(mia, { area })).json()).toEqual({ single_key_shortcuts: false, area });
    expect((await api.call({ path, as: mia })).json()).toEqual({
      single_key_shortcuts: false,
      area,
    });
    expect((await api.call({ path, as: other })).json()).toEqual(fresh);
    expect((await change(mia, { single_key_shortcuts: 'no' })).statusCode).toBe(400);
    expect((await change(mia, { area: 'Perth' })).statusCode).toBe(400);
  });
});

it.each(['staff/today/', 'staff/preferences/'])('%s is only for staff and admins', async (path) => {
  const statusFor = async (as?: TestPerson) => (await api.call({ path, as })).statusCode;
  const admin = await api.signIn({ userType: 'admin', clientType: null });
  expect(await statusFor(mia)).toBe(200);
  expect(await statusFor(admin)).toBe(200);
  expect(await statusFor(client)).toBe(403);
  expect(await statusFor()).toBe(401);
});
