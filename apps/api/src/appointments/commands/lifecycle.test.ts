import { describe, expect, test } from 'vitest';
import {
  command,
  commanded,
  confirmedAppointment,
  FREE_UNTIL,
  readAppointment,
  requestAppointment,
  PLANNED_TIME,
  REQUEST,
} from '../../../test/appointment-fixtures.ts';
import { startWithClientAndOffice } from '../../../test/client-and-office.ts';
import type { TestPerson } from '../../../test/create-test-app.ts';

const { api, client, staff } = startWithClientAndOffice();

const subjectsFor = async ({ email }: TestPerson) =>
  (await api.mails(email)).map(({ subject }) => subject);

describe('requesting an appointment', () => {
  test('records the request, mails both sides, and allows the client to cancel it', async () => {
    const appointment = await requestAppointment(api, client);
    expect(appointment).toMatchObject({
      status: 'requested',
      version: 1,
      client_id: client.id,
      client_name: 'Robin Park',
      service_id: REQUEST.service_id,
      appointment_date: REQUEST.preferred_date,
      preferred_time: REQUEST.preferred_time,
      address_line1: REQUEST.address_line1,
      suburb: REQUEST.suburb,
      postcode: REQUEST.postcode,
      notes: REQUEST.notes,
      starts_at: null,
      staff_member: null,
      free_until: null,
      cancellation: null,
      reschedule_request: null,
      available_commands: ['cancel'],
    });
    expect(appointment.reference).toMatch(/^A-\d{4,}$/u);
    expect(appointment.events).toMatchObject([
      { command: 'request', from_status: null, to_status: 'requested', actor: 'client' },
    ]);
    expect(await subjectsFor(client)).toEqual([
      `We have your visit request ${appointment.reference}`,
    ]);
  });

  test('does not put the address and the notes into the mail', async () => {
    await requestAppointment(api, client);
    const [mail] = await api.mails(client.email);
    expect(mail?.text).toContain('Thursday 3 December 2026');
    expect(`${mail?.text}${mail?.html}`).not.toMatch(/Blaxland|Ryde|key/u);
  });

  test.each([
    ['a day that is past in Sydney', { preferred_date: '2026-11-20' }, 'preferred_date'],
    ['a day more than a year ahead', { preferred_date: '2028-01-01' }, 'preferred_date'],
    ['a part of the day that there is not', { preferred_time: 'night' }, 'preferred_time'],
    ['a time that no clock shows', { preferred_time: '24:30' }, 'preferred_time'],
    ['no street', { address_line1: ' ' }, 'address_line1'],
    ['a postcode of another state', { postcode: '3000' }, 'postcode'],
    ['an unknown service', { service_id: 'gutters' }, 'service_id'],
    ['notes without end', { notes: 'x'.repeat(1001) }, 'notes'],
    ['a time of its own making', { starts_at: PLANNED_TIME.starts_at }, 'starts_at'],
  ])('is refused for %s', async (_what, change, field) => {
    const response = await api.call({
      method: 'POST',
      path: 'appointments/',
      as: client,
      body: { ...REQUEST, ...change },
    });
    expect(response.statusCode).toBe(400);
    expect(Object.keys(response.json())).toEqual([field]);
  });

  test('is possible for today, by the clock in Sydney', async () => {
    // Still Saturday in London, already Sunday in Sydney.
    api.clock.set('2026-11-21T14:00:00.000Z');
    const today = await requestAppointment(api, client, { preferred_date: '2026-11-22' });
    expect(today.appointment_date).toBe('2026-11-22');
  });

  test('twice by a double press makes one request and one mail', async () => {
    const call = {
      method: 'POST',
      path: 'appointments/',
      as: client,
      body: REQUEST,
      headers: { 'idempotency-key': 'double-click' },
    } as const;
    const [first, second] = await Promise.all([api.call(call), api.call(call)]);
    expect([first.statusCode, second.statusCode]).toEqual([201, 201]);
    expect(second.json()).toEqual(first.json());
    expect(await api.mails(client.email)).toHaveLength(1);
  });
});

describe('the life cycle of an appointment', () => {
  test('leads from confirmed to started and completed, with a mail to those concerned', async () => {
    const confirmed = await confirmedAppointment(api, { client, staff });
    expect(confirmed).toMatchObject({
      ...PLANNED_TIME,
      status: 'confirmed',
      version: 2,
      appointment_date: '2026-12-03',
      free_until: FREE_UNTIL,
      staff_member: { id: staff.id, first_name: 'Sam' },
      available_commands: ['reschedule', 'assign', 'edit', 'cancel'],
    });
    const [mail] = await api.mails(client.email);
    expect(mail?.subject).toBe(`Your visit ${confirmed.reference} is confirmed`);
    expect(mail?.text).toContain('Thursday 3 December 2026, 9:30 am to 12:00 pm. Sam will come.');
    expect(mail?.text).toContain('free of charge until 1 Dec 2026, 9:30 am.');

    api.clock.set('2026-12-02T22:35:00.000Z');
    const started = await commanded(api, staff, confirmed, 'start');
    expect(started).toMatchObject({
      status: 'in_progress',
      actual_started_at: '2026-12-02T22:35:00.000Z',
      available_commands: ['complete', 'report_no_access'],
    });

    api.clock.set('2026-12-03T01:10:00.000Z');
    const completed = await commanded(api, staff, started, 'complete', {
      notes: 'Left the key inside.',
      ended_at: '2026-12-03T01:05:00Z',
    });
    expect(completed).toMatchObject({
      status: 'completed',
      version: 4,
      completion_notes: 'Left the key inside.',
      actual_started_at: '2026-12-02T22:35:00.000Z',
      actual_ended_at: '2026-12-03T01:05:00.000Z',
      available_commands: ['correct_times'],
    });
    expect(completed.events.map(({ command: name, actor }) => [name, actor])).toEqual([
      ['request', 'client'],
      ['confirm', 'staff'],
      ['start', 'staff'],
      ['complete', 'staff'],
    ]);
    // The completion notes are internal.
    expect(await readAppointment(api, client, completed)).toMatchObject({
      version: 4,
      completion_notes: '',
    });
  });

  test('cannot start before its day in Sydney', async () => {
    const confirmed = await confirmedAppointment(api, { client, staff });
    api.clock.set('2026-12-02T12:59:59.000Z');
    for (const action of ['start', 'no_access'] as const) {
      const early = await command(
        api,
        staff,
        confirmed,
        action,
        action === 'start' ? {} : { reason: 'Nobody there.' },
      );
      expect(early.statusCode).toBe(409);
      expect(early.json()).toMatchObject({
        code: 'invalid_transition',
        detail: 'This can be recorded on the day of the visit, not before.',
        current: { id: confirmed.id, status: 'confirmed' },
      });
    }
    api.clock.set('2026-12-02T13:00:00.000Z');
    expect((await command(api, staff, confirmed, 'start')).statusCode).toBe(200);
  });

  test.each([
    ['ends in the future', { ended_at: '2026-12-03T02:00:00Z' }, 'ended_at'],
    [
      'ends before it begins',
      { started_at: '2026-12-03T00:30:00Z', ended_at: '2026-12-03T00:20:00Z' },
      'ended_at',
    ],
    ['lasts for more than 14 hours', { started_at: '2026-12-02T10:59:00Z' }, 'ended_at'],
  ])('refuses a completion with work that %s', async (_what, times, field) => {
    const confirmed = await confirmedAppointment(api, { client, staff });
    api.clock.set('2026-12-03T00:00:00.000Z');
    const started = await commanded(api, staff, confirmed, 'start');
    api.clock.set('2026-12-03T01:00:00.000Z');
    const response = await command(api, staff, started, 'complete', times);
    expect(response.statusCode).toBe(400);
    expect(Object.keys(response.json())).toEqual([field]);
  });

  test('can be completed with as many hours as a correction can give it', async () => {
    const confirmed = await confirmedAppointment(api, { client, staff });
    api.clock.set('2026-12-03T01:00:00.000Z');
    const started = await commanded(api, staff, confirmed, 'start');
    const times = { started_at: '2026-12-02T11:00:00.000Z', ended_at: '2026-12-03T01:00:00.000Z' };
    expect(await commanded(api, staff, started, 'complete', times)).toMatchObject({
      actual_started_at: times.started_at,
      actual_ended_at: times.ended_at,
    });
  });

  test('ends when staff cannot get in, and the client is mailed', async () => {
    const confirmed = await confirmedAppointment(api, { client, staff });
    api.clock.set('2026-12-02T23:00:00.000Z');
    const ended = await commanded(api, staff, confirmed, 'no_access', {
      reason: 'Rang three times, no answer.',
    });
    expect(ended).toMatchObject({
      status: 'no_access',
      available_commands: [
        'undo_no_access',
        'start_after_no_access',
        'complete_after_no_access',
        'charge_fee',
        'waive_fee',
      ],
    });
    expect(ended.events.at(-1)).toMatchObject({
      command: 'report_no_access',
      reason: 'Rang three times, no answer.',
    });
    expect((await subjectsFor(client))[0]).toBe(`We could not do your visit ${ended.reference}`);
  });

  test('can end with a declined request, whose reason is shown only in the portal', async () => {
    const requested = await requestAppointment(api, client);
    const blank = await command(api, staff, requested, 'decline', { reason: ' ' });
    expect(blank.json()).toEqual({ reason: ['Say why, in a sentence.'] });
    const declined = await commanded(api, staff, requested, 'decline', {
      reason: 'We are booked out.',
    });
    expect(declined).toMatchObject({ status: 'declined', available_commands: [] });
    expect((await readAppointment(api, client, declined)).events.at(-1)?.reason).toBe(
      'We are booked out.',
    );
    const [mail] = await api.mails(client.email);
    expect(mail?.subject).toBe(`We cannot do your visit ${declined.reference}`);
    expect(mail?.text).not.toContain('booked out');
  });
});
