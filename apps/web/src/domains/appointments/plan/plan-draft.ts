import type { AppointmentSummary, Opening } from '@cleaning/contract/appointments';
import { FIRST_PLANNED_MINUTES, plannedStart } from '@cleaning/contract/appointments/rules';
import { isClockTime } from '@cleaning/ndis';
import { sydneyDateOf } from '@cleaning/pricing';
import { readClockTime, toClockTime, toInstant, toMinutes } from '#kit/lib/clock-time.ts';

/** The planned place of a visit, which keys, a drag and the form can change. */
export interface PlanDraft {
  readonly appointment: AppointmentSummary;
  /** A Sydney date, YYYY-MM-DD. */
  readonly date: string;
  /** Sydney time, hh:mm. */
  readonly from: string;
  readonly to: string;
  readonly staffId: string;
}

/** Whether a visit can still be planned or moved. */
export const canBePlanned = ({ status }: AppointmentSummary): boolean =>
  status === 'requested' || status === 'confirmed';

const STEP_MINUTES = 15;
const LAST_MINUTE = 24 * 60 - 1;

/**
 * The initial draft: a visit's own time, or the time that the client requested, if it is not past.
 */
export function startPlanDraft(
  appointment: AppointmentSummary,
  firstStaffId: string,
  now: Date,
): PlanDraft {
  const { starts_at: startsAt, ends_at: endsAt, preferred_time: preferred } = appointment;
  const date = appointment.appointment_date;
  const from =
    startsAt === null
      ? notBefore(now, { date, clock: plannedStart(preferred) })
      : readClockTime(startsAt);
  return {
    appointment,
    date,
    from,
    to: endsAt === null ? clockAfter(from, FIRST_PLANNED_MINUTES) : readClockTime(endsAt),
    staffId: appointment.staff_member?.id ?? firstStaffId,
  };
}

/**
 * Returns the requested time. If it has passed today, returns the next quarter of an hour, unless
 * the day has none left.
 */
export function notBefore(now: Date, { date, clock }: { date: string; clock: string }): string {
  const time = readClockTime(now);
  if (date !== sydneyDateOf(now) || clock > time) return clock;
  const minute = (Math.floor(toMinutes(time) / STEP_MINUTES) + 1) * STEP_MINUTES;
  return minute < LAST_MINUTE ? toClockTime(minute) : clock;
}

/** The draft moved to a time at which a cleaner is free. */
export const draftAt = (draft: PlanDraft, opening: Opening): PlanDraft => ({
  ...draft,
  date: sydneyDateOf(opening.starts_at),
  from: readClockTime(opening.starts_at),
  to: readClockTime(opening.ends_at),
  staffId: opening.staff_member.id,
});

/** Moves the start in steps of 15 minutes and keeps the length. */
export function shiftTime(draft: PlanDraft, steps: number): PlanDraft {
  if (!isClockTime(draft.from) || !isClockTime(draft.to)) return draft;
  const [from, to] = [draft.from, draft.to].map((clock) => clockAfter(clock, steps * STEP_MINUTES));
  if (from === undefined || to === undefined || from >= to) return draft;
  return { ...draft, from, to };
}

/** Sets the start and keeps the length. */
export function startAt(draft: PlanDraft, from: string): PlanDraft {
  if (!isClockTime(from) || !isClockTime(draft.from) || !isClockTime(draft.to))
    return { ...draft, from };
  return { ...draft, from, to: clockAfter(from, toMinutes(draft.to) - toMinutes(draft.from)) };
}

/** The next value in a list; the same value at its end. */
export function stepIn(list: readonly string[], value: string, step: -1 | 1): string {
  const place = list.indexOf(value);
  if (place === -1) return list[0] ?? value;
  return list[place + step] ?? value;
}

/** The draft in the format of the API; null while it is incomplete. */
export function toPlanRequest({ date, from, to, staffId }: PlanDraft) {
  if (date === '' || !isClockTime(from) || !isClockTime(to)) return null;
  return { starts_at: toInstant(date, from), ends_at: toInstant(date, to), staff_id: staffId };
}

/** The clock time some minutes later or earlier, within the day. */
export const clockAfter = (clock: string, minutes: number): string =>
  toClockTime(Math.min(LAST_MINUTE, Math.max(0, toMinutes(clock) + minutes)));
