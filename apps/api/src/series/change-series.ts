import {
  planSeriesChange,
  scheduleSeries,
  visitTimeOn,
  weekdayInWeekOf,
  type AppointmentSeries,
  type changeSeriesRequest,
  type SeriesRule,
} from '@cleaning/contract';
import type { z } from 'zod';
import type { Queryable, Transaction } from '../core/db/client.ts';
import { refuseField } from '../core/http/api-error.ts';
import { stampOf, type ChangeStamp, type StaffViewer } from '../core/http/viewer.ts';
import { planAppointment, planTime } from '../appointments/booking/appointment-plan.ts';
import { executeCommand } from '../appointments/execute-command.ts';
import type { AppointmentContext } from '../appointments/load-appointment.ts';
import { bookVisits, checkDate, checkDates, type DateToBook } from './book-visits.ts';
import { cancelVisits } from './cancel-visits.ts';
import { assertCovers, coversOf, lockCleaners, withoutCover } from './covers.ts';
import {
  lockForCommand,
  readSeries,
  type LockedSeries,
  type SeriesCall,
  type StoredVisit,
} from './load-series.ts';
import { recordSeriesCommand } from './record-command.ts';
import { postSeriesEmails } from './series-emails.ts';
import { updateSeries } from './series-repository.ts';
import { moveRequest, updateOccurrence } from '../appointments/occurrence-repository.ts';
import { assertFree } from './start-series.ts';

export type SeriesChange = Omit<z.output<typeof changeSeriesRequest>, 'version'>;
type NewRhythm = Omit<SeriesChange, 'keep_clashes' | 'covers' | 'reason'> &
  Partial<Pick<SeriesChange, 'covers'>>;

/** A visit that the change moves to another time, or would move if its cleaner were free. */
interface MovedVisit extends DateToBook {
  readonly visit: StoredVisit;
}

/** The effects of a change, worked out before anything is stored. */
export interface PlannedChange {
  readonly rule: SeriesRule;
  readonly moved: readonly MovedVisit[];
  readonly kept: readonly { readonly visit: StoredVisit; readonly date: string | null }[];
  readonly cancelled: readonly StoredVisit[];
  readonly booked: readonly DateToBook[];
}

/**
 * Works out the effects of changing a visit and all following ones.
 *
 * @throws ApiError `validation_failed` when it does not begin with an open visit, or in the past.
 */
export async function planChange(
  queryable: Queryable,
  { row, visits }: Pick<LockedSeries, 'row' | 'visits'>,
  change: NewRhythm,
  now: Date,
): Promise<PlannedChange> {
  const first = visits.find(
    ({ id, status }) =>
      id === change.appointment_id && (status === 'confirmed' || status === 'requested'),
  );
  if (first === undefined) {
    throw refuseField('appointment_id', 'Choose one of these visits that is still to come.');
  }
  const rule: SeriesRule = {
    firstDate: weekdayInWeekOf(first.occurrenceDate, change.weekday),
    intervalWeeks: change.interval_weeks,
    startTime: change.start_time,
    endTime: change.end_time,
    lastDate: row.lastDate,
    pausedFrom: row.pausedFrom,
    resumesOn: row.resumesOn,
  };
  if (visitTimeOn(rule, rule.firstDate).startsAt <= now) {
    throw refuseField('weekday', 'That day has passed in the week of the first visit to change.');
  }
  const rhythm = { ...rule, staffId: change.staff_id, covers: coversOf(change.covers) };
  const changes = planSeriesChange(row, rule, visits, first.occurrenceDate);
  const moved: MovedVisit[] = [];
  for (const { visit, date, action } of changes) {
    if (action !== 'move' || date === null) continue;
    const found = await checkDate(queryable, rhythm, { date, appointmentId: visit.id });
    moved.push({ visit, ...found });
  }
  const cancelled = changes.filter(({ action }) => action === 'cancel');
  // The date of a cancelled visit is free for a visit of the new rhythm.
  const staying = changes.flatMap(({ visit, date, action }) =>
    action === 'cancel' || date === null ? [] : [{ ...visit, occurrenceDate: date }],
  );
  const window = { from: rule.firstDate, to: row.bookedUntil };
  const { book } = scheduleSeries(rule, staying, { ...window, now });
  return {
    rule,
    moved,
    kept: changes.filter(({ action }) => action === 'keep'),
    cancelled: cancelled.map(({ visit }) => visit),
    booked: await checkDates(queryable, rhythm, book),
  };
}

/**
 * Changes a visit and all following ones, and tells the client once.
 *
 * @throws ApiError `double_booked` when the cleaner is not free and `keep_clashes` is not set; also
 *   the errors of {@link planChange} and of the lock.
 */
export async function changeSeries(
  transaction: Transaction,
  call: SeriesCall<StaffViewer>,
  change: SeriesChange,
): Promise<AppointmentSeries> {
  const { viewer, now, id } = call;
  const { reason } = change;
  const locked = await lockForCommand(transaction, call, 'change');
  const covers = coversOf(change.covers);
  const cleaners = await lockCleaners(transaction, change.staff_id, covers);
  const { usual: staff } = cleaners;
  const plan = await planChange(transaction, locked, change, now);
  const found = [...plan.moved, ...plan.booked];
  assertCovers(covers, found, cleaners, locked.series);
  if (!change.keep_clashes) {
    assertFree(staff.firstName, withoutCover(found, covers), locked.series);
  }
  const by = { viewer, now, reason };
  const stamp = stampOf(call);
  await cancelVisits(transaction, plan.cancelled, { ...by, clientNoticeAt: null });
  for (const { visit, date } of plan.kept) await keepVisit(transaction, visit, date);
  const moved: string[] = [];
  for (const { visit, date, clash, isOnLeave, ...each } of plan.moved) {
    const staffId = isOnLeave ? null : each.staffId;
    if (clash !== null) await leaveUnchanged(transaction, visit, { date, rule: plan.rule, stamp });
    else if (await moveVisit(transaction, { visit, date, staffId, rule: plan.rule }, by))
      moved.push(visit.id);
  }
  await updateSeries(transaction, locked.row, { ...plan.rule, staffId: staff.id }, stamp);
  const series = { ...locked.row, ...plan.rule, staffId: staff.id };
  const dates = plan.booked.map(({ date }) => date);
  const booked = await bookVisits(transaction, { series, dates, covers, viewer, now });
  await recordSeriesCommand(transaction, locked.row, { ...by, command: 'change' });
  const changed = await readSeries(transaction, id, { viewer, now });
  await postSeriesEmails(transaction, 'changed', {
    series: changed,
    booked: [...moved, ...booked.map((row) => row.id)],
    cancelled: plan.cancelled.map((visit) => visit.id),
    now,
  });
  return changed;
}

/**
 * Keeps the time of a visit, and gives it the new date of its week. A visit whose week has no date
 * any more leaves the series.
 */
function keepVisit(
  transaction: Transaction,
  { id, status }: StoredVisit,
  date: string | null,
): Promise<void> {
  const isAlone = date === null && (status === 'confirmed' || status === 'requested');
  return updateOccurrence(transaction, id, {
    occurrenceDate: date,
    ...(isAlone ? { seriesId: null } : {}),
  });
}

interface NewPlace {
  readonly date: string;
  readonly rule: SeriesRule;
  readonly stamp: ChangeStamp;
}

/** Keeps the time of a visit whose cleaner is not free; a request stays a request. */
function leaveUnchanged(
  transaction: Transaction,
  { id, status }: StoredVisit,
  { date, rule, stamp }: NewPlace,
): Promise<void> {
  return status === 'requested'
    ? moveRequest(transaction, id, { date, time: rule.startTime, stamp })
    : updateOccurrence(transaction, id, { occurrenceDate: date });
}

/** @returns false when only the date in the series changed, which the client does not see. */
async function moveVisit(
  transaction: Transaction,
  {
    visit,
    date,
    staffId,
    rule,
  }: { visit: StoredVisit; date: string; staffId: string | null; rule: SeriesRule },
  { viewer, now, reason }: AppointmentContext<StaffViewer> & { readonly reason: string },
): Promise<boolean> {
  const times = visitTimeOn(rule, date);
  const isSame =
    visit.startsAt?.getTime() === times.startsAt.getTime() &&
    visit.endsAt?.getTime() === times.endsAt.getTime() &&
    visit.staffId === staffId;
  if (isSame) {
    await updateOccurrence(transaction, visit.id, { occurrenceDate: date });
    return false;
  }
  const { id, named, status } = visit;
  const call = { id, viewer, version: named.row.version, reason, now };
  const command = status === 'requested' ? 'confirm' : 'reschedule';
  await executeCommand(transaction, call, command, async ({ row }) => {
    const planned =
      staffId === null
        ? { columns: { ...(await planTime(transaction, times, now)), staffId }, staffName: '' }
        : await planAppointment(transaction, { ...times, staffId }, now);
    return {
      staffName: planned.staffName,
      changes: {
        ...planned.columns,
        occurrenceDate: date,
        calendarSequence: row.calendarSequence + (row.startsAt === null ? 0 : 1),
      },
    };
  });
  return true;
}
