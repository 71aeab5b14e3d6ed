import { staffTodaySchema, type StaffToday } from '@cleaning/contract/staff';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { commanded, confirmedAppointment } from '../../test/appointment-fixtures.ts';
import { createTestApp, type TestApp, type TestPerson } from '../../test/create-test-app.ts';
import { datesOf, startedSeries } from '../../test/series-fixtures.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** A day and a half before the visits of these tests. */
const BEFORE = '2026-12-01T10:00:00.000Z';

let api: TestApp;
let mia: TestPerson;
let tom: TestPerson;
let client: TestPerson;
beforeAll(async () => {
  api = await createTestApp();
});
beforeEach(async () => {
  api.clock.set(BEFORE);
  mia = await api.signIn({ userType: 'staff', clientType: null, firstName: 'Mia' });
  tom = await api.signIn({ userType: 'staff', clientType: null, firstName: 'Tom' });
  client = await api.signIn({ firstName: 'Jordan', lastName: 'Ellis' });
});
afterAll(() => api.close());

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
});
