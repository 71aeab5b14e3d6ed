import { findWorkTimesProblem, type WorkTimesProblem } from './work-times.ts';

const HOUR_MS = 60 * 60 * 1000;

/** Work begins on the day that was planned, or close to midnight on the next. */
const FARTHEST_FROM_PLAN_HOURS = 24;

/** The times that the office says are right, and what they are held against. */
export interface CorrectedTimes {
  readonly startedAt: Date;
  readonly endedAt: Date;
  /** The times that count until now. */
  readonly before: { readonly startedAt: Date | null; readonly endedAt: Date | null };
  /** The planned start. */
  readonly plannedAt: Date | null;
  readonly now: Date;
}

/** What is wrong with corrected times of work, and which of the two to mend; null when possible. */
export function findCorrectionProblem({
  startedAt,
  endedAt,
  before,
  plannedAt,
  now,
}: CorrectedTimes): WorkTimesProblem | null {
  const problem = findWorkTimesProblem(startedAt, endedAt);
  if (problem !== null) return problem;
  if (endedAt > now) {
    return {
      field: startedAt > now ? 'started_at' : 'ended_at',
      message: 'This time is still to come. Type a time that has passed.',
    };
  }
  if (isFarFromPlan(startedAt, plannedAt)) {
    return { field: 'started_at', message: 'This is not the day of the visit. Check the day.' };
  }
  return isSame(startedAt, before.startedAt) && isSame(endedAt, before.endedAt)
    ? { field: 'ended_at', message: 'These are the times already. Change one of them.' }
    : null;
}

/** Whether work that began then was on another day than that of the visit. */
export const isFarFromPlan = (startedAt: Date, plannedAt: Date | null): boolean =>
  plannedAt !== null &&
  Math.abs(startedAt.getTime() - plannedAt.getTime()) > FARTHEST_FROM_PLAN_HOURS * HOUR_MS;

const isSame = (one: Date, other: Date | null): boolean => one.getTime() === other?.getTime();
