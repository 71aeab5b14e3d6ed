import {
  WEEKS_BETWEEN,
  weekdayOf,
  weekOfMonth,
  type Recurrence,
  type SeriesInterval,
  type Weekday,
} from './series-rule.ts';

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

/** The name of each recurrence, the same for clients and staff. */
export const RECURRENCE_NAMES: Readonly<Record<Recurrence, string>> = {
  every_week: SERIES_INTERVAL_NAMES[1],
  every_2_weeks: SERIES_INTERVAL_NAMES[2],
  every_4_weeks: SERIES_INTERVAL_NAMES[4],
  month_date: 'Every month, same date',
  month_weekday: 'Every month, same weekday',
};

const EVERY: Readonly<Record<SeriesInterval, string>> = { 1: '', 2: 'second ', 4: 'fourth ' };
const WEEKS_OF_MONTH = ['first', 'second', 'third', 'fourth', 'last'] as const;
const LONGEST_MONTH = 31;

/** A recurrence, and the first date that says on which day. */
interface RecurrenceDays {
  readonly recurrence: Recurrence;
  readonly first_date: string;
}

/** The day of a recurrence in words: "Thursday", "first Monday of the month", "15th of the month". */
export function describeRecurrenceDay({
  recurrence,
  first_date: firstDate,
}: RecurrenceDays): string {
  const weekday = WEEKDAY_NAMES[weekdayOf(firstDate)];
  if (WEEKS_BETWEEN[recurrence] !== null) return weekday;
  if (recurrence === 'month_weekday') {
    return `${WEEKS_OF_MONTH[weekOfMonth(firstDate) - 1] ?? 'last'} ${weekday} of the month`;
  }
  const day = Number(firstDate.slice(8));
  return `${day === LONGEST_MONTH ? 'last day' : ordinal(day)} of the month`;
}

/** A recurrence in words: "every second Thursday", "on the first Monday of the month". */
export function describeRecurrence(of: RecurrenceDays): string {
  const weeks = WEEKS_BETWEEN[of.recurrence];
  const day = describeRecurrenceDay(of);
  return weeks === null ? `on the ${day}` : `every ${EVERY[weeks]}${day}`;
}

const ENDINGS = { one: 'st', two: 'nd', few: 'rd', other: 'th', many: 'th', zero: 'th' } as const;
const ordinals = new Intl.PluralRules('en-AU', { type: 'ordinal' });
const ordinal = (day: number): string => `${day}${ENDINGS[ordinals.select(day)]}`;
