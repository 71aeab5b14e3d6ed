import { describe, expect, test } from 'vitest';
import {
  command,
  commanded,
  confirmedAppointment,
  readAppointment,
  PLANNED_TIME,
  requestAppointment,
} from '../../../test/appointment-fixtures.ts';
import { statusesOf } from '../../../test/account-fixtures.ts';
import { startWithClientAndOffice } from '../../../test/client-and-office.ts';

const { api, client, staff } = startWithClientAndOffice();

const OTHER = { preferred_date: '2026-12-04', preferred_time: '13:30', note: 'Any sooner?' };
const NEW_TIME = {
  starts_at: '2026-12-04T02:30:00.000Z',
  ends_at: '2026-12-04T05:00:00.000Z',
};

const asked = async () =>
  commanded(
    api,
    client,
    await confirmedAppointment(api, { client, staff }),
    'reschedule_request',
    OTHER,
  );

describe('a client’s request for another time', () => {
  test('does not change the appointment until there is an answer', async () => {
    const waiting = await asked();
    expect(waiting).toMatchObject({
      status: 'confirmed',
      appointment_date: '2026-12-03',
      has_open_reschedule_request: true,
      wanted_time: { preferred_date: OTHER.preferred_date, preferred_time: OTHER.preferred_time },
      reschedule_request: { ...OTHER, status: 'open', answer: null, answered_at: null },
      available_commands: ['cancel', 'withdraw_reschedule'],
    });
    expect(await readAppointment(api, staff, waiting)).toMatchObject({
      available_commands: [
        'reschedule',
        'assign',
        'edit',
        'cancel',
        'accept_reschedule',
        'decline_reschedule',
      ],
    });
  });

  test('is refused while another is open', async () => {
    const waiting = await asked();
    const again = await command(api, client, waiting, 'reschedule_request', OTHER);
    expect(again.statusCode).toBe(409);
    expect(again.json()).toMatchObject({ code: 'invalid_transition' });
  });

  test('is made once by two windows at once', async () => {
    const confirmed = await confirmedAppointment(api, { client, staff });
    const answers = await Promise.all([
      command(api, client, confirmed, 'reschedule_request', OTHER),
      command(api, client, confirmed, 'reschedule_request', OTHER),
    ]);
    expect(statusesOf(answers)).toEqual([200, 409]);
    const events = (await readAppointment(api, client, confirmed)).events;
    expect(events.filter(({ command: name }) => name === 'request_reschedule')).toHaveLength(1);
  });

  test('can be withdrawn, and made again', async () => {
    const back = await commanded(api, client, await asked(), 'reschedule_request/withdraw');
    expect(back).toMatchObject({
      status: 'confirmed',
      has_open_reschedule_request: false,
      wanted_time: null,
      reschedule_request: { status: 'withdrawn', answered_at: expect.any(String) },
    });
    api.clock.advance(1000);
    const again = await commanded(api, client, back, 'reschedule_request', {
      ...OTHER,
      preferred_time: 'any',
    });
    expect(again.reschedule_request).toMatchObject({ status: 'open', preferred_time: 'any' });
  });

  test('is refused while nothing is confirmed', async () => {
    const requested = await requestAppointment(api, client);
    const response = await command(api, client, requested, 'reschedule_request', OTHER);
    expect(response.statusCode).toBe(409);
  });

  test('is refused for a day in the past', async () => {
    const confirmed = await confirmedAppointment(api, { client, staff });
    const response = await command(api, client, confirmed, 'reschedule_request', {
      ...OTHER,
      preferred_date: '2026-11-20',
    });
    expect(response.json()).toEqual({ preferred_date: ['Choose today or a later date.'] });
  });
});

describe('the answer of staff to a request for another time', () => {
  test('moves the appointment and its end of free cancellation when accepted', async () => {
    const moved = await commanded(api, staff, await asked(), 'reschedule_request/accept', {
      ...NEW_TIME,
      staff_id: staff.id,
    });
    expect(moved).toMatchObject({
      ...NEW_TIME,
      status: 'confirmed',
      appointment_date: '2026-12-04',
      free_until: '2026-12-02T02:30:00.000Z',
      has_open_reschedule_request: false,
      reschedule_request: { status: 'accepted' },
    });
    const [mail] = await api.mails(client.email);
    expect(mail?.subject).toBe(`Your visit ${moved.reference} has a new time`);
    expect(mail?.text).toContain('Friday 4 December 2026, 1:30 pm to 4:00 pm');
  });

  test('needs a reason when declined, and keeps the appointment', async () => {
    const kept = await commanded(api, staff, await asked(), 'reschedule_request/decline', {
      reason: 'Nobody is free on Friday.',
    });
    expect(kept).toMatchObject({
      appointment_date: '2026-12-03',
      reschedule_request: { status: 'declined', answer: 'Nobody is free on Friday.' },
    });
    const [mail] = await api.mails(client.email);
    expect(mail?.subject).toBe(`Your visit ${kept.reference} keeps its time`);
  });

  test('is refused at the time that the visit has, and the request stays open', async () => {
    const waiting = await asked();
    const mails = (await api.mails(client.email)).length;
    const luca = await api.signIn({ userType: 'staff', staffRole: 'cleaner', firstName: 'Luca' });
    for (const { id } of [staff, luca]) {
      const response = await command(api, staff, waiting, 'reschedule_request/accept', {
        ...PLANNED_TIME,
        staff_id: id,
      });
      expect([response.statusCode, response.json()]).toEqual([
        400,
        {
          starts_at: [
            'The visit is at this time already. Choose another time, or decline the request.',
          ],
        },
      ]);
    }
    expect((await readAppointment(api, client, waiting)).reschedule_request?.status).toBe('open');
    expect(await api.mails(client.email)).toHaveLength(mails);
  });

  test('is refused without a request', async () => {
    const confirmed = await confirmedAppointment(api, { client, staff });
    const response = await command(api, staff, confirmed, 'reschedule_request/accept', {
      ...NEW_TIME,
      staff_id: staff.id,
    });
    expect(response.json()).toMatchObject({
      code: 'invalid_transition',
      detail: 'No request for another time is waiting for an answer.',
    });
  });
});

describe('an open request for another time', () => {
  test('stays open when only the cleaner changes, of which the client is not mailed', async () => {
    const waiting = await asked();
    const mails = (await api.mails(client.email)).length;
    const luca = await api.signIn({ userType: 'staff', staffRole: 'cleaner', firstName: 'Luca' });
    const given = await commanded(api, staff, waiting, 'assign', { staff_id: luca.id });
    expect(given).toMatchObject({
      ...PLANNED_TIME,
      staff_member: { id: luca.id },
      has_open_reschedule_request: true,
    });
    expect(await api.mails(client.email)).toHaveLength(mails);
  });

  test('is no reason to tell the client of a new time at the time that the visit has', async () => {
    const waiting = await asked();
    const mails = (await api.mails(client.email)).length;
    const luca = await api.signIn({ userType: 'staff', staffRole: 'cleaner', firstName: 'Luca' });
    for (const { id } of [staff, luca]) {
      const response = await command(api, staff, waiting, 'reschedule', {
        ...PLANNED_TIME,
        staff_id: id,
        reason: 'The other team is closer.',
      });
      expect([response.statusCode, response.json()]).toEqual([
        400,
        {
          starts_at: [
            'The visit is at this time already. Choose another time, or change only the cleaner.',
          ],
        },
      ]);
    }
    expect((await readAppointment(api, client, waiting)).reschedule_request?.status).toBe('open');
    expect(await api.mails(client.email)).toHaveLength(mails);
  });

  test('is declined when staff move the appointment themselves', async () => {
    const moved = await commanded(api, staff, await asked(), 'reschedule', {
      ...NEW_TIME,
      staff_id: staff.id,
      reason: 'The other team is closer.',
    });
    expect(moved.reschedule_request).toMatchObject({
      status: 'declined',
      answer: 'The other team is closer.',
    });
  });

  test('is withdrawn when the client cancels', async () => {
    const cancelled = await commanded(api, client, await asked(), 'cancel');
    expect(cancelled.reschedule_request).toMatchObject({ status: 'withdrawn' });
  });
});
