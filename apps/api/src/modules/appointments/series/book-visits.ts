import { visitTimeOn, type SeriesRule } from '@cleaning/contract';
import type { Queryable, Transaction } from '../../../platform/db/client.ts';
import type { UserViewer } from '../../../platform/http/viewer.ts';
import {
  DoubleBookingError,
  insertAppointment,
  type AppointmentRow,
  type NamedAppointment,
  type NewAppointment,
} from '../appointment-repository.ts';
import { planAppointment } from '../booking/appointment-plan.ts';
import { lockStaffMember } from '../booking/staff-repository.ts';
import { insertEvent } from '../history-repository.ts';
import { listClashes } from '../staff-calendar/clash-repository.ts';
import type { SeriesRow } from './series-repository.ts';

/** A date of a series, and what its cleaner has at that time already. */
export interface DateToBook {
  readonly date: string;
  readonly clash: NamedAppointment | null;
}

type Rhythm = Pick<SeriesRule, 'startTime' | 'endTime'> & { readonly staffId: string };

/** What a cleaner has at the time of a visit; null where they are free. */
export async function findClash(
  queryable: Queryable,
  { staffId, ...times }: Rhythm,
  { date, appointmentId = null }: { readonly date: string; readonly appointmentId?: string | null },
): Promise<NamedAppointment | null> {
  const plan = { ...visitTimeOn(times, date), staffId };
  const [clash] = await listClashes(queryable, plan, appointmentId);
  return clash ?? null;
}

/** The same for each of some dates. */
export async function findClashes(
  queryable: Queryable,
  rhythm: Rhythm,
  dates: readonly string[],
): Promise<DateToBook[]> {
  const found: DateToBook[] = [];
  for (const date of dates) {
    found.push({ date, clash: await findClash(queryable, rhythm, { date }) });
  }
  return found;
}

interface Booking {
  readonly series: SeriesRow;
  readonly dates: readonly string[];
  /** Who gave the command; null for the service itself. */
  readonly viewer: UserViewer | null;
  readonly now: Date;
}

/**
 * Makes the visits of some dates of a series, confirmed where its cleaner is free. Where they are not, or do
 * not work here any more, the visit waits to be planned.
 */
export async function bookVisits(
  transaction: Transaction,
  { series, dates, viewer, now }: Booking,
): Promise<AppointmentRow[]> {
  const staff = await lockStaffMember(transaction, series.staffId);
  const booked: AppointmentRow[] = [];
  for (const date of dates) {
    const isFree = staff !== undefined && (await findClash(transaction, series, { date })) === null;
    const row = await insertVisit(transaction, { series, date, now, isFree });
    await recordBooking(transaction, row, { viewer, now });
    booked.push(row);
  }
  return booked;
}

async function insertVisit(
  transaction: Transaction,
  { series, date, now, isFree }: { series: SeriesRow; date: string; now: Date; isFree: boolean },
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
  const plan = { ...visitTimeOn(series, date), staffId: series.staffId };
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
    // A client who starts their visits again does not confirm them: the company does.
    actor: 'staff',
    actorId: viewer?.kind === 'staff' ? viewer.staffId : null,
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
