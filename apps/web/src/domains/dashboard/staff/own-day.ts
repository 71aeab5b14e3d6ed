import { plural } from '@cleaning/contract/rules';
import type { OwnVisit, OwnVisits } from '@cleaning/contract/appointments';
import type { StaffToday } from '@cleaning/contract/staff';
import { sydneyDateOf } from '@cleaning/pricing';
import { hoursOfVisits } from './describe-day.ts';
import { unbroken } from '#kit/lib/unbroken.ts';

/** The own visits of a user of the office, as a cleaner gets them. */
export const toOwnVisits = ({ date, own_visits, own_changes }: StaffToday): OwnVisits => ({
  date,
  visits: own_visits,
  changes: own_changes,
});

/** The user's own work today: "2 visits, 5 h". */
export function describeOwnDay(day: OwnVisits): string {
  const visits = visitsOn(day, day.date).filter(({ status }) => status !== 'cancelled');
  return visits.length === 0
    ? 'No visits'
    : `${unbroken(plural(visits.length, 'visit'))}, ${hoursOfVisits(visits)}`;
}

/** Whether the user has visits of their own today. */
export const hasOwnDay = (day: OwnVisits): boolean => visitsOn(day, day.date).length > 0;

/** The date of a visit: that of its start, or the requested date while it has no time. */
export const findVisitDate = ({ starts_at: start, appointment_date: date }: OwnVisit): string =>
  start === null ? date : sydneyDateOf(start);

export const visitsOn = ({ visits }: Pick<OwnVisits, 'visits'>, date: string): OwnVisit[] =>
  visits.filter((visit) => findVisitDate(visit) === date);
