import {
  addDays,
  addMonths,
  clockMinutes,
  daysBetween,
  instantOfSydneyTime,
  publicHolidayOn,
} from '@cleaning/ndis';

/** How often a client can ask for visits in a quote, in weeks. */
export const SERIES_INTERVALS = [1, 2, 4] as const;

export type SeriesInterval = (typeof SERIES_INTERVALS)[number];

/** How the visits of a series come again. The first date says on which day. */
export const RECURRENCES = [
  'every_week',
  'every_2_weeks',
  'every_4_weeks',
  /** On the day of the month of the first date, or on the last day of a month that is shorter. */
  'month_date',
  /** On the first to fourth weekday of its kind in the month; a fifth one means the last. */
  'month_weekday',
] as const;

export type Recurrence = (typeof RECURRENCES)[number];

/** The weeks between visits; null for those that come once a month. */
export const WEEKS_BETWEEN: Readonly<Record<Recurrence, SeriesInterval | null>> = {
  every_week: 1,
  every_2_weeks: 2,
  every_4_weeks: 4,
  month_date: null,
  month_weekday: null,
};

/** The recurrence of the visits that a quote asks for. */
export const RECURRENCE_OF_WEEKS: Readonly<Record<SeriesInterval, Recurrence>> = {
  1: 'every_week',
  2: 'every_2_weeks',
  4: 'every_4_weeks',
};

/** The days of the week as in ISO 8601: Monday is 1. */
export const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7] as const;

export type Weekday = (typeof WEEKDAYS)[number];

/** The times of a series' visits, as Sydney dates and clock times. */
export interface SeriesRule {
  /** The first date of the recurrence, whose day of the week or of the month applies to every visit. */
  readonly firstDate: string;
  readonly recurrence: Recurrence;
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

/** The day of the week of a date (`YYYY-MM-DD`), 1 for Monday to 7 for Sunday. */
export const weekdayOf = (date: string): Weekday =>
  WEEKDAYS[(new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % DAYS_A_WEEK] ?? 1;

/** The date of a day of the week in the same week (Monday to Sunday) as another date. */
export const weekdayInWeekOf = (date: string, weekday: Weekday): string =>
  addDays(date, weekday - weekdayOf(date));

/** The week (Monday to Sunday) or the month of a date, both ends inclusive. */
export function periodOf(
  recurrence: Recurrence,
  date: string,
): { readonly from: string; readonly to: string } {
  if (WEEKS_BETWEEN[recurrence] !== null) {
    return { from: weekdayInWeekOf(date, 1), to: weekdayInWeekOf(date, DAYS_A_WEEK) };
  }
  const first = `${date.slice(0, 8)}01`;
  return { from: first, to: addDays(first, daysInMonth(first) - 1) };
}

const daysInMonth = (first: string): number => daysBetween(first, addMonths(first, 1));

/** Which weekday of its kind in its month a date is: 1 to 4, or 5 for the last one. */
export const weekOfMonth = (date: string): number => Math.ceil(Number(date.slice(8)) / DAYS_A_WEEK);

/** The date of a monthly recurrence in the month that begins on a date. */
function dateInMonth(
  { firstDate, recurrence }: Pick<SeriesRule, 'firstDate' | 'recurrence'>,
  first: string,
): string {
  if (recurrence === 'month_date') return addMonths(firstDate, monthsBetween(firstDate, first));
  const toWeekday = (weekdayOf(firstDate) - weekdayOf(first) + DAYS_A_WEEK) % DAYS_A_WEEK;
  const wanted = toWeekday + (weekOfMonth(firstDate) - 1) * DAYS_A_WEEK;
  return addDays(first, wanted < daysInMonth(first) ? wanted : wanted - DAYS_A_WEEK);
}

/**
 * The dates of the recurrence in a window, both ends inclusive, including paused dates and public
 * holidays.
 */
export function seriesDates(
  rule: SeriesRule,
  { from, to }: { readonly from: string; readonly to: string },
): string[] {
  const { firstDate, recurrence, lastDate } = rule;
  const end = lastDate !== null && lastDate < to ? lastDate : to;
  const weeks = WEEKS_BETWEEN[recurrence];
  if (weeks === null) {
    const start = firstDate > from ? firstDate : from;
    const first = `${start.slice(0, 8)}01`;
    return Array.from({ length: Math.max(0, monthsBetween(first, end) + 1) }, (_, index) =>
      dateInMonth(rule, addMonths(first, index)),
    ).filter((date) => date >= start && date <= end);
  }
  const step = weeks * DAYS_A_WEEK;
  const before = Math.max(0, Math.ceil(daysBetween(firstDate, from) / step));
  const count = Math.floor(daysBetween(firstDate, end) / step) - before + 1;
  return Array.from({ length: Math.max(0, count) }, (_, index) =>
    addDays(firstDate, (before + index) * step),
  );
}

const MONTHS_A_YEAR = 12;
const monthNumber = (date: string): number =>
  Number(date.slice(0, 4)) * MONTHS_A_YEAR + Number(date.slice(5, 7));
const monthsBetween = (from: string, to: string): number => monthNumber(to) - monthNumber(from);

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
  const minutes = clockMinutes(endTime) - clockMinutes(startTime);
  return { startsAt, endsAt: new Date(startsAt.getTime() + minutes * 60_000) };
}

/**
 * The first date of a rule that is changed from one of its dates on. While the visits stay on their
 * days, it is the one they have: a shorter month does not show the day. By its own date, the visit
 * of the last day of February would make a series of the 28th, and that of the last Friday one of
 * the fourth.
 */
export function firstDateAfterChange(
  before: SeriesRule,
  { recurrence, firstDate }: Pick<SeriesRule, 'recurrence' | 'firstDate'>,
): string {
  if (recurrence !== before.recurrence) return firstDate;
  const isItsDate = seriesDates(before, { from: firstDate, to: firstDate }).length > 0;
  return isItsDate ? before.firstDate : firstDate;
}

/**
 * The days that the first visit of a change can have, both ends inclusive: those of its week or
 * month that come after every earlier visit, since the visits of a series stay in order.
 *
 * @param dates the dates of all visits, skipped ones included.
 */
export function firstDatesOfChange(
  recurrence: Recurrence,
  date: string,
  dates: readonly string[],
): { readonly from: string; readonly to: string } {
  const { from, to } = periodOf(recurrence, date);
  const free = dates.filter((each) => each < date).map((each) => addDays(each, 1));
  return { from: [from, ...free].toSorted().at(-1) ?? from, to };
}

/**
 * The dates of visits once their series has another rule: each the one in the same week, or in the
 * same month when both rules are monthly; null when the new recurrence leaves that time out. Of
 * several visits in one week or month, the one that is on the new date already has it, else the
 * first.
 */
export function datesAfterChange(
  before: Pick<SeriesRule, 'recurrence'>,
  after: SeriesRule,
  dates: readonly string[],
): (string | null)[] {
  const isMonthly = [before, after].every(({ recurrence }) => WEEKS_BETWEEN[recurrence] === null);
  const wanted = dates.map(
    (date) =>
      seriesDates(after, periodOf(isMonthly ? after.recurrence : 'every_week', date))[0] ?? null,
  );
  return wanted.map((date, index) => {
    if (date === null) return null;
    const first = dates.includes(date) ? dates.indexOf(date) : wanted.indexOf(date);
    return first === index ? date : null;
  });
}
