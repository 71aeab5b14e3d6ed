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
