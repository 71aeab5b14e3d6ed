import { cleanerRosterSchema, leaveCheckSchema, leaveSchema } from '@cleaning/contract/roster';
import { describe, expect, test } from 'vitest';
import { statusesOf } from '../../../test/account-fixtures.ts';
import {
  commanded,
  confirmedAppointment,
  readAppointment,
  requestAppointment,
  PLANNED_TIME,
} from '../../../test/appointment-fixtures.ts';
import { startWithClientAndOffice } from '../../../test/client-and-office.ts';
import type { TestPerson } from '../../../test/create-test-app.ts';
import { addLeave, give, requestLeave, takeOff, WEEK } from '../../../test/leave-fixtures.ts';
import { makeBeforeEach } from '../../../test/set-up.ts';

const { api, client, staff } = startWithClientAndOffice();
const hana = makeBeforeEach(() => api.signIn({ userType: 'staff', firstName: 'Hana' }));
const tom = makeBeforeEach(() => api.signIn({ userType: 'staff', firstName: 'Tom' }));
const luca = makeBeforeEach(() =>
  api.signIn({ userType: 'staff', staffRole: 'cleaner', firstName: 'Luca' }),
);

const post = (path: string, as: TestPerson, body: object) =>
  api.call({ method: 'POST', path, as, body });

async function checked(whose: TestPerson, dates: Record<string, string> = WEEK) {
  const query = new URLSearchParams(dates).toString();
  const response = await api.call({
    path: `cleaners/${whose.id}/leave_check/?${query}`,
    as: staff,
  });
  expect(response.statusCode).toBe(200);
  return leaveCheckSchema.parse(response.json());
}

async function rosterOf(whose: TestPerson, as: TestPerson = staff) {
  const response = await api.call({ path: `cleaners/${whose.id}/`, as });
  expect(response.statusCode).toBe(200);
  return cleanerRosterSchema.parse(response.json());
}

/** An hour from half past nine in Sydney, on the day after this one of December. */
const at = (day: string) => ({
  starts_at: `2026-12-0${day}T22:30:00.000Z`,
  ends_at: `2026-12-0${day}T23:30:00.000Z`,
});

describe('leave added by a colleague', () => {
  test('lists each visit in it, and the cleaners who are free', async () => {
    const visit = await confirmedAppointment(api, { client, staff: hana });
    const eva = await api.signIn({ userType: 'staff', staffRole: 'cleaner', firstName: 'Eva' });
    await commanded(api, staff, await requestAppointment(api, client), 'confirm', {
      starts_at: '2026-12-02T21:00:00.000Z',
      ends_at: '2026-12-02T23:00:00.000Z',
      staff_id: eva.id,
    });
    const { visits } = await checked(hana);
    expect(visits.map(({ appointment }) => appointment.id)).toEqual([visit.id]);
    const cleaners = visits[0]?.cleaners ?? [];
    const openingOf = ({ id }: TestPerson) =>
      cleaners.find(({ staff_member: person }) => person.id === id)?.opening ?? undefined;
    expect(openingOf(luca)).toMatchObject(PLANNED_TIME);
    expect(openingOf(staff)).toBeUndefined();
    expect(openingOf(eva)).toMatchObject({ starts_at: '2026-12-02T23:00:00.000Z' });
    expect(openingOf(hana)).toBeUndefined();
  });

  test('decides about every visit in one command: given to another, moved, left without a cleaner, or kept', async () => {
    const monday = { starts_at: '2026-11-30T22:30:00.000Z', ends_at: '2026-11-30T23:30:00.000Z' };
    const given = await confirmedAppointment(api, { client, staff: hana }, monday);
    const moved = await confirmedAppointment(api, { client, staff: hana }, at('1'));
    const off = await confirmedAppointment(api, { client, staff: hana }, at('2'));
    const kept = await confirmedAppointment(api, { client, staff: hana }, at('3'));
    const later = { starts_at: '2026-12-02T00:00:00.000Z', ends_at: '2026-12-02T01:00:00.000Z' };
    const leave = await addLeave(api, staff, hana, {
      visits: [
        give(given, tom),
        give(moved, tom, later),
        takeOff(off),
        { appointment_id: kept.id, version: kept.version, action: 'keep' },
      ],
    });
    expect(leave).toMatchObject({
      status: 'approved',
      visit_count: 1,
      staff_member: { id: hana.id },
    });
    expect(await readAppointment(api, client, given)).toMatchObject({
      starts_at: given.starts_at,
      staff_member: { id: tom.id },
    });
    expect(await readAppointment(api, client, moved)).toMatchObject({
      ...later,
      staff_member: { id: tom.id },
    });
    expect(await readAppointment(api, client, off)).toMatchObject({
      status: 'confirmed',
      starts_at: off.starts_at,
      staff_member: null,
    });
    expect(await readAppointment(api, client, kept)).toMatchObject({
      version: kept.version,
      staff_member: { id: hana.id },
    });
  });

  test('is added once for two calls with one key', async () => {
    const visit = await confirmedAppointment(api, { client, staff: hana });
    const body = { visits: [takeOff(visit)] };
    const answers = await Promise.all([
      requestLeave(api, staff, hana, body, 'leave-once'),
      requestLeave(api, staff, hana, body, 'leave-once'),
    ]);
    const again = await requestLeave(api, staff, hana, body, 'leave-once');
    expect(again.statusCode).toBe(201);
    expect(answers.some(({ statusCode }) => statusCode === 201)).toBe(true);
    expect((await rosterOf(hana)).leave).toHaveLength(1);
    expect(await readAppointment(api, staff, visit)).toMatchObject({ version: visit.version + 1 });
  });

  test('is refused with the current visits when one was planned or changed meanwhile', async () => {
    const visit = await confirmedAppointment(api, { client, staff: hana });
    const forgotten = await requestLeave(api, staff, hana);
    expect(forgotten.json()).toMatchObject({
      code: 'stale_version',
      current: { visits: [{ appointment: { id: visit.id } }] },
    });
    await commanded(api, staff, visit, 'assign', { staff_id: tom.id });
    const gone = await requestLeave(api, staff, hana, { visits: [takeOff(visit)] });
    expect(gone.json()).toMatchObject({ code: 'stale_version', current: { visits: [] } });
    expect((await rosterOf(hana)).leave).toEqual([]);
  });

  test('is refused as a whole when a chosen cleaner is not free', async () => {
    const first = await confirmedAppointment(api, { client, staff: hana });
    await confirmedAppointment(api, { client, staff: tom });
    const answer = await requestLeave(api, staff, hana, { visits: [give(first, tom)] });
    expect([answer.statusCode, answer.json()]).toMatchObject([
      409,
      { code: 'double_booked', current: { visits: [{ appointment: { id: first.id } }] } },
    ]);
    expect(await readAppointment(api, staff, first)).toMatchObject({ version: first.version });
    expect((await rosterOf(hana)).leave).toEqual([]);
  });

  test('cannot overlap other leave, also when both are added at once', async () => {
    const answers = await Promise.all([
      requestLeave(api, staff, hana),
      requestLeave(api, tom, hana, { first_date: '2026-12-04', last_date: '2026-12-08' }),
    ]);
    expect(statusesOf(answers)).toEqual([201, 409]);
    const refused = answers.find(({ statusCode }) => statusCode === 409);
    expect(refused?.json()).toMatchObject({
      code: 'on_leave',
      current: { overlaps: [{ staff_member: { first_name: 'Hana' } }] },
    });
    await addLeave(api, staff, hana, { first_date: '2026-12-09', last_date: '2026-12-09' });
  });

  test.each([
    [{ first_date: '2026-12-04', last_date: '2026-12-03' }, 'last_date'],
    [{ first_date: '2026-12-03', last_date: '2027-06-03' }, 'last_date'],
    [{ start_time: '13:00', end_time: '16:00' }, 'start_time'],
    [{ last_date: '2026-11-30', start_time: '13:00' }, 'end_time'],
    [{ first_date: '2026-11-01', last_date: '2026-11-02' }, 'last_date'],
    [{ kind: 'holiday' }, 'kind'],
  ])('is refused with errors by field: %j', async (changes, field) => {
    const answer = await requestLeave(api, staff, hana, changes);
    expect([answer.statusCode, Object.keys(answer.json<object>())]).toEqual([400, [field]]);
  });

  test('is only for users of the company', async () => {
    expect((await requestLeave(api, client, hana)).statusCode).toBe(403);
    expect((await api.call({ path: `cleaners/${hana.id}/`, as: client })).statusCode).toBe(403);
    expect((await api.call({ path: `cleaners/${client.id}/`, as: staff })).statusCode).toBe(404);
    expect((await requestLeave(api, staff, client)).statusCode).toBe(404);
  });
});

describe('leave requested by a cleaner', () => {
  test('changes no visit until a colleague approves it', async () => {
    const visit = await confirmedAppointment(api, { client, staff: hana });
    const asked = await addLeave(api, hana, hana);
    expect(asked).toMatchObject({ status: 'requested', visit_count: 1, asked_by: { id: hana.id } });
    expect(await readAppointment(api, staff, visit)).toMatchObject({ version: visit.version });
    const path = `leave/${asked.id}/approve/`;
    const body = { version: asked.version, visits: [give(visit, tom)] };
    expect((await post(path, hana, body)).statusCode).toBe(403);
    expect(await rosterOf(hana, hana)).toMatchObject({ can_decide: false });
    const approved = await post(path, staff, body);
    expect(leaveSchema.parse(approved.json())).toMatchObject({
      status: 'approved',
      visit_count: 0,
    });
    expect(await readAppointment(api, staff, visit)).toMatchObject({
      staff_member: { id: tom.id },
    });
    const again = await post(path, staff, body);
    expect(again.json()).toMatchObject({ code: 'stale_version', current: { status: 'approved' } });
  });

  test('can be declined with a reason, and the time is free again', async () => {
    const asked = await addLeave(api, hana, hana);
    const path = `leave/${asked.id}/decline/`;
    const reason = 'Two others are away that week.';
    expect((await post(path, hana, { version: 1, reason })).statusCode).toBe(403);
    expect((await post(path, staff, { version: 1, reason: '' })).statusCode).toBe(400);
    const declined = await post(path, staff, { version: 1, reason });
    expect(declined.json()).toMatchObject({ status: 'declined', answer: reason });
    const late = await post(`leave/${asked.id}/approve/`, staff, { version: 2, visits: [] });
    expect(late.json()).toMatchObject({ code: 'invalid_transition' });
    await addLeave(api, staff, hana);
  });

  test('takes effect at once when an admin requests it', async () => {
    const admin = await api.signIn({ userType: 'admin' });
    expect(await addLeave(api, admin, admin)).toMatchObject({ status: 'approved' });
  });
});

describe('leave that is shortened or removed', () => {
  test('can be shortened at either end, but not extended', async () => {
    const leave = await addLeave(api, staff, hana);
    const path = `leave/${leave.id}/shorten/`;
    const longer = await post(path, staff, { version: 1, ...WEEK, last_date: '2026-12-05' });
    expect(Object.keys(longer.json<object>())).toEqual(['last_date']);
    const shorter = await post(path, staff, { version: 1, ...WEEK, last_date: '2026-12-01' });
    expect(shorter.json()).toMatchObject({ version: 2, last_date: '2026-12-01' });
    expect((await checked(hana)).overlaps).toHaveLength(1);
    await confirmedAppointment(api, { client, staff: hana });
    const stale = await post(`leave/${leave.id}/remove/`, staff, { version: 1 });
    expect(stale.json()).toMatchObject({ code: 'stale_version', current: { version: 2 } });
  });

  test('allows plans again once it is removed', async () => {
    const leave = await addLeave(api, staff, hana);
    const removed = await post(`leave/${leave.id}/remove/`, staff, { version: 1 });
    expect(removed.json()).toMatchObject({ status: 'removed' });
    expect((await rosterOf(hana)).leave).toEqual([]);
    await confirmedAppointment(api, { client, staff: hana });
  });

  test('cannot be changed once it is over', async () => {
    const leave = await addLeave(api, staff, hana);
    api.clock.set('2026-12-05T00:00:00.000Z');
    const late = await post(`leave/${leave.id}/remove/`, staff, { version: 1 });
    expect(late.json()).toMatchObject({ code: 'invalid_transition' });
    expect((await rosterOf(hana)).leave).toMatchObject([{ id: leave.id }]);
  });
});
