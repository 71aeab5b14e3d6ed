import { fullName } from '@cleaning/contract/rules';
import { sideOf } from '../core/http/viewer.ts';
import type { AppointmentSeries, Occurrence } from '@cleaning/contract/series';
import {
  availableSeriesCommands,
  dayOfOccurrence,
  seriesDates,
  seriesDateState,
  seriesStatusOn,
  visitTimeOn,
} from '@cleaning/contract/series/rules';
import { publicHolidayOn } from '@cleaning/ndis';
import type { AppointmentContext } from '../appointments/load-appointment.ts';
import { toSummary } from '../appointments/view.ts';
import type { NamedAppointment } from '../appointments/appointment-repository.ts';
import type { NamedSeries, SeriesEventRow, SeriesRow } from './series-repository.ts';

/** A series with its visits of the next weeks and its history. */
interface SeriesRecord {
  readonly named: NamedSeries;
  readonly visits: readonly NamedAppointment[];
  readonly events: readonly SeriesEventRow[];
}

interface SeriesView extends AppointmentContext {
  /** The dates to show, both inclusive; the first one is today. */
  readonly window: { readonly from: string; readonly to: string };
}

/** A series, with the commands that this viewer may give now. */
export function toSeries(
  { named: { row, client, staff }, visits, events }: SeriesRecord,
  { viewer, now, window }: SeriesView,
): AppointmentSeries {
  return {
    id: row.id,
    version: row.version,
    status: seriesStatusOn(row, window.from),
    client_id: row.clientId,
    client_name: fullName(client.firstName, client.lastName),
    quote_id: row.quoteId,
    service_id: row.serviceId,
    address_line1: row.addressLine1,
    suburb: row.suburb,
    postcode: row.postcode,
    recurrence: row.recurrence,
    first_date: row.firstDate,
    start_time: row.startTime,
    end_time: row.endTime,
    staff_member: { id: staff.id, first_name: staff.firstName },
    started_on: row.startedOn,
    last_date: row.lastDate,
    paused_from: row.pausedFrom,
    resumes_on: row.resumesOn,
    occurrences: occurrencesOf(row, visits, window, now),
    available_commands: availableSeriesCommands(row, sideOf(viewer), window.from),
    events: events.map((event) => ({
      id: event.id,
      command: event.command,
      actor: event.actor,
      reason: event.reason,
      occurred_at: event.occurredAt.toISOString(),
    })),
    created_at: row.createdAt.toISOString(),
    updated_at: row.updatedAt.toISOString(),
  };
}

/**
 * The dates with a visit, and the dates of the recurrence without one, with the reason, by the day
 * under which each is listed. A visit that was moved to a day that has passed is left out.
 */
function occurrencesOf(
  rule: SeriesRow,
  visits: readonly NamedAppointment[],
  window: SeriesView['window'],
  now: Date,
): Occurrence[] {
  const booked = new Map(visits.map((visit) => [visit.row.occurrenceDate, visit]));
  const withVisit = visits.flatMap((visit) => {
    const { occurrenceDate } = visit.row;
    return occurrenceDate === null ? [] : [toOccurrence(visit, occurrenceDate)];
  });
  const without = seriesDates(rule, window).flatMap((date): Occurrence[] => {
    if (booked.has(date)) return [];
    const state = seriesDateState(rule, date);
    // The time of this date has passed, so it will never be booked.
    if (state === 'due' && visitTimeOn(rule, date).startsAt <= now) return [];
    return [{ date, state, holiday: publicHolidayOn(date), appointment: null, skipped_by: null }];
  });
  return [...withVisit, ...without]
    .filter((occurrence) => dayOfOccurrence(occurrence) >= window.from)
    .toSorted((a, b) => dayOfOccurrence(a).localeCompare(dayOfOccurrence(b)));
}

function toOccurrence(visit: NamedAppointment, date: string): Occurrence {
  const { status, cancelledBy } = visit.row;
  const isOff = status === 'cancelled' || status === 'declined';
  const planned = status === 'requested' ? 'to_plan' : 'booked';
  return {
    date,
    state: isOff ? 'skipped' : planned,
    holiday: publicHolidayOn(date),
    appointment: toSummary(visit),
    skipped_by: isOff ? cancelledBy : null,
  };
}
