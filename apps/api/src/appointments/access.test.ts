import { appointmentSummarySchema } from '@cleaning/contract/appointments';
import { cappedPageOf, pageOf } from '@cleaning/contract/http';
import { beforeEach, describe, expect, test } from 'vitest';
import {
  appointmentIn,
  command,
  confirmedAppointment,
  readAppointment,
  requestAppointment,
  PLANNED_TIME,
  REQUEST,
  type AppointmentAction,
} from '../../test/appointment-fixtures.ts';
import { createTestApp, type TestPerson } from '../../test/create-test-app.ts';
import { command as quoteCommand, createDraft, storeStatus } from '../../test/quote-fixtures.ts';
import { makeBeforeEach, startBeforeAll } from '../../test/set-up.ts';

const api = startBeforeAll();
beforeEach(() => api.clock.set('2026-11-21T00:00:00.000Z'));
const client = makeBeforeEach(() => api.signIn({ firstName: 'Grace', lastName: 'Nguyen' }));
const stranger = makeBeforeEach(() => api.signIn());
const staff = makeBeforeEach(() => api.signIn({ userType: 'staff', firstName: 'Sam' }));
const admin = makeBeforeEach(() => api.signIn({ userType: 'admin', firstName: 'Alex' }));

const planned = () => ({ ...PLANNED_TIME, staff_id: staff.id });
const OTHER_TIME = { preferred_date: '2026-12-04', preferred_time: 'any' };

/** Each command with its body, and who may not give it. */
const COMMANDS: readonly [AppointmentAction, () => object, 'client' | 'staff' | 'both'][] = [
  ['confirm', planned, 'staff'],
  ['decline', () => ({ reason: 'No.' }), 'staff'],
  ['reschedule', () => ({ ...planned(), reason: 'So.' }), 'staff'],
  ['start', () => ({}), 'staff'],
  ['complete', () => ({}), 'staff'],
  ['no_access', () => ({ reason: 'Nobody.' }), 'staff'],
  ['cancel', () => ({ reason: 'So.' }), 'both'],
  ['reschedule_request', () => OTHER_TIME, 'client'],
  ['reschedule_request/accept', planned, 'staff'],
  ['reschedule_request/decline', () => ({ reason: 'No.' }), 'staff'],
  ['reschedule_request/withdraw', () => ({}), 'client'],
];

describe.each(COMMANDS)('%s', (action, body, by) => {
  test('is refused to the wrong role before any lookup', async () => {
    const confirmed = await confirmedAppointment(api, { client, staff });
    const wrong = { client: [staff, admin], staff: [client], both: [] }[by];
    for (const person of wrong) {
      expect((await command(api, person, confirmed, action, body())).statusCode).toBe(403);
    }
    expect((await readAppointment(api, client, confirmed)).version).toBe(confirmed.version);
  });

  test('answers 404 for an appointment of another client, or an unknown one', async () => {
    const confirmed = await confirmedAppointment(api, { client, staff });
    const nowhere = { id: '0d3a0000-0000-4000-8000-00000000ffff', version: 1 };
    const attempts =
      by === 'staff'
        ? ([[staff, nowhere]] as const)
        : ([
            [client, nowhere],
            [stranger, confirmed],
          ] as const);
    for (const [person, appointment] of attempts) {
      expect((await command(api, person, appointment, action, body())).statusCode).toBe(404);
    }
  });

  test('is refused on a stale version, with the current appointment', async () => {
    const confirmed = await confirmedAppointment(api, { client, staff });
    const person = by === 'client' ? client : staff;
    const response = await command(api, person, { ...confirmed, version: 1 }, action, body());
    expect(response.statusCode).toBe(409);
    expect(response.json()).toMatchObject({
      code: 'stale_version',
      current: await readAppointment(api, person, confirmed),
    });
  });

  test('is refused once the appointment is cancelled, with the current appointment', async () => {
    const confirmed = await confirmedAppointment(api, { client, staff });
    const cancelled = appointmentIn(await command(api, client, confirmed, 'cancel'));
    const person = by === 'client' ? client : staff;
    const response = await command(api, person, cancelled, action, body());
    expect(response.statusCode).toBe(409);
    expect(response.json()).toMatchObject({
      code: 'invalid_transition',
      detail: expect.stringMatching(/^This visit has been cancelled, so it cannot be .*\.$/u),
      current: { id: cancelled.id, status: 'cancelled' },
    });
  });
});

describe('an appointment of another client', () => {
  test.each(['', 'calendar/'])('is not found (%s)', async (suffix) => {
    const confirmed = await confirmedAppointment(api, { client, staff });
    const path = `appointments/${confirmed.id}/${suffix}`;
    expect((await api.call({ path, as: stranger })).statusCode).toBe(404);
    for (const person of [client, staff, admin]) {
      expect((await api.call({ path, as: person })).statusCode).toBe(200);
    }
  });
});

const book = (changes: object = {}, as = staff) =>
  api.call({
    method: 'POST',
    path: 'appointments/for_client/',
    as,
    body: { ...REQUEST, client_id: client.id, reason: 'Grace phoned.', ...changes },
  });

describe('staff who book for a client', () => {
  test('can leave it as a request, or confirm it at once', async () => {
    const requested = appointmentIn(await book());
    expect(requested).toMatchObject({ status: 'requested', client_name: 'Grace Nguyen' });
    const confirmed = appointmentIn(await book({ plan: planned() }, admin));
    expect(confirmed).toMatchObject({ ...PLANNED_TIME, status: 'confirmed', version: 1 });
    expect(confirmed.events).toMatchObject([
      { command: 'request', actor: 'staff', reason: 'Grace phoned.' },
      { command: 'confirm', actor: 'staff', to_status: 'confirmed' },
    ]);
    const log = await api.call({ path: `audit/?client_id=${client.id}`, as: admin });
    expect(log.json<{ results: unknown[] }>().results).toMatchObject([
      { action: 'act_for_client', reason: 'Grace phoned.' },
      { action: 'act_for_client', reason: 'Grace phoned.' },
    ]);
  });

  test('must give a reason, and choose a client', async () => {
    expect((await book({ reason: '' })).json()).toEqual({ reason: ['Say why, in a sentence.'] });
    expect((await book({ client_id: staff.id })).json()).toEqual({
      client_id: ['Choose a client from the list.'],
    });
  });
});

const ownPage = pageOf(appointmentSummarySchema);
const staffPage = cappedPageOf(appointmentSummarySchema);

const listed = async (path: string, as: TestPerson, schema: typeof ownPage = ownPage) => {
  const response = await api.call({ path, as });
  expect(response.statusCode).toBe(200);
  const page = schema.parse(response.json());
  expect(response.json()).toEqual(page);
  return page.results.map(({ id }) => id);
};

describe('a client’s list', () => {
  test('contains their own appointments: upcoming in ascending order, the rest in descending order', async () => {
    await requestAppointment(api, stranger);
    const late = await requestAppointment(api, client, { preferred_date: '2026-12-20' });
    const soon = await confirmedAppointment(api, { client, staff });
    const sameDay = await requestAppointment(api, client);
    const off = await requestAppointment(api, client, { preferred_date: '2026-12-25' });
    await command(api, client, off, 'cancel');
    const mine = 'appointments/my_appointments/';
    const upcoming = [soon.id, sameDay.id, late.id];
    expect(await listed(`${mine}?when=upcoming`, client)).toEqual(upcoming);
    expect(await listed(`${mine}?when=past`, client)).toEqual([off.id]);
    expect(await listed(mine, client)).toHaveLength(4);
    expect(await listed(`${mine}?from=2026-12-04&to=2026-12-20`, client)).toEqual([late.id]);
    // The day of the appointment is over in Sydney, although not yet in London.
    api.clock.set('2026-12-03T13:00:00.000Z');
    expect(await listed(`${mine}?when=upcoming`, client)).toEqual([late.id]);
    expect((await listed(`${mine}?when=past`, client)).slice(0, 1)).toEqual([off.id]);
  });

  test('is paged', async () => {
    for (let count = 0; count < 3; count += 1) await requestAppointment(api, client);
    const response = await api.call({
      path: 'appointments/my_appointments/?page=2&page_size=2',
      as: client,
    });
    expect(response.json()).toMatchObject({
      count: 3,
      next: null,
      previous: '/api/v1/appointments/my_appointments/?page=1&page_size=2&when=all',
    });
  });

  test('can be filtered by one of their quotes, but not by another client’s', async () => {
    const quote = await createDraft(api, client);
    await storeStatus(api, quote, 'approved');
    await requestAppointment(api, client);
    const booked = await quoteCommand(api, staff, quote, 'convert', { appointments: [] });
    expect(booked.statusCode).toBe(200);
    const path = `appointments/my_appointments/?quote_id=${quote.id}`;
    expect(await listed(path, client)).toHaveLength(1);
    const { results } = (await api.call({ path, as: client })).json();
    expect(results).toMatchObject([{ quote_id: quote.id }]);
    expect(await listed(path, stranger)).toEqual([]);
  });

  test.each(['when=later', 'from=soon', 'page=0', 'client_id=1', 'quote_id=1'])(
    'refuses %s',
    async (query) => {
      const path = `appointments/my_appointments/?${query}`;
      expect((await api.call({ path, as: client })).statusCode).toBe(400);
    },
  );
});

describe('the lists for staff', () => {
  test('can be filtered by client, cleaner, status and day', async () => {
    const open = await requestAppointment(api, client);
    const confirmed = await confirmedAppointment(api, { client: stranger, staff });
    const of = (query: string) => listed(`appointments/?page_size=100&${query}`, staff, staffPage);
    expect(await of(`client_id=${client.id}`)).toEqual([open.id]);
    expect(await of(`staff_id=${staff.id}`)).toEqual([confirmed.id]);
    expect(await of(`client_id=${stranger.id}&status=requested,declined`)).toEqual([]);
    expect(await of(`client_id=${stranger.id}&status=confirmed`)).toEqual([confirmed.id]);
    expect(await of(`client_id=${client.id}&from=2026-12-04`)).toEqual([]);
    expect(await of(`client_id=${client.id}&to=2026-12-03`)).toEqual([open.id]);
    expect(await of('ordering=-appointment_date')).toContain(open.id);
  });

  test('of possible cleaners contain staff and admins, and no closed account', async () => {
    const gone = await api.signIn({ userType: 'staff', deactivatedAt: api.clock.now });
    const response = await api.call({ path: 'appointments/staff_members/', as: staff });
    const people = response.json<{ id: string; first_name: string }[]>();
    const ids = people.map(({ id }) => id);
    expect(ids).toEqual(expect.arrayContaining([staff.id, admin.id]));
    expect(ids).not.toContain(client.id);
    expect(ids).not.toContain(gone.id);
  });

  test('of who is offered for visits contain cleaners, and the office once it has working hours', async () => {
    const lone = await createTestApp();
    const office = await lone.signIn({ userType: 'staff', staffRole: 'office' });
    const offered = async () => {
      const path = 'appointments/staff_members/?role=cleaning';
      const response = await lone.call({ path, as: office });
      return response.json<{ id: string }[]>().map(({ id }) => id);
    };
    expect(await offered()).toEqual([]);
    const cleaner = await lone.signIn({ userType: 'staff', staffRole: 'cleaner' });
    await lone.signIn({
      userType: 'staff',
      staffRole: 'cleaner',
      deactivatedAt: lone.clock.now,
    });
    expect(await offered()).toEqual([cleaner.id]);
    const saved = await lone.call({
      method: 'POST',
      path: `cleaners/${office.id}/hours/`,
      as: office,
      body: {
        version: 1,
        counts_from: '2026-11-23',
        days: [{ weekday: 1, start_time: '08:00', end_time: '16:00' }],
      },
    });
    expect([saved.statusCode, saved.body]).toEqual([200, expect.any(String)]);
    expect((await offered()).toSorted()).toEqual([cleaner.id, office.id].toSorted());
    await lone.close();
  });
});
