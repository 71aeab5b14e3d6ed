import { clockMinutes, instantOfSydneyTime, isClockTime, sydneyTimeOf } from '@cleaning/ndis';

// Clock times as fields have them: Sydney time, hh:mm.

/** The minutes from midnight to a clock time; NaN for text that is none. */
export const toMinutes = (clock: string): number =>
  isClockTime(clock) ? clockMinutes(clock) : Number.NaN;

/** The clock time so many minutes after midnight: "09:15" for 555. */
export const toClockTime = (minutes: number): string =>
  [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');

/** The instant of a clock time on a day, as the API has it. */
export const toInstant = (date: string, clock: string): string =>
  instantOfSydneyTime({ date, time: `${clock}:00` }).toISOString();

/** The clock time of an instant. */
export const readClockTime = (instant: string | Date): string =>
  sydneyTimeOf(new Date(instant)).time.slice(0, 5);
