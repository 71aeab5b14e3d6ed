import { isPlainDate, addDays } from './plain-date.ts';
import { instantOfSydneyTime } from './sydney-clock.ts';

const MINUTE_MS = 60_000;

/** A visit by its date (`YYYY-MM-DD`) and clock times (`HH:MM`) in Sydney, as far as they are known. */
export interface VisitTime {
  readonly serviceFrom: string | null;
  readonly startTime: string | null;
  readonly endTime: string | null;
}

/** From one moment to another, in milliseconds since 1970. */
export interface TimeSpan {
  readonly from: number;
  readonly to: number;
}

/** Whether there is a time, and it is a valid clock time. */
export const isClockTime = (time: string | null): time is string =>
  time !== null && /^(?:[01]\d|2[0-3]):[0-5]\d$/u.test(time);

/** Whether a visit ends before it starts by the clock, and so ends on the next day. */
export const isOverMidnight = ({ startTime, endTime }: Omit<VisitTime, 'serviceFrom'>): boolean =>
  startTime !== null && endTime !== null && endTime < startTime;

/**
 * When a visit began and ended, or null when unknown. A change of daylight saving during the visit
 * is taken into account: 23:00 to 04:00 is four hours in the night in which the clock goes forward.
 */
export function visitSpan({ serviceFrom, startTime, endTime }: VisitTime): TimeSpan | null {
  if (serviceFrom === null || !isPlainDate(serviceFrom)) return null;
  if (!isClockTime(startTime) || !isClockTime(endTime)) return null;
  const lastDay = isOverMidnight({ startTime, endTime }) ? addDays(serviceFrom, 1) : serviceFrom;
  return {
    from: instantOfSydneyTime({ date: serviceFrom, time: `${startTime}:00` }).getTime(),
    to: instantOfSydneyTime({ date: lastDay, time: `${endTime}:00` }).getTime(),
  };
}

/** The duration of a visit in minutes, or null when unknown. */
export function visitMinutes(visit: VisitTime): number | null {
  const span = visitSpan(visit);
  return span === null ? null : Math.round((span.to - span.from) / MINUTE_MS);
}

/** From midnight to midnight of a date in Sydney. */
export const daySpan = (date: string): TimeSpan => ({
  from: instantOfSydneyTime({ date, time: '00:00:00' }).getTime(),
  to: instantOfSydneyTime({ date: addDays(date, 1), time: '00:00:00' }).getTime(),
});

/** How many minutes two spans share. */
export const sharedMinutes = (a: TimeSpan, b: TimeSpan): number =>
  Math.max(0, Math.min(a.to, b.to) - Math.max(a.from, b.from)) / MINUTE_MS;
