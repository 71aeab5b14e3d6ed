import { visitTimeOn, type SeriesRule } from '@cleaning/contract/series/rules';
import type { Queryable, Transaction } from '../core/db/client.ts';
import type { UserViewer } from '../core/http/viewer.ts';
import {
  DoubleBookingError,
  insertAppointment,
  type AppointmentRow,
  type NamedAppointment,
  type NewAppointment,
} from '../appointments/appointment-repository.ts';
import { planAppointment, planTime } from '../appointments/booking/appointment-plan.ts';
import { lockStaffMember } from '../appointments/booking/staff-repository.ts';
import { insertEvent } from '../appointments/history-repository.ts';
import { listClashes } from '../appointments/staff-calendar/clash-repository.ts';
import { selectAway } from '../appointments/roster/leave-repository.ts';
import type { SeriesRow } from './series-repository.ts';

/** The id of the cleaner who stands in on each date. */
export type Covers = ReadonlyMap<string, string>;

/** A date of a series, and the conflicts of its cleaner at that time. */
export interface DateToBook {
  readonly date: string;
  /** The cleaner of the visit: that of the series, or the cover for this date. */
  readonly staffId: string;
  /** The visit that exists for this date; null when one is to be booked. */
  readonly appointmentId: string | null;
  readonly clash: NamedAppointment | null;
  /** The cleaner is on leave: the visit is booked without a cleaner. */
  readonly isOnLeave: boolean;
}

type Recurrence = Pick<SeriesRule, 'startTime' | 'endTime'> & {
  readonly staffId: string;
  readonly covers?: Covers | undefined;
};

/** The conflicts of a cleaner at the time of a visit. */
export async function checkDate(
  queryable: Queryable,
  { staffId: usualId, covers, ...times }: Recurrence,
  { date, appointmentId = null }: { readonly date: string; readonly appointmentId?: string | null },
): Promise<DateToBook> {
  const staffId = covers?.get(date) ?? usualId;
  const found = { date, staffId, appointmentId };
  const plan = { ...visitTimeOn(times, date), staffId };
  const away = await selectAway(queryable, { ...plan, staffIds: [staffId] });
  if (away.length > 0) return { ...found, clash: null, isOnLeave: true };
  const [clash = null] = await listClashes(queryable, plan, appointmentId);
  return { ...found, clash, isOnLeave: false };
}

/** Checks each of several dates. */
export async function checkDates(
  queryable: Queryable,
  recurrence: Recurrence,
  dates: readonly string[],
): Promise<DateToBook[]> {
  const found: DateToBook[] = [];
  for (const date of dates) {
    found.push(await checkDate(queryable, recurrence, { date }));
  }
  return found;
}

interface Booking {
  readonly series: SeriesRow;
  readonly dates: readonly string[];
  readonly covers?: Covers;
  /** The user who gave the command; null for the service itself. */
  readonly viewer: UserViewer | null;
  readonly now: Date;
}

/**
 * Books the visits for some dates of a series. A visit is confirmed when its cleaner is free, and
 * confirmed without a cleaner when they are on leave. When they have another visit or no longer
 * work here, the visit stays a request, to be planned.
 */
export async function bookVisits(
  transaction: Transaction,
  { series, dates, covers, viewer, now }: Booking,
): Promise<AppointmentRow[]> {
  const staff = await lockStaffMember(transaction, series.staffId);
  const booked: AppointmentRow[] = [];
  for (const date of dates) {
    const found = await checkDate(transaction, { ...series, covers }, { date });
    const isFree = staff !== undefined && found.clash === null;
    const row = await insertVisit(transaction, { series, now, isFree, ...found });
    await recordBooking(transaction, row, { viewer, now });
    booked.push(row);
  }
  return booked;
}

async function insertVisit(
  transaction: Transaction,
  {
    series,
    date,
    staffId,
    now,
    isFree,
    isOnLeave,
  }: DateToBook & { series: SeriesRow; now: Date; isFree: boolean },
): Promise<AppointmentRow> {
  const request: NewAppointment = {
    clientId: series.clientId,
    quoteId: series.quoteId,
    seriesId: series.id,
    occurrenceDate: date,
    status: 'requested',
    serviceId: series.serviceId,
    appointmentDate: date,
    preferredTime: series.startTime,
    addressLine1: series.addressLine1,
    suburb: series.suburb,
    postcode: series.postcode,
    notes: series.notes,
    createdAt: now,
    updatedAt: now,
  };
  if (!isFree) return insertAppointment(transaction, request);
  if (isOnLeave) {
    const columns = await planTime(transaction, visitTimeOn(series, date), now);
    return insertAppointment(transaction, { ...request, ...columns, status: 'confirmed' });
  }
  const plan = { ...visitTimeOn(series, date), staffId };
  const { columns } = await planAppointment(transaction, plan, now);
  try {
    return await insertAppointment(transaction, { ...request, ...columns, status: 'confirmed' });
  } catch (error) {
    if (error instanceof DoubleBookingError) return insertAppointment(transaction, request);
    throw error;
  }
}

async function recordBooking(
  transaction: Transaction,
  row: AppointmentRow,
  { viewer, now }: { readonly viewer: UserViewer | null; readonly now: Date },
): Promise<void> {
  const event = {
    appointmentId: row.id,
    // A client can resume a series, but its visits are confirmed by the company.
    actor: 'staff',
    actorId: viewer?.kind === 'office' ? viewer.staffId : null,
    onBehalfOf: row.clientId,
    occurredAt: now,
  } as const;
  await insertEvent(transaction, { ...event, command: 'request', toStatus: 'requested' });
  if (row.status !== 'confirmed') return;
  await insertEvent(transaction, {
    ...event,
    command: 'confirm',
    fromStatus: 'requested',
    toStatus: 'confirmed',
    startsAt: row.startsAt,
  });
}
