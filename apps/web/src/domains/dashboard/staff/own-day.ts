import { plural } from '@cleaning/contract/rules';
import type { OwnVisit } from '@cleaning/contract/appointments';
import type { StaffToday } from '@cleaning/contract/staff';
import { sydneyDateOf } from '@cleaning/pricing';
import { hoursOfVisits } from './describe-day.ts';

/** The user's own work today: "2 visits, 5 h". */
export function describeOwnDay(today: StaffToday): string {
  const visits = visitsOn(today, today.date);
  return `${plural(visits.length, 'visit')}, ${hoursOfVisits(visits)}`;
}

/** Whether the user has visits of their own today. */
export const hasOwnDay = (today: StaffToday): boolean => visitsOn(today, today.date).length > 0;

/** The date of a visit: that of its start, or the requested date while it has no time. */
export const dateOf = ({ starts_at: start, appointment_date: date }: OwnVisit): string =>
  start === null ? date : sydneyDateOf(start);

export const visitsOn = ({ own_visits: visits }: StaffToday, date: string): OwnVisit[] =>
  visits.filter((visit) => dateOf(visit) === date);
