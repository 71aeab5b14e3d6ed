import type { Thread } from '@cleaning/contract/messages';
import type { StaffToday } from '@cleaning/contract/staff';
import { describe, expect, test } from 'vitest';
import {
  appointmentIn,
  command,
  confirmedAppointment,
} from '../../../test/appointment-fixtures.ts';
import { startWithClientAndOffice } from '../../../test/client-and-office.ts';
import { MORNING_OF_THE_DAY } from '../../../test/visit-work-fixtures.ts';

const { api, client, staff } = startWithClientAndOffice();

const post = (path: string, body: object) => api.call({ method: 'POST', path, as: staff, body });

describe('running late', () => {
  test('tells the client when the cleaner will arrive', async () => {
    const confirmed = await confirmedAppointment(api, { client, staff });
    api.clock.set(MORNING_OF_THE_DAY);
    const late = await post(`appointments/${confirmed.id}/running_late/`, {
      version: confirmed.version,
      minutes: 20,
    });
    expect(late.statusCode).toBe(200);
    expect(appointmentIn(late)).toMatchObject({
      status: 'confirmed',
      expected_at: '2026-12-02T22:50:00.000Z',
      version: confirmed.version + 1,
    });
    expect(appointmentIn(late).events.at(-1)).toMatchObject({
      command: 'report_running_late',
      reason: 'About 20 minutes late.',
    });
    const today = await api.call({ path: 'staff/today/', as: staff });
    expect(today.json<StaffToday>().visits).toContainEqual(
      expect.objectContaining({ id: confirmed.id, expected_at: '2026-12-02T22:50:00.000Z' }),
    );
    const [mail] = await api.mails(client.email);
    expect(mail?.subject).toBe(`We are running late for your visit ${confirmed.reference}`);
    expect(mail?.text).toContain('We will be there about 9:50 am.');
  });

  test('puts the cleaner’s message into a conversation, with one email about it', async () => {
    const confirmed = await confirmedAppointment(api, { client, staff });
    api.clock.set(MORNING_OF_THE_DAY);
    const { version } = confirmed;
    const path = `appointments/${confirmed.id}/running_late/`;
    const late = { version, minutes: 20, message: 'The train stands still. I am on my way.' };
    const before = (await api.mails(client.email)).length;
    expect((await post(path, late)).statusCode).toBe(200);
    const mails = await api.mails(client.email);
    expect(mails).toHaveLength(before + 1);
    expect(mails[0]?.text).toContain('We will be there about 9:50 am.');
    expect(mails[0]?.text).toContain('We have written to you about it.');
    expect(mails[0]?.text).not.toContain('train');

    const threads = await api.call({ path: 'messages/', as: client });
    const { results } = threads.json<{ results: Thread[] }>();
    expect(results).toMatchObject([
      {
        subject: `Running late for visit ${confirmed.reference}`,
        about: { type: 'appointment', id: confirmed.id },
        last_message: { excerpt: late.message },
      },
    ]);
    const stranger = await api.signIn();
    const others = await api.call({ path: 'messages/', as: stranger });
    expect(others.json()).toMatchObject({ count: 0 });

    // Sending the same report again has an old version, so it neither mails nor writes again.
    expect((await post(path, late)).json()).toMatchObject({ code: 'stale_version' });
    expect(await api.mails(client.email)).toHaveLength(before + 1);
    const again = await api.call({ path: 'messages/', as: client });
    expect(again.json()).toMatchObject({ count: 1 });
  });

  test('tells the client of a longer delay in the same conversation', async () => {
    const visit = await confirmedAppointment(api, { client, staff });
    api.clock.set(MORNING_OF_THE_DAY);
    const path = `appointments/${visit.id}/running_late/`;
    const first = { version: visit.version, minutes: 20, message: 'The train stands still.' };
    const { version } = appointmentIn(await post(path, first));
    api.clock.advance(1);
    const second = { version, minutes: 45, message: 'It still stands.' };
    expect((await post(path, second)).statusCode).toBe(200);
    const threads = await api.call({ path: 'messages/', as: client });
    expect(threads.json()).toMatchObject({
      count: 1,
      results: [{ message_count: 2, last_message: { excerpt: second.message } }],
    });
  });

  test('needs a message of at most 500 characters', async () => {
    const { id, version } = await confirmedAppointment(api, { client, staff });
    api.clock.set(MORNING_OF_THE_DAY);
    for (const message of ['  ', 'x'.repeat(501)]) {
      const refused = await post(`appointments/${id}/running_late/`, {
        version,
        minutes: 20,
        message,
      });
      expect(refused.statusCode).toBe(400);
      expect(refused.json()).toHaveProperty('message');
    }
  });

  test('is accepted only on the day, for a future time, and with the current version', async () => {
    const confirmed = await confirmedAppointment(api, { client, staff });
    const path = `appointments/${confirmed.id}/running_late/`;
    const { version } = confirmed;
    expect((await post(path, { version, minutes: 20 })).statusCode).toBe(409);
    api.clock.set('2026-12-02T23:00:00.000Z');
    const past = await post(path, { version, minutes: 10 });
    expect(past.json()).toEqual({ minutes: ['That time has passed. Choose a longer delay.'] });
    const stale = await post(path, { version: version - 1, minutes: 60 });
    expect(stale.json()).toMatchObject({ code: 'stale_version' });
  });

  test('is cleared when the appointment moves', async () => {
    const confirmed = await confirmedAppointment(api, { client, staff });
    api.clock.set(MORNING_OF_THE_DAY);
    const late = appointmentIn(
      await post(`appointments/${confirmed.id}/running_late/`, {
        version: confirmed.version,
        minutes: 20,
      }),
    );
    api.clock.advance(1);
    const moved = await command(api, staff, late, 'reschedule', {
      starts_at: '2026-12-03T02:00:00.000Z',
      ends_at: '2026-12-03T04:00:00.000Z',
      staff_id: staff.id,
      reason: 'The car broke down.',
    });
    expect(appointmentIn(moved).expected_at).toBeNull();
    const [mail] = await api.mails(client.email);
    expect(mail?.text).toContain('You can read why on the page below.');
    expect(mail?.text).not.toContain('car broke down');
  });
});
