import type { TodaysVisit } from '@cleaning/contract';
import { describeMinutes } from '../../shared/appointments/format-appointment.ts';

type Span = Pick<TodaysVisit, 'starts_at' | 'ends_at'>;

/** The progress of the day: "2 done, 2 under way, 1 no access, 4 to come". */
export function describeProgress(visits: readonly Pick<TodaysVisit, 'status'>[]): string {
  return PROGRESS.flatMap(([status, label]) => {
    const count = visits.filter((visit) => visit.status === status).length;
    return count === 0 ? [] : [`${count} ${label}`];
  }).join(', ');
}

const PROGRESS = [
  ['completed', 'done'],
  ['in_progress', 'under way'],
  ['no_access', 'no access'],
  ['confirmed', 'to come'],
] as const;

const MINUTE_MS = 60_000;

/** The total length of visits: "5 h", "2 h 30 min". */
export function hoursOfVisits(visits: readonly Span[]): string {
  const minutes = visits.reduce((sum, visit) => sum + minutesOf(visit), 0);
  return describeMinutes(minutes);
}

const minutesOf = ({ starts_at: start, ends_at: end }: Span): number =>
  start === null || end === null ? 0 : minutesBetween(start, new Date(end));

/** Whole minutes between two moments; 0 if the second one is earlier. */
export const minutesBetween = (from: string, to: Date): number =>
  Math.max(0, Math.floor((to.getTime() - new Date(from).getTime()) / MINUTE_MS));
