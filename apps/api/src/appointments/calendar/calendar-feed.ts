import { company } from '@cleaning/company';
import type { CalendarFeed, NewCalendarFeed } from '@cleaning/contract/appointments';
import { API_BASE_PATH } from '@cleaning/contract/http/rules';
import type { Database, Transaction } from '../../core/db/client.ts';
import { clientViewer } from '../../core/http/viewer.ts';
import { ApiError, notFound } from '../../core/http/api-error.ts';
import type { FileAnswer } from '../../core/http/handlers.ts';
import { createToken, hashToken } from '../../core/security/tokens.ts';
import { siteUrl } from '../../core/site/site-url.ts';
import { CALENDAR_TYPE, isPlanned, calendarFileName, writeCalendar } from './calendar-file.ts';
import { readAppointment, type AppointmentCall } from '../load-appointment.ts';
import { findFeed, findFeedOwner, replaceFeed } from './feed-repository.ts';
import { listAppointmentsFrom } from '../lists/appointment-list-repository.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** How far back a feed goes, and how many appointments it lists. */
const FEED_PAST_MS = 90 * DAY_MS;
const FEED_LIMIT = 500;

/** @throws ApiError `invalid_transition` while the appointment has no time. */
export async function calendarFileOf(
  database: Database,
  call: AppointmentCall,
): Promise<FileAnswer> {
  const { record, appointment } = await readAppointment(database, call);
  if (!isPlanned(record.named)) {
    throw new ApiError('invalid_transition', 'This visit has no time yet.', {
      current: appointment,
    });
  }
  const options = { name: null, hasAddress: true };
  const text = writeCalendar([record.named], options);
  return calendarFile(calendarFileName(appointment.reference), text);
}

export async function readFeedState(database: Database, clientId: string): Promise<CalendarFeed> {
  const row = await findFeed(database, clientId);
  return { is_on: row !== undefined, created_at: row?.createdAt.toISOString() ?? null };
}

/**
 * Makes a secret address for a client's feed, replacing the old one. It can be read only this
 * once.
 */
export async function renewFeed(
  transaction: Transaction,
  clientId: string,
  now: Date,
): Promise<NewCalendarFeed> {
  const token = createToken();
  await replaceFeed(transaction, { clientId, tokenHash: hashToken(token), createdAt: now });
  const url = siteUrl(`${API_BASE_PATH}/calendars/${token}/`);
  return { url, created_at: now.toISOString() };
}

/** @throws ApiError `not_found` for an unknown or replaced secret. */
export async function readFeed(database: Database, token: string, now: Date): Promise<FileAnswer> {
  const clientId = await findFeedOwner(database, hashToken(token));
  if (clientId === undefined) throw notFound();
  const from = new Date(now.getTime() - FEED_PAST_MS);
  const viewer = clientViewer(clientId);
  const appointments = await listAppointmentsFrom(database, viewer, {
    from,
    limit: FEED_LIMIT,
  });
  const options = { name: `${company.name} visits`, hasAddress: false };
  return calendarFile('visits.ics', writeCalendar(appointments.filter(isPlanned), options));
}

const calendarFile = (fileName: string, text: string): FileAnswer => ({
  fileName,
  mediaType: CALENDAR_TYPE,
  content: Buffer.from(text),
});
