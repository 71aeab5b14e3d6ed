import { addDays, isWeekend } from './plain-date.ts';
import { isPublicHoliday } from './public-holidays.ts';
import { instantOfSydneyTime, sydneyTimeOf } from './sydney-clock.ts';

/** Whether a date is neither a weekend nor a public holiday in New South Wales. */
export function isBusinessDay(date: string): boolean {
  return !isWeekend(date) && !isPublicHoliday(date);
}

/**
 * The last moment at which a visit can be cancelled free of charge: the given number of clear
 * business days before it, at the same Sydney clock time. Weekends and public holidays do not
 * count. In a year whose holidays are not known yet, only weekends are skipped, so the deadline is
 * never too early.
 *
 * @param noticeDays a whole number from 0.
 * @throws RangeError when `noticeDays` is not.
 */
export function cancellationDeadline(visitStart: Date, noticeDays: number): Date {
  if (!Number.isInteger(noticeDays) || noticeDays < 0) {
    throw new RangeError(`${noticeDays} is not a number of days. Use a whole number from 0.`);
  }
  if (noticeDays === 0) return visitStart;
  const { date: visitDate, time } = sydneyTimeOf(visitStart);
  let date = visitDate;
  for (let left = noticeDays; left > 0;) {
    date = addDays(date, -1);
    if (isBusinessDay(date)) left -= 1;
  }
  return instantOfSydneyTime({ date, time });
}
