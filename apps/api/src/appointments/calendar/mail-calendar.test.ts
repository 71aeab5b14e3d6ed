import type { Appointment } from '@cleaning/contract/appointments';
import { expect, test } from 'vitest';
import {
  commanded,
  confirmedAppointment,
  requestAppointment,
} from '../../../test/appointment-fixtures.ts';
import { startWithClientAndOffice } from '../../../test/client-and-office.ts';

const { api, client, staff } = startWithClientAndOffice();

interface MailboxFile {
  readonly name: string;
  readonly media_type: string;
  readonly url: string;
}

/** The files of the newest mail to the client. */
async function newestFiles(): Promise<readonly MailboxFile[]> {
  const response = await api.app.inject(`/dev/mailbox.json?to=${client.email}`);
  return response.json<{ attachments: readonly MailboxFile[] }[]>()[0]?.attachments ?? [];
}

const open = async ({ url }: MailboxFile) => (await api.app.inject(url)).body;

/** The properties by which a calendar program identifies and places an event. */
const KNOWN_BY = /^(?:UID|SEQUENCE|DTSTAMP|DTSTART|DTEND|STATUS|ORGANIZER|SUMMARY)[;:].*$/gmu;

const eventIn = (text: string) =>
  text.slice(text.indexOf('BEGIN:VEVENT')).replaceAll('\r\n ', '').match(KNOWN_BY);

/**
 * Checks that the event in the newest email equals that in the file of the appointment, and returns
 * it.
 */
async function calendarMailedFor({ id, reference }: Appointment, method: string) {
  const [file, ...others] = await newestFiles();
  if (file === undefined) throw new Error('The mail has no file.');
  expect(others).toEqual([]);
  expect(file).toMatchObject({
    name: `visit-${reference}.ics`,
    media_type: `text/calendar; charset=utf-8; method=${method}`,
  });
  const text = await open(file);
  const page = await api.call({ path: `appointments/${id}/calendar/`, as: client });
  expect(eventIn(text)).toHaveLength(8);
  expect(eventIn(text)).toEqual(eventIn(page.body));
  expect(text).toContain(`METHOD:${method}\r\n`);
  expect(text).not.toMatch(/Blaxland|Ryde|LOCATION|key/u);
  return text;
}

test('the mails alone add an appointment to a calendar, move it and remove it', async () => {
  const visit = await confirmedAppointment(api, { client, staff });
  const first = await calendarMailedFor(visit, 'PUBLISH');
  expect(first).toContain('SEQUENCE:0\r\n');
  expect(first).toContain('STATUS:CONFIRMED\r\n');
  const moved = await commanded(api, staff, visit, 'reschedule', {
    starts_at: '2026-12-03T22:30:00.000Z',
    ends_at: '2026-12-04T01:00:00.000Z',
    staff_id: staff.id,
    reason: 'Sam is ill.',
  });
  const second = await calendarMailedFor(moved, 'PUBLISH');
  expect(second).toContain('SEQUENCE:1\r\n');
  expect(second).toContain('DTSTART;TZID=Australia/Sydney:20261204T093000\r\n');
  const off = await commanded(api, client, moved, 'cancel');
  const third = await calendarMailedFor(off, 'CANCEL');
  expect(third).toContain('SEQUENCE:2\r\n');
  expect(third).toContain('STATUS:CANCELLED\r\n');
});

test('the mail of another service changes the event in a calendar', async () => {
  const visit = await confirmedAppointment(api, { client, staff });
  const { version, address_line1, suburb, postcode, notes } = visit;
  const details = { service_id: 'deep', address_line1, suburb, postcode, notes };
  await api.call({
    method: 'POST',
    path: `appointments/${visit.id}/edit/`,
    as: staff,
    body: { version, ...details },
  });
  const text = await calendarMailedFor(visit, 'PUBLISH');
  expect(text).toContain('SEQUENCE:1\r\n');
  expect(text).toContain('SUMMARY:Deep cleaning');
});

test('a mail about a request without a time has no calendar file', async () => {
  const requested = await requestAppointment(api, client);
  expect(await newestFiles()).toEqual([]);
  await commanded(api, client, requested, 'cancel');
  const [mail] = await api.mails(client.email);
  expect(mail?.subject).toContain('is cancelled');
  expect(mail?.text).not.toContain('calendar');
  expect(await newestFiles()).toEqual([]);
});
