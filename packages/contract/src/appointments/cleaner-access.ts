import { addDays, instantOfSydneyTime } from '@cleaning/ndis';
import { sydneyDateOf } from '@cleaning/pricing';
import type { AppointmentStatus } from './appointment-states.ts';

/** How many days before and after today a cleaner sees of their own visits. */
export const OWN_VISITS_DAYS = { back: 7, ahead: 14 } as const;

/** The Sydney date from which a cleaner sees their own visit of a date. */
export const ownVisitShownFrom = (date: string): string => addDays(date, -OWN_VISITS_DAYS.ahead);

const HOUR_MS = 60 * 60 * 1000;

/** The part of a visit that decides when its way in is shown. */
export interface VisitTimes {
  readonly status: AppointmentStatus;
  /** The planned times; null until the visit is confirmed. */
  readonly startsAt: Date | null;
  readonly endsAt: Date | null;
  /** When the work ended; null before. */
  readonly actualEndedAt: Date | null;
}

/** Whether a cleaner may see the way in now, will later, or no longer may. */
export const WAY_IN_STATES = ['later', 'shown', 'over'] as const;

export type WayInState = (typeof WAY_IN_STATES)[number];

/** The moment from which a cleaner sees the way in: 6 pm in Sydney on the day before. */
export const wayInFrom = (startsAt: Date): Date =>
  instantOfSydneyTime({ date: addDays(sydneyDateOf(startsAt), -1), time: '18:00:00' });

/**
 * Whether the cleaner of a visit sees its way in: from 6 pm on the day before until two hours after
 * the end, and while the work goes on.
 */
export function wayInState(
  { status, startsAt, endsAt, actualEndedAt }: VisitTimes,
  now: Date,
): WayInState {
  if (status === 'in_progress') return 'shown';
  if (status === 'declined' || status === 'cancelled') return 'over';
  if (startsAt === null || endsAt === null || now < wayInFrom(startsAt)) return 'later';
  const until = (actualEndedAt ?? endsAt).getTime() + 2 * HOUR_MS;
  return now.getTime() < until ? 'shown' : 'over';
}
