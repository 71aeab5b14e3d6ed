import { beforeEach, describe, expect, test } from 'vitest';
import {
  appointmentIn,
  command,
  commanded,
  confirmedAppointment,
  REQUEST,
} from '../../../test/appointment-fixtures.ts';
import type { TestPerson } from '../../../test/create-test-app.ts';
import { makeBeforeEach, startBeforeAll } from '../../../test/set-up.ts';

const api = startBeforeAll();
beforeEach(() => api.clock.set('2026-11-23T00:00:00.000Z'));
const client = makeBeforeEach(() => api.signIn());
const staff = makeBeforeEach(() => api.signIn({ userType: 'staff', firstName: 'Sam' }));
const mia = makeBeforeEach(() =>
  api.signIn({ userType: 'staff', staffRole: 'cleaner', firstName: 'Mia' }),
);

/** Sunday 22 November, 9:00 to 11:20 am in Sydney. */
const YESTERDAY = { starts_at: '2026-11-21T22:00:00.000Z', ends_at: '2026-11-22T00:20:00.000Z' };

const record = (changes: object = {}, as: TestPerson = staff) =>
  api.call({
    method: 'POST',
    path: 'appointments/for_client/',
    as,
    body: {
      ...REQUEST,
      client_id: client.id,
      preferred_date: '2026-11-22',
      plan: { ...YESTERDAY, staff_id: mia.id },
      past: 'done',
      reason: 'Asked for by phone on the day.',
      ...changes,
    },
  });

describe('a visit that is over', () => {
  test('is recorded as done with its times, its reason and its history, and mails nobody', async () => {
    const response = await record();
    expect(response.statusCode).toBe(201);
    const visit = appointmentIn(response);
    expect(visit).toMatchObject({
      status: 'completed',
      ...YESTERDAY,
      appointment_date: '2026-11-22',
      actual_started_at: YESTERDAY.starts_at,
      actual_ended_at: YESTERDAY.ends_at,
      staff_member: { id: mia.id },
      fee: null,
    });
    expect(visit.events.map(({ command: name, reason }) => [name, reason])).toEqual(
      ['request', 'confirm', 'start', 'complete'].map((name) => [
        name,
        'Asked for by phone on the day.',
      ]),
    );
    expect(await api.mails(client.email)).toEqual([]);
  });

  test('can be left to its cleaner to complete', async () => {
    const visit = appointmentIn(await record({ past: 'open' }));
    expect(visit).toMatchObject({ status: 'confirmed', actual_started_at: null });
    const started = await commanded(api, mia, visit, 'start', { started_at: YESTERDAY.starts_at });
    const ended = { ended_at: YESTERDAY.ends_at };
    expect((await command(api, mia, started, 'complete', ended)).statusCode).toBe(200);
  });

  test.each([
    [
      '61 days ago',
      { starts_at: '2026-09-22T22:00:00.000Z', ends_at: '2026-09-22T23:00:00.000Z' },
      'starts_at',
    ],
    [
      'still to come',
      { starts_at: '2026-11-23T22:00:00.000Z', ends_at: '2026-11-23T23:00:00.000Z' },
      'ends_at',
    ],
    [
      'not over yet',
      { starts_at: '2026-11-22T22:00:00.000Z', ends_at: '2026-11-23T01:00:00.000Z' },
      'ends_at',
    ],
    [
      'longer than 12 hours',
      { starts_at: '2026-11-21T01:00:00.000Z', ends_at: '2026-11-22T01:00:00.000Z' },
      'ends_at',
    ],
  ])('is refused by field when it is %s', async (_when, times, field) => {
    const response = await record({ plan: { ...times, staff_id: mia.id } });
    expect([response.statusCode, Object.keys(response.json<object>())]).toEqual([400, [field]]);
  });

  test('is recorded for a day 60 days ago', async () => {
    const plan = { starts_at: '2026-09-23T22:00:00.000Z', ends_at: '2026-09-23T23:00:00.000Z' };
    expect((await record({ plan: { ...plan, staff_id: mia.id } })).statusCode).toBe(201);
  });

  test('needs its times, a reason, and the office', async () => {
    expect((await record({ plan: undefined })).json()).toEqual({
      plan: ['Choose the times of the visit and who came.'],
    });
    expect(Object.keys((await record({ reason: '' })).json<object>())).toEqual(['reason']);
    expect((await record({}, mia)).statusCode).toBe(403);
    expect((await record({}, client)).statusCode).toBe(403);
  });

  test('is refused where the cleaner was at another visit, also one that is finished', async () => {
    expect((await record()).statusCode).toBe(201);
    const again = await record({ client_id: (await api.signIn()).id });
    expect([again.statusCode, again.json<{ code: string }>().code]).toEqual([409, 'double_booked']);
    api.clock.set('2026-11-20T00:00:00.000Z');
    await confirmedAppointment(api, { client, staff }, YESTERDAY);
    api.clock.set('2026-11-23T00:00:00.000Z');
    const planned = await record({ plan: { ...YESTERDAY, staff_id: staff.id } });
    expect(planned.json()).toMatchObject({ code: 'double_booked' });
  });

  test('cannot be booked as a visit to come', async () => {
    const response = await record({ past: undefined, preferred_date: '2026-11-24' });
    expect(response.json()).toEqual({ starts_at: ['Choose a time that has not passed.'] });
  });
});
