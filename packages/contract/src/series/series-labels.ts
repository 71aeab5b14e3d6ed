import type { SeriesInterval, Weekday } from './series-rule.ts';

/** The name of each interval, the same for clients and staff. */
export const SERIES_INTERVAL_NAMES: Readonly<Record<SeriesInterval, string>> = {
  1: 'Every week',
  2: 'Every 2 weeks',
  4: 'Every 4 weeks',
};

export const WEEKDAY_NAMES: Readonly<Record<Weekday, string>> = {
  1: 'Monday',
  2: 'Tuesday',
  3: 'Wednesday',
  4: 'Thursday',
  5: 'Friday',
  6: 'Saturday',
  7: 'Sunday',
};

const EVERY: Readonly<Record<SeriesInterval, string>> = { 1: '', 2: 'second ', 4: 'fourth ' };

/** A recurrence in words: "every second Thursday". */
export const describeRecurrence = (intervalWeeks: SeriesInterval, weekday: Weekday): string =>
  `every ${EVERY[intervalWeeks]}${WEEKDAY_NAMES[weekday]}`;

/** A clock time in words: "9:30 am". */
export function describeClockTime(time: string): string {
  const hour = Number(time.slice(0, 2));
  return `${hour % 12 === 0 ? 12 : hour % 12}:${time.slice(3)} ${hour < 12 ? 'am' : 'pm'}`;
}
