import { ownVisitsSchema, type Appointment } from '@cleaning/contract/appointments';
import { beforeEach, describe, expect, it } from 'vitest';
import { commanded, confirmedAppointment } from '../../../test/appointment-fixtures.ts';
import type { TestPerson } from '../../../test/create-test-app.ts';
import { makeBeforeEach, startBeforeAll } from '../../../test/set-up.ts';

/** Thursday 3 December, 9 to 11 am in Sydney. */
const THURSDAY = { starts_at: '2026-12-02T22:00:00.000Z', ends_at: '2026-12-03T00:00:00.000Z' };
/** Tuesday 22 December, at the same time. */
const FAR_AHEAD = { starts_at: '2026-12-21T22:00:00.000Z', ends_at: '2026-12-22T00:00:00.000Z' };
const LATER_STILL = { starts_at: '2026-12-22T22:00:00.000Z', ends_at: '2026-12-23T00:00:00.000Z' };
const WHY = { reason: 'The client is away.' };

const api = startBeforeAll();
beforeEach(() => api.clock.set('2026-12-02T01:00:00.000Z'));
const office = makeBeforeEach(() => api.signIn({ userType: 'staff', firstName: 'Sam' }));
const cleaner = (firstName: string) =>
  makeBeforeEach(() => api.signIn({ userType: 'staff', staffRole: 'cleaner', firstName }));
const mia = cleaner('Mia');
const tom = cleaner('Tom');
const client = makeBeforeEach(() => api.signIn({ firstName: 'Jordan', lastName: 'Ellis' }));

async function ownVisitsOf(as: TestPerson) {
  const response = await api.call({ path: 'appointments/own_visits/', as });
  expect(response.json()).toEqual(ownVisitsSchema.parse(response.json()));
  return ownVisitsSchema.parse(response.json());
}

const changesOf = async (as: TestPerson) =>
  (await ownVisitsOf(as)).changes.map(({ kind, appointment }) => [
    kind,
    appointment.id,
    appointment.appointment_date,
  ]);

/** A visit of a cleaner, planned more than a day ago. */
async function plannedEarlier(of: TestPerson, time: object = THURSDAY): Promise<Appointment> {
  const today = api.clock.now.toISOString();
  api.clock.set('2026-11-28T01:00:00.000Z');
  const visit = await confirmedAppointment(
    api,
    { client, staff: office },
    { ...time, staff_id: of.id },
  );
  api.clock.set(today);
  return visit;
}

const moved = (visit: Appointment, to: TestPerson, time: object = FAR_AHEAD) =>
  commanded(api, office, visit, 'reschedule', { ...time, ...WHY, staff_id: to.id });

describe('a visit that is moved further ahead than a cleaner sees', () => {
  it('is news for them, and its page is not for them', async () => {
    const visit = await plannedEarlier(mia);
    const { id } = await moved(visit, mia);
    expect(await ownVisitsOf(mia)).toMatchObject({
      visits: [],
      changes: [
        {
          kind: 'moved',
          appointment: { id, appointment_date: '2026-12-22', starts_at: FAR_AHEAD.starts_at },
        },
      ],
    });
    const page = await api.call({ path: `appointments/${id}/work_sheet/`, as: mia });
    expect(page.statusCode).toBe(404);
  });

  it('is news for the office too, which sees four weeks', async () => {
    const visit = await plannedEarlier(office);
    const january = { starts_at: '2027-01-11T22:00:00.000Z', ends_at: '2027-01-12T00:00:00.000Z' };
    const asked = await commanded(api, client, visit, 'reschedule_request', {
      preferred_date: '2027-01-12',
      preferred_time: 'morning',
      note: '',
    });
    const colleague = await api.signIn({ userType: 'staff' });
    const plan = { ...january, staff_id: office.id };
    await commanded(api, colleague, asked, 'reschedule_request/accept', plan);
    expect(await changesOf(office)).toEqual([['moved', visit.id, '2027-01-12']]);
  });

  it('is news until they have seen it, with the time of the last move', async () => {
    const visit = await plannedEarlier(mia);
    const first = await moved(visit, mia);
    const { id } = await moved(first, mia, LATER_STILL);
    expect(await changesOf(mia)).toEqual([['moved', id, '2026-12-23']]);
    const until = api.clock.now.toISOString();
    await api.call({
      path: 'appointments/own_visits/seen/',
      method: 'POST',
      as: mia,
      body: { until },
    });
    expect(await changesOf(mia)).toEqual([]);
  });

  it('and cancelled then, is news as cancelled', async () => {
    const visit = await moved(await plannedEarlier(mia), mia);
    await commanded(api, client, visit, 'cancel');
    expect(await changesOf(mia)).toEqual([['cancelled', visit.id, '2026-12-22']]);
  });

  it('and given to another, is news for who had it, and not for who has it now', async () => {
    const visit = await moved(await plannedEarlier(mia), tom);
    expect(await changesOf(mia)).toEqual([['taken', visit.id, '2026-12-22']]);
    expect(await changesOf(tom)).toEqual([]);
  });

  it('was given to another before, is news for both', async () => {
    const given = await commanded(api, office, await plannedEarlier(mia), 'assign', {
      staff_id: tom.id,
    });
    const { id } = await moved(given, tom);
    expect(await changesOf(mia)).toEqual([['taken', id, '2026-12-22']]);
    expect(await changesOf(tom)).toEqual([['moved', id, '2026-12-22']]);
  });

  it('from a date that they did not see, is no news', async () => {
    const visit = await plannedEarlier(mia, FAR_AHEAD);
    const later = await moved(visit, mia, LATER_STILL);
    await commanded(api, office, later, 'assign', { staff_id: tom.id });
    expect(await changesOf(mia)).toEqual([]);
    expect(await changesOf(tom)).toEqual([]);
  });
});
