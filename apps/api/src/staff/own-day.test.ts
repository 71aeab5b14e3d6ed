import { staffTodaySchema, type StaffToday } from '@cleaning/contract/staff';
import { beforeEach, describe, expect, it } from 'vitest';
import { commanded, confirmedAppointment } from '../../test/appointment-fixtures.ts';
import type { TestPerson } from '../../test/create-test-app.ts';
import { datesOf, startedSeries } from '../../test/series-fixtures.ts';
import { makeBeforeEach, startBeforeAll } from '../../test/set-up.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** A day and a half before the visits of these tests. */
const BEFORE = '2026-12-01T10:00:00.000Z';

const api = startBeforeAll();
beforeEach(() => api.clock.set(BEFORE));
const mia = makeBeforeEach(() =>
  api.signIn({ userType: 'staff', clientType: null, firstName: 'Mia' }),
);
const tom = makeBeforeEach(() =>
  api.signIn({ userType: 'staff', clientType: null, firstName: 'Tom' }),
);
const client = makeBeforeEach(() => api.signIn({ firstName: 'Jordan', lastName: 'Ellis' }));

async function todayOf(as: TestPerson): Promise<StaffToday> {
  const response = await api.call({ path: 'staff/today/', as });
  expect(response.json()).toEqual(staffTodaySchema.parse(response.json()));
  return staffTodaySchema.parse(response.json());
}

const changesOf = async (as: TestPerson) =>
  (await todayOf(as)).own_changes.map(({ kind, appointment }) => [kind, appointment.id]);

/** Books a visit for Mia as a colleague, at a Sydney time on Thursday 3 December. */
const bookedForMia = async (startsAt: string, endsAt: string) => {
  const visit = await confirmedAppointment(
    api,
    { client, staff: tom },
    { staff_id: mia.id, starts_at: startsAt, ends_at: endsAt },
  );
  expect(visit.staff_member?.id).toBe(mia.id);
  return visit;
};
const bookedForNine = () => bookedForMia('2026-12-02T22:00:00.000Z', '2026-12-03T00:00:00.000Z');

describe('the drive between the user’s own visits', () => {
  it('is given from the second visit of a day on, for suburbs in the table', async () => {
    await bookedForNine();
    await bookedForMia('2026-12-03T01:00:00.000Z', '2026-12-03T02:00:00.000Z');
    const { own_visits: own } = await todayOf(mia);
    // Both visits are in Ryde, so only parking and walking count.
    expect(own.map(({ drive_minutes: drive }) => drive)).toEqual([null, 5]);
  });
});

describe('the news about the user’s own visits', () => {
  it('includes what a colleague booked and moved within a day, and nothing older', async () => {
    const visit = await bookedForNine();
    expect(await changesOf(mia)).toEqual([['booked', visit.id]]);
    expect(await changesOf(tom)).toEqual([]);
    const moved = await commanded(api, tom, visit, 'reschedule', {
      staff_id: mia.id,
      starts_at: '2026-12-03T02:00:00.000Z',
      ends_at: '2026-12-03T04:00:00.000Z',
      reason: 'The client is home later.',
    });
    expect(await changesOf(mia)).toEqual([['moved', moved.id]]);
    api.clock.advance(DAY_MS);
    expect(await changesOf(mia)).toEqual([]);
  });

  it('includes what the client cancelled, and not what the user planned', async () => {
    const own = await confirmedAppointment(api, { client, staff: mia });
    expect(await changesOf(mia)).toEqual([]);
    await commanded(api, client, own, 'cancel');
    expect(await changesOf(mia)).toEqual([['cancelled', own.id]]);
  });

  it('includes that a colleague took a visit, until it is returned', async () => {
    const visit = await bookedForNine();
    const given = await commanded(api, tom, visit, 'assign', { staff_id: tom.id });
    const { own_changes: changes } = await todayOf(mia);
    expect(changes).toMatchObject([
      { kind: 'taken', appointment: { id: visit.id, staff_member: { first_name: 'Tom' } } },
    ]);
    // A user gets no notice of their own change.
    expect(await changesOf(tom)).toEqual([]);
    const left = await commanded(api, tom, given, 'assign', { staff_id: null });
    expect(await changesOf(mia)).toEqual([['taken', visit.id]]);
    await commanded(api, tom, left, 'assign', { staff_id: mia.id });
    expect(await changesOf(mia)).toEqual([['booked', visit.id]]);
  });

  it('includes that a moved visit went to a colleague, for a day', async () => {
    const visit = await bookedForNine();
    await commanded(api, tom, visit, 'reschedule', {
      staff_id: tom.id,
      starts_at: '2026-12-03T02:00:00.000Z',
      ends_at: '2026-12-03T04:00:00.000Z',
      reason: 'Mia is at a training.',
    });
    expect(await changesOf(mia)).toEqual([['taken', visit.id]]);
    api.clock.advance(DAY_MS);
    expect(await changesOf(mia)).toEqual([]);
  });

  it('includes that a visit a colleague took was cancelled', async () => {
    const visit = await bookedForNine();
    const given = await commanded(api, tom, visit, 'assign', { staff_id: tom.id });
    await commanded(api, client, given, 'cancel');
    expect(await changesOf(mia)).toEqual([['cancelled', visit.id]]);
  });

  it('omits a visit that the user gave away', async () => {
    const visit = await bookedForNine();
    await commanded(api, mia, visit, 'assign', { staff_id: tom.id });
    expect(await changesOf(mia)).toEqual([]);
    expect(await changesOf(tom)).toEqual([['booked', visit.id]]);
  });

  it('includes that a visit may move for as long as the request is open', async () => {
    const visit = await bookedForNine();
    api.clock.advance(DAY_MS / 2);
    const asked = await commanded(api, client, visit, 'reschedule_request', {
      preferred_date: '2026-12-04',
      preferred_time: 'afternoon',
      note: '',
    });
    const { own_changes: changes } = await todayOf(mia);
    expect(changes).toMatchObject([
      {
        kind: 'may_move',
        appointment: { id: visit.id, client_name: 'Jordan Ellis' },
        wanted: { preferred_date: '2026-12-04', preferred_time: 'afternoon' },
      },
    ]);
    await commanded(api, tom, asked, 'reschedule_request/decline', { reason: 'We are full.' });
    expect(await changesOf(mia)).toEqual([['booked', visit.id]]);
  });

  it('includes only the first of the regular visits that a colleague starts', async () => {
    const series = await startedSeries(api, { client, staff: tom }, { staff_id: mia.id });
    const first = datesOf(series)[0]?.slice(0, '2026-12-03'.length);
    const { own_changes: changes } = await todayOf(mia);
    expect(changes).toMatchObject([
      { kind: 'booked', appointment: { appointment_date: first, series: { id: series.id } } },
    ]);
  });

  it('includes that a colleague changed how to get in, and not how', async () => {
    const visit = await bookedForNine();
    api.clock.advance(DAY_MS);
    const access = { path: `appointments/${visit.id}/access_code/`, method: 'POST' } as const;
    await api.call({ ...access, as: mia, body: { access_code: '1111' } });
    expect(await changesOf(mia)).toEqual([]);
    await api.call({ ...access, as: tom, body: { access_code: '4711' } });
    const { own_changes: changes } = await todayOf(mia);
    expect(changes).toMatchObject([{ kind: 'way_in', appointment: { id: visit.id } }]);
    expect(JSON.stringify(changes)).not.toContain('4711');
    await commanded(api, tom, visit, 'cancel', { reason: 'She is away.' });
    expect(await changesOf(mia)).toEqual([['cancelled', visit.id]]);
  });

  it('includes that a colleague changed a visit, once when its code goes with the address', async () => {
    const visit = await bookedForNine();
    const access = { path: `appointments/${visit.id}/access_code/`, method: 'POST' } as const;
    await api.call({ ...access, as: mia, body: { access_code: '1111' } });
    api.clock.advance(DAY_MS);
    const { version, service_id, postcode, notes, suburb } = visit;
    const place = { address_line1: '14 Hill Road', suburb, postcode };
    await api.call({
      path: `appointments/${visit.id}/edit/`,
      method: 'POST',
      as: tom,
      body: { version, service_id, ...place, notes },
    });
    expect(await changesOf(mia)).toEqual([['changed', visit.id]]);
  });

  it('does not say of a new visit that its way in is another one', async () => {
    const visit = await bookedForNine();
    const path = `appointments/${visit.id}/access_code/`;
    await api.call({ path, method: 'POST', as: tom, body: { access_code: '4711' } });
    expect(await changesOf(mia)).toEqual([['booked', visit.id]]);
  });
});

/** Marks the news up to a moment as seen. */
const see = (as: TestPerson, until: string) =>
  api.call({ path: 'appointments/own_visits/seen/', method: 'POST', as, body: { until } });

describe('news that the user has seen', () => {
  it('is gone, and what came after it stays, for this user alone', async () => {
    const visit = await bookedForNine();
    const given = await commanded(api, tom, visit, 'assign', { staff_id: tom.id });
    const [change] = (await todayOf(mia)).own_changes;
    expect((await see(mia, change?.occurred_at ?? '')).statusCode).toBe(204);
    expect(await changesOf(mia)).toEqual([]);
    api.clock.advance(60_000);
    await commanded(api, tom, given, 'assign', { staff_id: mia.id });
    expect(await changesOf(mia)).toEqual([['booked', visit.id]]);
    await see(tom, '2026-12-31T00:00:00.000Z');
    expect(await changesOf(mia)).toEqual([['booked', visit.id]]);
  });

  it('includes a visit that may move', async () => {
    const visit = await bookedForNine();
    await commanded(api, client, visit, 'reschedule_request', {
      preferred_date: '2026-12-04',
      preferred_time: 'afternoon',
      note: '',
    });
    await see(mia, api.clock.now.toISOString());
    expect(await changesOf(mia)).toEqual([]);
  });

  it('does not come back with an earlier moment, nor reach into the future', async () => {
    await bookedForNine();
    await see(mia, '2027-01-01T00:00:00.000Z');
    await see(mia, '2026-11-01T00:00:00.000Z');
    expect(await changesOf(mia)).toEqual([]);
    api.clock.advance(60_000);
    const later = await bookedForMia('2026-12-03T01:00:00.000Z', '2026-12-03T02:00:00.000Z');
    expect(await changesOf(mia)).toEqual([['booked', later.id]]);
  });

  it('leaves what the user prefers as it is', async () => {
    const preferences = { path: 'staff/preferences/', as: mia } as const;
    await api.call({ ...preferences, method: 'PATCH', body: { single_key_shortcuts: false } });
    await see(mia, BEFORE);
    expect((await api.call(preferences)).json()).toMatchObject({ single_key_shortcuts: false });
  });
});
