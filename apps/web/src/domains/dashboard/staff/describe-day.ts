import { clockMinutesBetween } from '@cleaning/ndis';
import { formatInstant, formatPlainDate, sydneyDateOf } from '@cleaning/pricing';
import type { StaffToday, TodaysVisit } from '@cleaning/contract/staff';
import { describeMinutes } from '#domains/appointments/format-appointment.ts';
import { unbroken } from '#kit/lib/unbroken.ts';

type Span = Pick<TodaysVisit, 'starts_at' | 'ends_at'>;

type Counted = Pick<StaffToday, 'visit_counts'>;

/** How many visits the day has, on all pages. */
export const visitsOfDay = ({ visit_counts: counts }: Counted): number =>
  PROGRESS.reduce((sum, [status]) => sum + counts[status], 0);

/** The progress of the day: "2 done, 2 under way, 1 no access, 4 to come". */
export function describeProgress({ visit_counts: counts }: Counted): string {
  return PROGRESS.flatMap(([status, label]) => {
    const count = counts[status];
    return count === 0 ? [] : [`${count} ${label}`];
  }).join(', ');
}

const PROGRESS = [
  ['completed', 'done'],
  ['in_progress', 'under way'],
  ['no_access', 'no access'],
  ['confirmed', 'to come'],
] as const;

/** The total length of visits: "5 h", "2 h 30 min". */
export function hoursOfVisits(visits: readonly Span[]): string {
  const minutes = visits.reduce((sum, visit) => sum + countMinutes(visit), 0);
  return describeMinutes(minutes);
}

const countMinutes = ({ starts_at: start, ends_at: end }: Span): number =>
  start === null || end === null ? 0 : clockMinutesBetween(start, end);

/** "Monday 23 November 2026, 10:12 am." */
export const formatMoment = (now: Date): string =>
  `${formatPlainDate(sydneyDateOf(now), 'long')}, ${unbroken(formatInstant(now, 'time'))}.`;
