import { instantOfSydneyTime, publicHolidayOn } from '@cleaning/ndis';
import { sydneyDateOf } from '@cleaning/pricing';
import { weekdayOf, type Weekday } from '../series/series-rule.ts';

/** A day of the week on which a cleaner works, on the 24-hour clock in Sydney. */
export interface WorkingDay {
  readonly weekday: Weekday;
  readonly start_time: string;
  readonly end_time: string;
}

/** The days of the week on which a cleaner works, from a date on. */
export interface WorkingHours {
  readonly counts_from: string;
  readonly days: readonly WorkingDay[];
}

/**
 * The working day of a cleaner on a date; undefined where nothing is known, null on a day off.
 * Public holidays are days off, although visits can still be planned on them.
 *
 * @param hours ordered by the date from which they apply.
 */
export function workingDayOn(
  hours: readonly WorkingHours[],
  date: string,
): WorkingDay | null | undefined {
  const known = hours.findLast(({ counts_from: from }) => from <= date);
  if (known === undefined) return undefined;
  if (publicHolidayOn(date) !== null) return null;
  return known.days.find(({ weekday }) => weekday === weekdayOf(date)) ?? null;
}

/** Whether at least a part of a visit is outside of the cleaner's working hours. */
export function isOutsideHours(
  hours: readonly WorkingHours[],
  { startsAt, endsAt }: { readonly startsAt: Date; readonly endsAt: Date },
): boolean {
  const date = sydneyDateOf(startsAt);
  const day = workingDayOn(hours, date);
  if (day === undefined) return false;
  if (day === null) return true;
  const at = (time: string) => instantOfSydneyTime({ date, time: `${time}:00` });
  return startsAt < at(day.start_time) || endsAt > at(day.end_time);
}
