import {
  calendarFeedSchema,
  newCalendarFeedSchema,
  type Appointment,
} from '@cleaning/contract/appointments';
import ICAL from 'ical.js';
import { describe, expect, test } from 'vitest';
import {
  command,
  commanded,
  confirmedAppointment,
  requestAppointment,
} from '../../../test/appointment-fixtures.ts';
import { statusesOf } from '../../../test/account-fixtures.ts';
import { hashToken } from '../../core/security/tokens.ts';
import { findFeed } from './feed-repository.ts';
import { startWithClientAndOffice } from '../../../test/client-and-office.ts';

const { api, client, staff } = startWithClientAndOffice();

const fileOf = async ({ id }: Pick<Appointment, 'id'>, as = client) =>
  api.call({ path: `appointments/${id}/calendar/`, as });

/** Splits a calendar file into lines, with folded lines joined. */
const linesOf = (text: string) => text.replaceAll('\r\n ', '').split('\r\n');

/** Finds the line of a property in the event, ignoring the time zone. */
const lineOf = (text: string, name: string) =>
  linesOf(text.slice(text.indexOf('BEGIN:VEVENT'))).find((line) => line.startsWith(name));

describe('the file of one appointment', () => {
  test('can be imported by calendar programs', async () => {
    const visit = await confirmedAppointment(api, { client, staff });
    const response = await fileOf(visit);
    expect(response.statusCode).toBe(200);
    expect(response.headers).toMatchObject({
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': expect.stringContaining(`visit-${visit.reference}.ics`),
      'cache-control': 'no-store',
    });
    expect(response.body).toMatch(/^BEGIN:VCALENDAR\r\nVERSION:2\.0\r\n[^]*END:VCALENDAR\r\n$/u);
    for (const line of response.body.split('\r\n')) {
      expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    }
    const calendar = ICAL.Component.fromString(response.body);
    expect(calendar.getFirstSubcomponent('vtimezone')?.getFirstPropertyValue('tzid')).toBe(
      'Australia/Sydney',
    );
    expect(lineOf(response.body, 'UID')).toBe(`UID:${visit.id}@localhost`);
    expect(lineOf(response.body, 'DTSTART')).toBe('DTSTART;TZID=Australia/Sydney:20261203T093000');
    expect(lineOf(response.body, 'DTEND')).toBe('DTEND;TZID=Australia/Sydney:20261203T120000');
    expect(lineOf(response.body, 'SEQUENCE')).toBe('SEQUENCE:0');
    expect(lineOf(response.body, 'STATUS')).toBe('STATUS:CONFIRMED');
    expect(lineOf(response.body, 'LOCATION')).toBe(
      String.raw`LOCATION:1 Blaxland Road\, Ryde NSW 2112`,
    );
    expect(lineOf(response.body, 'DTSTAMP')).toMatch(/^DTSTAMP:\d{8}T\d{6}Z$/u);
    expect(response.body).not.toContain('key is under');
  });

  test('escapes and folds any text in an address', async () => {
    const line = `Büro; 7\\8, ${'長い道'.repeat(30)}`;
    const requested = await requestAppointment(api, client, { address_line1: line.slice(0, 110) });
    const visit = await commanded(api, staff, requested, 'confirm', {
      starts_at: '2026-12-02T22:30:00.000Z',
      ends_at: '2026-12-03T01:00:00.000Z',
      staff_id: staff.id,
    });
    const { body } = await fileOf(visit);
    for (const part of body.split('\r\n')) {
      expect(Buffer.byteLength(part)).toBeLessThanOrEqual(75);
    }
    const event = ICAL.Component.fromString(body).getFirstSubcomponent('vevent');
    expect(event?.getFirstPropertyValue('location')).toBe(`${visit.address_line1}, Ryde NSW 2112`);
  });

  test('keeps its UID and increases its sequence as the appointment moves and is cancelled', async () => {
    const visit = await confirmedAppointment(api, { client, staff });
    const moved = await commanded(api, staff, visit, 'reschedule', {
      starts_at: '2026-12-03T22:30:00.000Z',
      ends_at: '2026-12-04T01:00:00.000Z',
      staff_id: staff.id,
      reason: 'Sam is ill.',
    });
    const second = (await fileOf(moved)).body;
    expect(lineOf(second, 'UID')).toBe(`UID:${visit.id}@localhost`);
    expect(lineOf(second, 'SEQUENCE')).toBe('SEQUENCE:1');
    expect(lineOf(second, 'DTSTART')).toBe('DTSTART;TZID=Australia/Sydney:20261204T093000');
    const off = await commanded(api, client, moved, 'cancel');
    const third = (await fileOf(off)).body;
    expect(lineOf(third, 'SEQUENCE')).toBe('SEQUENCE:2');
    expect(lineOf(third, 'STATUS')).toBe('STATUS:CANCELLED');
  });

  test.each([
    ['in winter', '2027-06-30T22:30:00.000Z', ';TZID=Australia/Sydney:20270701T083000'],
    [
      'after the clocks went on',
      '2026-10-03T16:30:00.000Z',
      ';TZID=Australia/Sydney:20261004T033000',
    ],
    ['in the hour that comes twice, first', '2027-04-03T15:30:00.000Z', ':20270403T153000Z'],
    ['in the hour that comes twice, again', '2027-04-03T16:30:00.000Z', ':20270403T163000Z'],
  ])('states the time %s', async (_what, startsAt, expected) => {
    api.clock.set('2026-09-21T00:00:00.000Z');
    const visit = await confirmedAppointment(
      api,
      { client, staff },
      { starts_at: startsAt, ends_at: new Date(Date.parse(startsAt) + 3_600_000).toISOString() },
    );
    expect(lineOf((await fileOf(visit)).body, 'DTSTART')).toBe(`DTSTART${expected}`);
  });

  test('is not available while the appointment has no time', async () => {
    const response = await fileOf(await requestAppointment(api, client));
    expect(response.statusCode).toBe(409);
    expect(response.json()).toMatchObject({ detail: 'This visit has no time yet.' });
  });
});

const feed = (method: 'GET' | 'POST' | 'DELETE', as = client) =>
  api.call({ method, path: 'appointments/calendar_feed/', as });

const feedUrl = async () => newCalendarFeedSchema.parse((await feed('POST')).json()).url;

const open = (url: string) => api.app.inject({ url: new URL(url).pathname });

describe('a private calendar address', () => {
  test('does not exist until it is created, and can be turned off', async () => {
    expect(calendarFeedSchema.parse((await feed('GET')).json())).toEqual({
      is_on: false,
      created_at: null,
    });
    const url = await feedUrl();
    expect((await feed('GET')).json()).toMatchObject({ is_on: true });
    expect((await open(url)).statusCode).toBe(200);
    expect((await feed('DELETE')).statusCode).toBe(204);
    expect((await open(url)).statusCode).toBe(404);
    expect((await feed('GET')).json()).toMatchObject({ is_on: false });
  });

  test('shows the appointments of its owner, cancelled ones too, and no sensitive text', async () => {
    const visit = await confirmedAppointment(api, { client, staff });
    const off = await confirmedAppointment(
      api,
      { client, staff },
      { starts_at: '2026-12-09T22:30:00.000Z', ends_at: '2026-12-10T00:30:00.000Z' },
    );
    await command(api, client, off, 'cancel');
    await requestAppointment(api, client);
    const stranger = await api.signIn();
    await confirmedAppointment(
      api,
      { client: stranger, staff },
      { starts_at: '2026-12-10T22:30:00.000Z', ends_at: '2026-12-11T00:30:00.000Z' },
    );
    const response = await open(await feedUrl());
    expect(response.headers).toMatchObject({
      'content-type': 'text/calendar; charset=utf-8',
      'x-robots-tag': 'noindex',
      'referrer-policy': expect.any(String),
    });
    const events = ICAL.Component.fromString(response.body).getAllSubcomponents('vevent');
    expect(events.map((event) => event.getFirstPropertyValue('uid'))).toEqual([
      `${visit.id}@localhost`,
      `${off.id}@localhost`,
    ]);
    expect(events.map((event) => event.getFirstPropertyValue('status'))).toEqual([
      'CONFIRMED',
      'CANCELLED',
    ]);
    expect(response.body).not.toMatch(/Blaxland|Ryde|Robin|Park|key|@mail/u);
  });

  test('is replaced by a new one, and the old one stops working', async () => {
    const [old, fresh] = [await feedUrl(), await feedUrl()];
    expect((await open(old)).statusCode).toBe(404);
    expect((await open(fresh)).statusCode).toBe(200);
  });

  test('created twice at once, leaves one that works', async () => {
    const urls = await Promise.all([feedUrl(), feedUrl()]);
    const answers = await Promise.all(urls.map(open));
    expect(statusesOf(answers)).toEqual([200, 404]);
  });

  test.each(['', 'x'.repeat(43), 'x'.repeat(42), '..%2f..%2f'])(
    'cannot be guessed or manipulated (%s)',
    async (token) => {
      const response = await open(`http://localhost/api/v1/calendars/${token}/`);
      expect(response.statusCode).toBe(404);
    },
  );

  test('is stored as a hash, and its secret is never logged', async () => {
    const url = await feedUrl();
    const token = url.split('/').at(-2) ?? '';
    expect(token).toMatch(/^[\w-]{43}$/u);
    await open(url);
    expect(api.logLines.join('\n')).not.toContain(token);
    const kept = await findFeed(api.database, client.id);
    expect(kept?.tokenHash).toEqual(hashToken(token));
  });
});
