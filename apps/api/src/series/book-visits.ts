import {
  checkCleaner,
  type Answers,
  type CleanerTime,
} from '@cleaning/contract/availability/rules';
import { scheduleSeries, visitTimeOn, type SeriesRule } from '@cleaning/contract/series/rules';
import { addDays } from '@cleaning/ndis';
import type { Queryable, Transaction } from '../core/db/client.ts';
import { userIdOf, type UserViewer } from '../core/http/viewer.ts';
import {
  DoubleBookingError,
  insertAppointment,
  type AppointmentRow,
  type NewAppointment,
} from '../appointments/appointment-repository.ts';
import {
  listVisitsOfClients,
  readCleanerTimes,
} from '../appointments/availability/availability-repository.ts';
import { planAppointment, planTime } from '../appointments/booking/appointment-plan.ts';
import { recordBooking } from '../appointments/booking/record-booking.ts';
import { lockStaffMember } from '../appointments/booking/staff-repository.ts';
import { tellOfDay } from '../appointments/day/tell-of-day.ts';
import { listStaffByIds } from '../appointments/roster/team-repository.ts';
import { driveMinutes } from '../appointments/staff-calendar/drive-times.ts';
import { assertTakesVisits } from '../clients/client-directory.ts';
import { listVisits } from './load-series.ts';
import { markBooked, type SeriesRow } from './series-repository.ts';

/** The id of the cleaner who stands in on each date. */
export type Covers = ReadonlyMap<string, string>;

/** A date of a series, and whether its cleaner can come then. */
export interface DateToBook {
  readonly date: string;
  /** The cleaner of the visit: that of the series, or the cover for this date. */
  readonly staffId: string;
  /** The visit that exists for this date; null when one is to be booked. */
  readonly appointmentId: string | null;
  readonly answers: Answers;
  /** The cleaner has another visit: nothing is booked with them. */
  readonly isBusy: boolean;
  /** The cleaner is on leave: the visit is booked without a cleaner. */
  readonly isOnLeave: boolean;
}

/** A date to check; the visit that exists for it is not in its own way. */
interface AskedDate {
  readonly date: string;
  readonly appointmentId?: string | null;
}

type Recurrence = Pick<SeriesRule, 'startTime' | 'endTime'> & {
  readonly staffId: string;
  readonly covers?: Covers | undefined;
  readonly suburb: string;
  readonly clientId: string;
  /** The series that changes, whose own visits give way; absent for a new one. */
  readonly seriesId?: string;
};

/** Checks the cleaner of each of several dates. All that it needs is read at once. */
export async function checkDates(
  queryable: Queryable,
  { staffId: usualId, covers, suburb, clientId, seriesId, ...times }: Recurrence,
  asked: readonly AskedDate[],
): Promise<DateToBook[]> {
  const dates = asked.map(({ date }) => date);
  const staffOf = (date: string) => covers?.get(date) ?? usualId;
  const people = await listStaffByIds(queryable, [...new Set(dates.map(staffOf))]);
  const cleaners = await readCleanerTimes(queryable, people, dates);
  const visits = (await listVisitsOfClients(queryable, [clientId], dates)).get(clientId) ?? [];
  const ofClient = visits.filter((visit) => visit.seriesId === null || visit.seriesId !== seriesId);
  return asked.map(({ date, appointmentId = null }) => {
    const staffId = staffOf(date);
    // Who no longer works here has no visits; the caller refuses them.
    const cleaner = cleaners.find(({ id }) => id === staffId) ?? nobody(staffId);
    const wanted = { ...visitTimeOn(times, date), suburb, appointmentId };
    const answers = checkCleaner(cleaner, wanted, { now: wanted.startsAt, ofClient, driveMinutes });
    const isOnLeave = answers.leave.result === 'stop';
    const isBusy = !isOnLeave && answers.visit.result === 'stop';
    return { date, staffId, appointmentId, answers, isBusy, isOnLeave };
  });
}

const nobody = (id: string): CleanerTime => ({
  id,
  firstName: '',
  hours: [],
  leave: [],
  visits: [],
});

/** Books the visits of a locked series up to a date. The client gets no email. */
export async function bookUntil(
  transaction: Transaction,
  series: SeriesRow,
  { until, now }: { readonly until: string; readonly now: Date },
): Promise<void> {
  const from = addDays(series.bookedUntil, 1);
  const visits = await listVisits(transaction, series.id, from);
  const { book } = scheduleSeries(series, visits, { from, to: until, now });
  await bookVisits(transaction, { series, dates: book, viewer: null, now });
  await markBooked(transaction, series.id, until);
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
  if (dates.length > 0) await assertTakesVisits(transaction, series.clientId);
  const staff = await lockStaffMember(transaction, series.staffId);
  const booked: AppointmentRow[] = [];
  const asked = dates.map((date) => ({ date }));
  for (const found of await checkDates(transaction, { ...series, covers }, asked)) {
    const isFree = staff !== undefined && !found.isBusy;
    const row = await insertVisit(transaction, { series, viewer, now, isFree, ...found });
    await recordBooking(transaction, row, { viewer, reason: null, now });
    const by = viewer === null ? null : userIdOf(viewer);
    await tellOfDay(transaction, { before: null, after: row, by, now });
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
    viewer,
    now,
    isFree,
    isOnLeave,
  }: DateToBook & Pick<Booking, 'series' | 'viewer' | 'now'> & { readonly isFree: boolean },
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
  const { columns } = await planAppointment(transaction, plan, {
    viewer,
    now,
    appointmentId: null,
  });
  try {
    return await insertAppointment(transaction, { ...request, ...columns, status: 'confirmed' });
  } catch (error) {
    if (error instanceof DoubleBookingError) return insertAppointment(transaction, request);
    throw error;
  }
}
