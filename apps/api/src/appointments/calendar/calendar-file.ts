import { company } from '@cleaning/company';
import { sydneyTimeOf } from '@cleaning/ndis';
import { SERVICES } from '@cleaning/pricing';
import ICAL from 'ical.js';
import { siteUrl } from '../../core/site/site-url.ts';
import type { NamedAppointment } from '../appointment-repository.ts';
import { SYDNEY, SYDNEY_ZONE } from './sydney-zone.ts';

// ical.js does not count the space that begins a folded line, so 74 makes lines of 75 octets.
ICAL.foldLength = 74;

export const CALENDAR_TYPE = 'text/calendar; charset=utf-8';

interface CalendarOptions {
  /** The name shown in calendar programs; null for the file of one appointment. */
  readonly name: string | null;
  /**
   * Whether to include the street address. A feed leaves it out, because its link may be passed on.
   */
  readonly hasAddress: boolean;
  /**
   * The iTIP method (RFC 5546), which tells a calendar program what to do with the file. PUBLISH by
   * default.
   */
  readonly method?: CalendarMethod;
}

/**
 * Never `REQUEST`: an answer to an invitation would go to an inbox, and look to the client as if it
 * moved or cancelled the visit.
 */
export type CalendarMethod = 'PUBLISH' | 'CANCEL';

/** The name of the file of one appointment. */
export const calendarFileName = (reference: string): string => `visit-${reference}.ics`;

/** An appointment that has a time. */
type PlannedAppointment = NamedAppointment & {
  readonly row: { readonly startsAt: Date; readonly endsAt: Date };
};

export function isPlanned(appointment: NamedAppointment): appointment is PlannedAppointment {
  return appointment.row.startsAt !== null && appointment.row.endsAt !== null;
}

/**
 * Writes appointments as an iCalendar file (RFC 5545). Each keeps one UID and increases its
 * SEQUENCE with each change, so that a calendar that reads the file again moves or cancels its
 * copy.
 */
export function writeCalendar(
  appointments: readonly PlannedAppointment[],
  options: CalendarOptions,
): string {
  const calendar = new ICAL.Component('vcalendar');
  calendar.addPropertyWithValue('version', '2.0');
  calendar.addPropertyWithValue('prodid', `-//${company.name}//Visits//EN`);
  calendar.addPropertyWithValue('calscale', 'GREGORIAN');
  calendar.addPropertyWithValue('method', options.method ?? 'PUBLISH');
  if (options.name !== null) {
    calendar.addPropertyWithValue('x-wr-calname', options.name);
    const hourly = calendar.addPropertyWithValue('refresh-interval', 'PT1H');
    hourly.setParameter('value', 'DURATION');
    calendar.addPropertyWithValue('x-published-ttl', 'PT1H');
  }
  calendar.addSubcomponent(ICAL.Component.fromString(SYDNEY_ZONE));
  for (const appointment of appointments) {
    calendar.addSubcomponent(toEvent(appointment, options));
  }
  return `${calendar.toString()}\r\n`;
}

function toEvent(appointment: PlannedAppointment, { hasAddress }: CalendarOptions): ICAL.Component {
  const { row } = appointment;
  const isOff = row.status === 'cancelled';
  const event = new ICAL.Component('vevent');
  event.addPropertyWithValue('uid', `${row.id}@${new URL(siteUrl()).hostname}`);
  event.addPropertyWithValue('sequence', row.calendarSequence);
  event.addPropertyWithValue('dtstamp', utc(row.updatedAt));
  event.addPropertyWithValue('last-modified', utc(row.updatedAt));
  event.addPropertyWithValue('created', utc(row.createdAt));
  addMoment(event, 'dtstart', row.startsAt);
  addMoment(event, 'dtend', row.endsAt);
  const organiser = event.addPropertyWithValue('organizer', `mailto:${company.email.support}`);
  organiser.setParameter('cn', company.name);
  event.addPropertyWithValue('summary', `${SERVICES[row.serviceId].name}, ${company.name}`);
  if (hasAddress) {
    const place = `${row.addressLine1}, ${row.suburb} NSW ${row.postcode}`;
    event.addPropertyWithValue('location', place);
  }
  event.addPropertyWithValue('description', describe(appointment));
  event.addPropertyWithValue('status', isOff ? 'CANCELLED' : 'CONFIRMED');
  event.addPropertyWithValue('transp', isOff ? 'TRANSPARENT' : 'OPAQUE');
  return event;
}

const describe = ({ row: { reference }, staff }: PlannedAppointment): string =>
  [
    `Visit ${reference}.`,
    ...(staff === null ? [] : [`${staff.firstName} will come.`]),
    `Questions? Call ${company.phoneDisplay}.`,
  ].join('\n');

const utc = (instant: Date): ICAL.Time => ICAL.Time.fromJSDate(instant, true);

const HOUR_MS = 60 * 60 * 1000;

/**
 * Adds a moment in Sydney time, so that it stays right when the rules of daylight saving change. It
 * uses UTC in the hour that occurs twice when daylight saving ends, because local time is ambiguous
 * then. ical.js does not convert the time, because its result is an hour wrong on the morning when
 * daylight saving begins.
 */
function addMoment(event: ICAL.Component, name: 'dtstart' | 'dtend', instant: Date): void {
  const local = sydneyTimeOf(instant);
  const isRepeatedHour = [-HOUR_MS, HOUR_MS].some(
    (away) => sydneyTimeOf(new Date(instant.getTime() + away)).time === local.time,
  );
  if (isRepeatedHour) {
    event.addPropertyWithValue(name, utc(instant));
    return;
  }
  const time = ICAL.Time.fromDateTimeString(`${local.date}T${local.time}`);
  event.addPropertyWithValue(name, time).setParameter('tzid', SYDNEY);
}
