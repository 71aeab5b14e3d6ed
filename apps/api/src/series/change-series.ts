import type { changeSeriesRequest } from '@cleaning/contract/series';
import { keepsTime } from '@cleaning/contract/appointments/rules';
import {
  firstDateAfterChange,
  firstDatesOfChange,
  periodOf,
  planSeriesChange,
  scheduleSeries,
  visitTimeOn,
  WEEKS_BETWEEN,
  type SeriesRule,
} from '@cleaning/contract/series/rules';
import { addDays } from '@cleaning/ndis';
import { formatPlainDate } from '@cleaning/pricing';
import type { z } from 'zod';
import type { Queryable, Transaction } from '../core/db/client.ts';
import { refuseField } from '../core/http/api-error.ts';
import { stampOf, type ChangeStamp, type OfficeViewer } from '../core/http/viewer.ts';
import { moveRecord } from '../core/command.ts';
import { planAppointment, planTime } from '../appointments/booking/appointment-plan.ts';
import { appointmentRecord } from '../appointments/appointment-record.ts';
import { nextInCalendars } from '../appointments/commands/plan-appointment.ts';
import type { AppointmentContext } from '../appointments/load-appointment.ts';
import { moveRequest, updateOccurrence } from '../appointments/occurrence-repository.ts';
import { bookVisits, checkDates, type DateToBook } from './book-visits.ts';
import { cancelVisits } from './cancel-visits.ts';
import { assertCovers, coversOf, lockCleaners, withoutCover } from './covers.ts';
import type { LockedSeries, StoredVisit } from './load-series.ts';
import type { CommandOnSeries } from './series-record.ts';
import { assertFree } from './start-series.ts';

export type SeriesChange = Omit<z.output<typeof changeSeriesRequest>, 'version'>;
type NewRecurrence = Omit<SeriesChange, 'keep_clashes' | 'covers' | 'reason'> &
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
  change: NewRecurrence,
  now: Date,
): Promise<PlannedChange> {
  const first = visits.find(
    ({ id, status }) =>
      id === change.appointment_id && (status === 'confirmed' || status === 'requested'),
  );
  if (first === undefined) {
    throw refuseField('appointment_id', 'Choose one of these visits that is still to come.');
  }
  const { first_date: firstDate } = change;
  const rule: SeriesRule = {
    firstDate: firstDateAfterChange(row, { recurrence: change.recurrence, firstDate }),
    recurrence: change.recurrence,
    startTime: change.start_time,
    endTime: change.end_time,
    lastDate: row.lastDate,
    pausedFrom: row.pausedFrom,
    resumesOn: row.resumesOn,
  };
  assertFirstDate(firstDate, rule, { first, visits, now });
  const { id: seriesId, suburb, clientId } = row;
  const staff = { staffId: change.staff_id, covers: coversOf(change.covers) };
  const recurrence = { ...rule, ...staff, suburb, clientId, seriesId };
  const changes = planSeriesChange(row, rule, visits, first.occurrenceDate);
  const toMove = changes.flatMap(({ visit, date, action }) =>
    action === 'move' && date !== null ? [{ visit, date, appointmentId: visit.id }] : [],
  );
  const movable = await checkDates(queryable, recurrence, toMove);
  const moved = toMove.flatMap(({ visit }, index): MovedVisit[] => {
    const found = movable[index];
    return found === undefined ? [] : [{ visit, ...found }];
  });
  const cancelled = changes.filter(({ action }) => action === 'cancel');
  // The date of a cancelled visit is free for a visit of the new recurrence.
  const staying = changes.flatMap(({ visit, date, action }) =>
    action === 'cancel' || date === null ? [] : [{ ...visit, occurrenceDate: date }],
  );
  const window = { from: firstDate, to: row.bookedUntil };
  const { book } = scheduleSeries(rule, staying, { ...window, now });
  return {
    rule,
    moved,
    kept: changes.filter(({ action }) => action === 'keep'),
    cancelled: cancelled.map(({ visit }) => visit),
    booked: await checkDates(
      queryable,
      recurrence,
      book.map((date) => ({ date })),
    ),
  };
}

interface FirstVisit {
  readonly first: StoredVisit;
  /** All visits of the series. */
  readonly visits: readonly StoredVisit[];
  readonly now: Date;
}

/**
 * @throws ApiError `validation_failed` for a new date that is far from the first visit, not after the
 *   visits before it, or in the past.
 */
function assertFirstDate(date: string, rule: SeriesRule, { first, visits, now }: FirstVisit): void {
  const { recurrence } = rule;
  const dates = visits.map(({ occurrenceDate }) => occurrenceDate);
  const { from, to } = firstDatesOfChange(recurrence, first.occurrenceDate, dates);
  if (date < from || date > to) {
    const period = WEEKS_BETWEEN[recurrence] === null ? 'month' : 'week';
    const isAfterOthers = from > periodOf(recurrence, first.occurrenceDate).from;
    const others = isAfterOthers
      ? ` The days until ${formatPlainDate(addDays(from, -1), 'medium')} belong to the visits before it.`
      : '';
    throw refuseField(
      'first_date',
      `Choose a day in the ${period} of the first visit to change, ${formatPlainDate(from, 'medium')} to ${formatPlainDate(to, 'medium')}.${others}`,
    );
  }
  if (visitTimeOn(rule, date).startsAt <= now) {
    throw refuseField('first_date', 'That day has passed. Choose a day and a time to come.');
  }
}

/**
 * The command that changes a visit and all following ones.
 *
 * @throws ApiError `double_booked` when the cleaner is not free and `keep_clashes` is not set; also
 *   the errors of {@link planChange}.
 */
export const changing = (
  transaction: Transaction,
  change: SeriesChange,
  context: AppointmentContext<OfficeViewer>,
): CommandOnSeries => ({
  command: 'change',
  reason: change.reason,
  async effects(locked) {
    const { viewer, now } = context;
    const covers = coversOf(change.covers);
    const cleaners = await lockCleaners(
      transaction,
      { staffId: change.staff_id, lastDate: locked.row.lastDate },
      covers,
    );
    const { usual: staff } = cleaners;
    const plan = await planChange(transaction, locked, change, now);
    const found = [...plan.moved, ...plan.booked];
    assertCovers(covers, found, cleaners, locked.series);
    if (!change.keep_clashes) {
      assertFree(staff.firstName, withoutCover(found, covers), locked.series);
    }
    const moved = await applyToVisits(transaction, plan, { viewer, now, reason: change.reason });
    return {
      changes: { ...plan.rule, staffId: staff.id },
      details: { occasion: 'changed', cancelled: plan.cancelled.map(({ id }) => id) },
      async after() {
        const series = { ...locked.row, ...plan.rule, staffId: staff.id };
        const dates = plan.booked.map(({ date }) => date);
        const booked = await bookVisits(transaction, { series, dates, covers, viewer, now });
        return { booked: [...moved, ...booked.map(({ id }) => id)] };
      },
    };
  },
});

/** Cancels, keeps and moves the visits that stand; returns the ids of those with a new time. */
async function applyToVisits(
  transaction: Transaction,
  { rule, cancelled, kept, moved }: PlannedChange,
  by: AppointmentContext<OfficeViewer> & { readonly reason: string },
): Promise<string[]> {
  const stamp = stampOf(by);
  await cancelVisits(transaction, cancelled, { ...by, clientNoticeAt: null });
  for (const { visit, date } of kept) await keepVisit(transaction, visit, date);
  const ids: string[] = [];
  for (const { visit, date, isBusy, isOnLeave, ...each } of moved) {
    const staffId = isOnLeave ? null : each.staffId;
    if (isBusy) await leaveUnchanged(transaction, visit, { date, rule, stamp });
    else if (await moveVisit(transaction, { visit, date, staffId, rule }, by)) ids.push(visit.id);
  }
  return ids;
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
  { viewer, now, reason }: AppointmentContext<OfficeViewer> & { readonly reason: string },
): Promise<boolean> {
  const times = visitTimeOn(rule, date);
  const isSameTime = keepsTime(visit, times);
  if (isSameTime && visit.staffId === staffId) {
    await updateOccurrence(transaction, visit.id, { occurrenceDate: date });
    return false;
  }
  const { id, named, status } = visit;
  const call = { id, viewer, version: named.row.version, now };
  await moveRecord(appointmentRecord, transaction, call, {
    // A client who asks for another time of this visit still waits for an answer when only its cleaner
    // changes.
    command: status === 'requested' ? 'confirm' : isSameTime ? 'assign' : 'reschedule',
    reason,
    async effects({ row }) {
      const { columns, staffName } =
        staffId === null
          ? { columns: { ...(await planTime(transaction, times, now)), staffId }, staffName: '' }
          : await planAppointment(
              transaction,
              { ...times, staffId },
              { viewer, now, appointmentId: id },
            );
      return {
        changes: { ...columns, ...nextInCalendars(row), occurrenceDate: date },
        details: { staffName },
      };
    },
  });
  return true;
}
