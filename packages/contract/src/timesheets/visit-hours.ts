import type { AppointmentStatus } from '../appointments/appointment-states.ts';
import { mondayOf } from './week.ts';

/** The part of a visit that the hours of its cleaner are made of. */
export interface VisitHours {
  readonly status: AppointmentStatus;
  readonly cleanerId: string | null;
  /** The Sydney date of its plan. */
  readonly date: string;
  /** When the work began and ended; null without a record. */
  readonly startedAt: Date | null;
  readonly endedAt: Date | null;
}

/** Whose timesheet of which week. */
export interface SheetOfVisit {
  readonly cleanerId: string;
  /** The Monday of the week. */
  readonly week: string;
}

/** A timesheet whose paid hours a change of a visit would change. */
export interface ChangeOfPay extends SheetOfVisit {
  /** `joins`: the visit was not on it before. `changes`: the work of the visit is on it. */
  readonly how: 'joins' | 'changes';
}

/** Whether a visit has work with a start and a finish, which is paid. */
export const isWorked = ({
  status,
  startedAt,
  endedAt,
}: Pick<VisitHours, 'status' | 'startedAt' | 'endedAt'>): boolean =>
  (status === 'completed' || status === 'no_access') && startedAt !== null && endedAt !== null;

/** The timesheet that a visit is on; null for one that is on none. */
export function sheetOf(visit: VisitHours): SheetOfVisit | null {
  const { status, cleanerId, date } = visit;
  const isOnSheet =
    isWorked(visit) || status === 'confirmed' || status === 'in_progress' || status === 'completed';
  return isOnSheet && cleanerId !== null ? { cleanerId, week: mondayOf(date) } : null;
}

/**
 * The timesheets that stand in the way of a change of a visit once they are in payroll: the one that
 * has its work, and the one that it would come to. A visit that is on a timesheet without a finish is
 * not paid by it, so it can be finished or leave: a phone may send its work late.
 *
 * @param before null for a visit that is added.
 */
export function changesOfPay(before: VisitHours | null, after: VisitHours): ChangeOfPay[] {
  const from = before === null ? null : sheetOf(before);
  const to = sheetOf(after);
  const isSameSheet = from?.cleanerId === to?.cleanerId && from?.week === to?.week;
  const isPaid = before !== null && isWorked(before) && !isSameWork(before, after);
  return [
    ...(from !== null && isPaid ? [{ ...from, how: 'changes' } as const] : []),
    ...(to !== null && !isSameSheet ? [{ ...to, how: 'joins' } as const] : []),
  ];
}

const isSameWork = (one: VisitHours, other: VisitHours): boolean =>
  isWorked(other) &&
  one.cleanerId === other.cleanerId &&
  one.date === other.date &&
  one.startedAt?.getTime() === other.startedAt?.getTime() &&
  one.endedAt?.getTime() === other.endedAt?.getTime();

/** Why a change of a visit is refused: the hours of a week are in payroll. */
export const inPayroll = (how: ChangeOfPay['how'], firstName: string): string =>
  how === 'joins'
    ? `${firstName}’s hours of that week are in payroll already, so this visit cannot be added to them. Add its time to ${firstName}’s next timesheet as extra time.`
    : `The hours of this week are in payroll already, so these times stay. Correct ${firstName}’s hours in your payroll program.`;
