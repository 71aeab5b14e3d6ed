import { useAuth } from '@cleaning/auth/react';
import type { OwnVisit } from '@cleaning/contract/appointments';
import { wayInFrom, type WayInState, wayInState } from '@cleaning/contract/appointments/rules';
import { formatInstant, sydneyDateOf } from '@cleaning/pricing';
import { describeDay } from './format-appointment.ts';

type VisitWithWayIn = Pick<
  OwnVisit,
  'status' | 'starts_at' | 'ends_at' | 'actual_ended_at' | 'notes' | 'way_in'
>;

interface WayIn {
  /** Why the way in is not shown; null while it is. */
  readonly notice: string | null;
  /** Empty unless it is shown. */
  readonly notes: string;
}

/**
 * The access notes of a visit, or why the user does not see them. For a cleaner the clock of the
 * device counts too, because the page may be older than the time until which they are shown.
 */
export function useWayIn(visit: VisitWithWayIn, now: Date): WayIn {
  const { isCleaner } = useAuth();
  const isOver = isCleaner && visit.way_in === 'shown' && wayInAt(visit, now) === 'over';
  const state = isOver ? 'over' : visit.way_in;
  return state === 'shown'
    ? { notice: null, notes: visit.notes }
    : { notice: describeWayIn(state, visit.starts_at), notes: '' };
}

/** The state of a visit's way in for its cleaner, by the clock of this device. */
export const wayInAt = (
  visit: Pick<VisitWithWayIn, 'status' | 'starts_at' | 'ends_at' | 'actual_ended_at'>,
  now: Date,
): WayInState =>
  wayInState(
    {
      status: visit.status,
      startsAt: dateOrNull(visit.starts_at),
      endsAt: dateOrNull(visit.ends_at),
      actualEndedAt: dateOrNull(visit.actual_ended_at),
    },
    now,
  );

const MINUTE_MS = 60_000;

/**
 * In how many milliseconds the first of these visits may show its way in, so that an open page reads
 * it then; false if none waits for that. For `refetchInterval`.
 */
export function untilWayIn(
  visits: readonly Pick<VisitWithWayIn, 'starts_at' | 'way_in'>[],
): number | false {
  const waits = visits.flatMap(({ starts_at: start, way_in: state }) => {
    if (state !== 'later' || start === null) return [];
    const wait = wayInFrom(new Date(start)).getTime() - Date.now();
    // This device's clock may be ahead of the service's, which then still says "later".
    return [wait > 0 ? wait : MINUTE_MS];
  });
  return waits.length === 0 ? false : Math.min(...waits);
}

const dateOrNull = (instant: string | null): Date | null =>
  instant === null ? null : new Date(instant);

function describeWayIn(state: Exclude<WayInState, 'shown'>, startsAt: string | null): string {
  if (state === 'over') return 'How to get in is no longer shown.';
  if (startsAt === null) return 'You see how to get in from 6 pm on the day before.';
  const from = wayInFrom(new Date(startsAt));
  return `You see how to get in from ${formatHour(from)} on ${describeDay(sydneyDateOf(from))}.`;
}

/** "6 pm". */
const formatHour = (instant: Date): string => formatInstant(instant, 'time').replace(':00', '');
