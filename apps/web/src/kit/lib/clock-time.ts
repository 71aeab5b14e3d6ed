import { instantOfSydneyTime, sydneyTimeOf } from '@cleaning/ndis';

// Clock times as fields have them: Sydney time, hh:mm.

/** Whether the text of a field is a whole clock time. */
export const isClockTime = (text: string): boolean => /^\d\d:\d\d$/u.test(text);

/** The minutes from midnight to a clock time; NaN for text that is none. */
export function toMinutes(clock: string): number {
  if (!isClockTime(clock)) return Number.NaN;
  return Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3));
}

/** The clock time so many minutes after midnight: "09:15" for 555. */
export const toClockTime = (minutes: number): string =>
  [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');

/** The instant of a clock time on a day, as the API has it. */
export const toInstant = (date: string, clock: string): string =>
  instantOfSydneyTime({ date, time: `${clock}:00` }).toISOString();

/** The clock time of an instant. */
export const readClockTime = (instant: string | Date): string =>
  sydneyTimeOf(new Date(instant)).time.slice(0, 5);
