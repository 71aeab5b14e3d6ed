import type { AppointmentSummary, Opening } from '@cleaning/contract/appointments';
import { instantOfSydneyTime, sydneyTimeOf } from '@cleaning/ndis';

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

/** How long a visit is planned for at first. */
export const DEFAULT_MINUTES = 120;
const STEP_MINUTES = 15;
const LAST_MINUTE = 24 * 60 - 1;
const PREFERRED: Readonly<Record<string, string>> = {
  any: '09:00',
  morning: '09:00',
  afternoon: '13:00',
};

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
      ? notBefore(now, { date, clock: PREFERRED[preferred] ?? preferred })
      : clockOf(startsAt);
  return {
    appointment,
    date,
    from,
    to: endsAt === null ? clockAfter(from, DEFAULT_MINUTES) : clockOf(endsAt),
    staffId: appointment.staff_member?.id ?? firstStaffId,
  };
}

/**
 * Returns the requested time. If it has passed today, returns the next quarter of an hour, unless
 * the day has none left.
 */
export function notBefore(now: Date, { date, clock }: { date: string; clock: string }): string {
  const { date: today, time } = sydneyTimeOf(now);
  if (date !== today || clock > time) return clock;
  const minute = (Math.floor(minutesOf(time) / STEP_MINUTES) + 1) * STEP_MINUTES;
  return minute < LAST_MINUTE ? clockAfter('00:00', minute) : clock;
}

/** The draft moved to a time at which a cleaner is free. */
export const draftAt = (draft: PlanDraft, opening: Opening): PlanDraft => ({
  ...draft,
  date: sydneyTimeOf(new Date(opening.starts_at)).date,
  from: clockOf(opening.starts_at),
  to: clockOf(opening.ends_at),
  staffId: opening.staff_member.id,
});

/** Moves the start in steps of 15 minutes and keeps the length. */
export function shiftTime(draft: PlanDraft, steps: number): PlanDraft {
  const [from, to] = [draft.from, draft.to].map((clock) => clockAfter(clock, steps * STEP_MINUTES));
  if (from === undefined || to === undefined || from >= to) return draft;
  return { ...draft, from, to };
}

/** Sets the start and keeps the length. */
export function startAt(draft: PlanDraft, from: string): PlanDraft {
  if (!isClock(from) || !isClock(draft.from) || !isClock(draft.to)) return { ...draft, from };
  return { ...draft, from, to: clockAfter(from, minutesOf(draft.to) - minutesOf(draft.from)) };
}

/** The next value in a list; the same value at its end. */
export function stepIn(list: readonly string[], value: string, step: -1 | 1): string {
  const place = list.indexOf(value);
  if (place === -1) return list[0] ?? value;
  return list[place + step] ?? value;
}

/** The draft in the format of the API; null while it is incomplete. */
export function toPlanRequest({ date, from, to, staffId }: PlanDraft) {
  if (date === '' || !isClock(from) || !isClock(to)) return null;
  const at = (clock: string) => instantOfSydneyTime({ date, time: `${clock}:00` }).toISOString();
  return { starts_at: at(from), ends_at: at(to), staff_id: staffId };
}

const isClock = (clock: string): boolean => /^\d\d:\d\d$/u.test(clock);

const minutesOf = (clock: string): number => {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  return hours * 60 + minutes;
};

export function clockAfter(clock: string, minutes: number): string {
  const sum = Math.min(LAST_MINUTE, Math.max(0, minutesOf(clock) + minutes));
  return [Math.floor(sum / 60), sum % 60].map((part) => String(part).padStart(2, '0')).join(':');
}

const clockOf = (instant: string): string => sydneyTimeOf(new Date(instant)).time.slice(0, 5);
