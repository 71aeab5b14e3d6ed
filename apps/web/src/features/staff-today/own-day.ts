import type { OwnVisit, StaffToday } from '@cleaning/contract';
import { sydneyDateOf } from '@cleaning/pricing';
import { hoursOfVisits } from './describe-day.ts';

/** Says how much work of their own the user has today: "2 visits, 5 h". */
export function describeOwnDay(today: StaffToday): string {
  const visits = visitsOn(today, today.date);
  return `${visits.length === 1 ? '1 visit' : `${visits.length} visits`}, ${hoursOfVisits(visits)}`;
}

/** Whether the caller has anything of their own to do today. */
export const hasOwnDay = (today: StaffToday): boolean => visitsOn(today, today.date).length > 0;

/** The day of a visit: of its time, or while it has none the one that was asked for. */
export const dateOf = ({ starts_at: start, appointment_date: date }: OwnVisit): string =>
  start === null ? date : sydneyDateOf(start);

export const visitsOn = ({ own_visits: visits }: StaffToday, date: string): OwnVisit[] =>
  visits.filter((visit) => dateOf(visit) === date);
