import type { AppointmentSummary } from '@cleaning/contract/appointments';
import { addDays, clockMinutesBetween, isPlainDate } from '@cleaning/ndis';
import { dayParts } from '../../format-appointment.ts';

/** The days that the calendar shows, from the address: `?week=` or `?day=` with a date. */
export interface CalendarDays {
  readonly kind: 'week' | 'day';
  /** Sydney dates in order, YYYY-MM-DD. */
  readonly days: readonly string[];
  readonly title: string;
  /** The queries of the addresses for the days before and after these. */
  readonly earlier: string;
  readonly later: string;
}

/** @param today the date in Sydney, used when the address has no date. */
export function calendarDays(search: URLSearchParams, today: string): CalendarDays {
  const day = search.get('day') ?? '';
  if (isPlainDate(day)) return daysOf('day', [day], dayTitle(day));
  const week = search.get('week') ?? '';
  const monday = mondayOf(isPlainDate(week) ? week : today);
  const days = Array.from({ length: 7 }, (_, index) => addDays(monday, index));
  return daysOf('week', days, weekTitle(monday, addDays(monday, 6)));
}

/** The query of an address that shows a day or its week. */
export const searchOf = (kind: CalendarDays['kind'], date: string): string => `?${kind}=${date}`;

function daysOf(kind: CalendarDays['kind'], days: readonly string[], title: string): CalendarDays {
  const [first = ''] = days;
  return {
    kind,
    days,
    title,
    earlier: searchOf(kind, addDays(first, -days.length)),
    later: searchOf(kind, addDays(first, days.length)),
  };
}

/** Weeks start on Monday. */
function mondayOf(date: string): string {
  const weekday = new Date(`${date}T00:00:00Z`).getUTCDay();
  return addDays(date, -((weekday + 6) % 7));
}

function dayTitle(date: string): string {
  const { weekday, day, month, year } = dayParts(date);
  return `${weekday} ${day} ${month} ${year}`;
}

function weekTitle(from: string, to: string): string {
  const [start, end] = [dayParts(from), dayParts(to)];
  const year = start.year === end.year ? '' : ` ${start.year}`;
  const month = start.month === end.month ? '' : ` ${start.month}`;
  return `${start.day}${month}${year} – ${end.day} ${end.month} ${end.year}`;
}

/** The number of a week, as ISO 8601 counts: week 1 has the first Thursday of its year. */
export function isoWeekOf(monday: string): number {
  const thursday = addDays(monday, 3);
  return (
    Math.floor((Date.parse(thursday) - Date.parse(`${thursday.slice(0, 4)}-01-01`)) / WEEK_MS) + 1
  );
}

const WEEK_MS = 7 * 86_400_000;

/** The total length of visits, in minutes. */
export const lengthOfVisits = (
  visits: readonly Pick<AppointmentSummary, 'starts_at' | 'ends_at'>[],
): number =>
  visits.reduce(
    (sum, { starts_at: from, ends_at: to }) =>
      from === null || to === null ? sum : sum + clockMinutesBetween(from, to),
    0,
  );
