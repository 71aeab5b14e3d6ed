import type { AppointmentSummary } from '@cleaning/contract/appointments';
import { addDays, clockMinutesBetween, isPlainDate } from '@cleaning/ndis';
import { readUuid } from '#kit/lib/read-uuid.ts';
import { dayParts } from '../../format-appointment.ts';
import { describeMonth, monthAway, toMonth, listWeeks } from '../../month.ts';
import { STAFF_CALENDAR_PATH } from '../../visit-paths.ts';

/** A week or a day by cleaner, a month by day, or the visits of a day as a list. */
export type CalendarKind = 'day' | 'week' | 'month' | 'list';

/** What the calendar shows, from the address: `?week=`, `?day=` or `?list=` with a date, `?month=`. */
export interface CalendarDays {
  readonly kind: CalendarKind;
  /** Sydney dates in order, YYYY-MM-DD; for a month, those of its whole weeks. */
  readonly days: readonly string[];
  readonly title: string;
  /** A date in the days before and after these, for {@link calendarPath}. */
  readonly earlier: string;
  readonly later: string;
  /** The only cleaner that is shown; null for everyone. */
  readonly cleanerId: string | null;
}

/** @param today the date in Sydney, used when the address has no date. */
export function calendarDays(search: URLSearchParams, today: string): CalendarDays {
  const who = readUuid(search.get('who') ?? '');
  const cleanerId = who === '' ? null : who;
  for (const kind of ['day', 'list'] as const) {
    const day = search.get(kind) ?? '';
    if (isPlainDate(day)) return { ...stretch(kind, [day], dayTitle(day)), cleanerId };
  }
  const month = search.get('month') ?? '';
  if (isPlainDate(`${month}-01`)) return { ...monthDays(month), cleanerId };
  const week = search.get('week') ?? '';
  const monday = findMonday(isPlainDate(week) ? week : today);
  const days = Array.from({ length: 7 }, (_, index) => addDays(monday, index));
  return { ...stretch('week', days, weekTitle(monday, addDays(monday, 6))), cleanerId };
}

/** The address of the calendar at a date, in one of its views. */
export function calendarPath(
  { kind, cleanerId }: Pick<CalendarDays, 'kind' | 'cleanerId'>,
  date: string,
): string {
  const search = new URLSearchParams({ [kind]: kind === 'month' ? toMonth(date) : date });
  if (cleanerId !== null) search.set('who', cleanerId);
  return `${STAFF_CALENDAR_PATH}?${search}`;
}

/** The day that the other views begin with: today, if it is shown. */
export function leadingDay({ kind, days }: CalendarDays, today: string): string {
  if (days.includes(today)) return today;
  const first = kind === 'month' ? days.find((day) => day.endsWith('-01')) : days[0];
  return first ?? today;
}

type Stretch = Omit<CalendarDays, 'cleanerId'>;

function stretch(kind: CalendarKind, days: readonly string[], title: string): Stretch {
  const [first = ''] = days;
  return {
    kind,
    days,
    title,
    earlier: addDays(first, -days.length),
    later: addDays(first, days.length),
  };
}

const monthDays = (month: string): Stretch => ({
  kind: 'month',
  days: listWeeks(month).flat(),
  title: describeMonth(month),
  earlier: `${monthAway(month, -1)}-01`,
  later: `${monthAway(month, 1)}-01`,
});

/** Weeks start on Monday. */
function findMonday(date: string): string {
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
export function countIsoWeek(monday: string): number {
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
