const DAY_MS = 24 * 60 * 60 * 1000;
const DAYS_IN_WEEK = 7;

/** Weekdays start on Monday in an Australian calendar. */
export const WEEKDAYS = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const;

const monthName = new Intl.DateTimeFormat('en-AU', {
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

/** The month (YYYY-MM) of a date (YYYY-MM-DD). */
export function toMonth(date: string): string {
  return date.slice(0, 7);
}

/** A month (YYYY-MM) in words: "December 2026". */
export function describeMonth(month: string): string {
  return monthName.format(toFirstDay(month));
}

/** The month (YYYY-MM) a number of months later, or earlier if negative. */
export function monthAway(month: string, months: number): string {
  const day = toFirstDay(month);
  day.setUTCMonth(day.getUTCMonth() + months);
  return toMonth(plainDate(day));
}

/** The whole weeks, Monday to Sunday, that a month (YYYY-MM) overlaps, as dates YYYY-MM-DD. */
export function listWeeks(month: string): string[][] {
  const first = toFirstDay(month);
  const before = (first.getUTCDay() + DAYS_IN_WEEK - 1) % DAYS_IN_WEEK;
  const after = monthAway(month, 1);
  const weeks: string[][] = [];
  let monday = first.getTime() - before * DAY_MS;
  while (plainDate(new Date(monday)) < `${after}-01`) {
    const start = monday;
    weeks.push(WEEKDAYS.map((_name, index) => plainDate(new Date(start + index * DAY_MS))));
    monday += DAYS_IN_WEEK * DAY_MS;
  }
  return weeks;
}

function toFirstDay(month: string): Date {
  return new Date(`${month}-01T00:00:00Z`);
}

function plainDate(day: Date): string {
  return day.toISOString().slice(0, 10);
}
