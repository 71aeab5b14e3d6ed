import { addDays, instantOfSydneyTime } from '@cleaning/ndis';
import { sydneyDateOf } from '@cleaning/pricing';

const DAYS = 7;

/** The Monday of the week that has a Sydney date. */
export const mondayOf = (date: string): string =>
  addDays(date, -((new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % DAYS));

/** Whether a Sydney date is a Monday, by which weeks are named. */
export const isMonday = (date: string): boolean => mondayOf(date) === date;

/** The seven dates of a week, from its Monday. */
export const datesOfWeek = (monday: string): string[] =>
  Array.from({ length: DAYS }, (_, day) => addDays(monday, day));

/** The first day after a week, from which it can be approved. */
export const dayAfterWeek = (monday: string): string => addDays(monday, DAYS);

/** Whether a week is over in Sydney. */
export const isWeekOver = (monday: string, now: Date): boolean =>
  now >= instantOfSydneyTime({ date: dayAfterWeek(monday), time: '00:00:00' });

/** The last week that is over, which is the next one to approve. */
export const lastWeekOver = (now: Date): string => addDays(mondayOf(sydneyDateOf(now)), -DAYS);

/** More weeks than a pay run that was forgotten waits, and fewer than those from before timesheets were used. */
const WEEKS_LOOKED_AT = 8;

/** The last weeks that are over, the earliest first, among which the office is told what is to approve. */
export const weeksToLookAt = (now: Date): string[] =>
  Array.from({ length: WEEKS_LOOKED_AT }, (_, index) =>
    addDays(lastWeekOver(now), (index + 1 - WEEKS_LOOKED_AT) * DAYS),
  );

/** What the office still has to do with the hours of a week. */
export const WEEK_STATES = [
  'not_over',
  'to_approve',
  'to_export',
  'in_payroll',
  'no_hours',
] as const;

export type WeekState = (typeof WEEK_STATES)[number];

/** The weeks around one, for a choice of another: four before it and, up to this week, four after. */
export function weeksAround(monday: string, now: Date): string[] {
  const last = mondayOf(sydneyDateOf(now));
  return Array.from({ length: 9 }, (_, index) => addDays(monday, (index - 4) * DAYS)).filter(
    (week) => week <= monday || week <= last,
  );
}

/** The state of a week by its timesheets: the first thing that is still to do, or that nothing is. */
export function weekStateOf(
  monday: string,
  counts: { readonly toApprove: number; readonly approved: number; readonly exported: number },
  now: Date,
): WeekState {
  if (!isWeekOver(monday, now)) return 'not_over';
  if (counts.toApprove > 0) return 'to_approve';
  if (counts.approved > 0) return 'to_export';
  return counts.exported > 0 ? 'in_payroll' : 'no_hours';
}
