import { addDays, instantOfSydneyTime, publicHolidayOn } from '@cleaning/ndis';

/** The intervals between visits of a series, in weeks. */
export const SERIES_INTERVALS = [1, 2, 4] as const;

export type SeriesInterval = (typeof SERIES_INTERVALS)[number];

/** The days of the week as in ISO 8601: Monday is 1. */
export const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7] as const;

export type Weekday = (typeof WEEKDAYS)[number];

/** The times of a series' visits, as Sydney dates and clock times. */
export interface SeriesRule {
  /** The first date of the recurrence, whose day of the week applies to every visit. */
  readonly firstDate: string;
  readonly intervalWeeks: SeriesInterval;
  readonly startTime: string;
  readonly endTime: string;
  /** The last date of a visit; null while the series has no end. */
  readonly lastDate: string | null;
  /** The first date without a visit; null without a pause. */
  readonly pausedFrom: string | null;
  /** The first date that may have a visit again; null while the end of the pause is open. */
  readonly resumesOn: string | null;
}

/** The state of a date of the recurrence. */
export type SeriesDateState = 'due' | 'paused' | 'public_holiday';

const DAYS_A_WEEK = 7;
const DAY_MS = 86_400_000;

const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);

/** The day of the week of a date (`YYYY-MM-DD`), 1 for Monday to 7 for Sunday. */
export const weekdayOf = (date: string): Weekday =>
  WEEKDAYS[(new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % DAYS_A_WEEK] ?? 1;

/** The date of a day of the week in the same week (Monday to Sunday) as another date. */
export const weekdayInWeekOf = (date: string, weekday: Weekday): string =>
  addDays(date, weekday - weekdayOf(date));

/**
 * The dates of the recurrence in a window, both ends inclusive, including paused dates and public
 * holidays.
 */
export function seriesDates(
  { firstDate, intervalWeeks, lastDate }: SeriesRule,
  { from, to }: { readonly from: string; readonly to: string },
): string[] {
  const step = intervalWeeks * DAYS_A_WEEK;
  const end = lastDate !== null && lastDate < to ? lastDate : to;
  const before = Math.max(0, Math.ceil(daysBetween(firstDate, from) / step));
  const count = Math.floor(daysBetween(firstDate, end) / step) - before + 1;
  return Array.from({ length: Math.max(0, count) }, (_, index) =>
    addDays(firstDate, (before + index) * step),
  );
}

/** Whether a pause covers a date. */
export const isPausedOn = (
  { pausedFrom, resumesOn }: Pick<SeriesRule, 'pausedFrom' | 'resumesOn'>,
  date: string,
): boolean => pausedFrom !== null && date >= pausedFrom && (resumesOn === null || date < resumesOn);

/** The state of a date that the recurrence gives. */
export function seriesDateState(rule: SeriesRule, date: string): SeriesDateState {
  if (isPausedOn(rule, date)) return 'paused';
  return publicHolidayOn(date) === null ? 'due' : 'public_holiday';
}

/**
 * The start and end of a visit on a date. The Sydney clock time stays the same when daylight saving
 * begins or ends. A time that does not exist on that day is moved an hour later.
 */
export function visitTimeOn(
  { startTime, endTime }: Pick<SeriesRule, 'startTime' | 'endTime'>,
  date: string,
): { readonly startsAt: Date; readonly endsAt: Date } {
  const at = (time: string) => instantOfSydneyTime({ date, time: `${time}:00` });
  const [startsAt, endsAt] = [at(startTime), at(endTime)];
  // A visit that ends within the skipped hour would otherwise end at its start.
  if (endsAt > startsAt) return { startsAt, endsAt };
  const minutes = minutesOf(endTime) - minutesOf(startTime);
  return { startsAt, endsAt: new Date(startsAt.getTime() + minutes * 60_000) };
}

const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

/**
 * The date of a visit once its series has another rule: the one in the same week, or null when the
 * new recurrence leaves that week out.
 */
export function dateAfterChange(rule: SeriesRule, date: string): string | null {
  const [found] = seriesDates(rule, {
    from: weekdayInWeekOf(date, 1),
    to: weekdayInWeekOf(date, DAYS_A_WEEK),
  });
  return found ?? null;
}
