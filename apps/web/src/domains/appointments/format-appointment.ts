import { describePreferredTime } from '@cleaning/contract/fields/rules';
import type { AppointmentSummary } from '@cleaning/contract/appointments';
import { formatClockTime, formatInstant, formatPlainDate, sydneyDateOf } from '@cleaning/pricing';
import { unbroken } from '#kit/lib/unbroken.ts';

/** The parts of a date for a calendar leaf. */
export interface DayParts {
  readonly weekday: string;
  readonly day: string;
  readonly month: string;
  readonly year: string;
}

/** The parts of a date (YYYY-MM-DD): Thursday, 3, December, 2026. */
export function dayParts(date: string): DayParts {
  const [weekday = '', day = '', month = '', year = ''] = formatPlainDate(date, 'long').split(' ');
  return { weekday, day, month, year };
}

/** A date without its year: "Thursday 3 December". */
export function describeDay(date: string): string {
  const { weekday, day, month } = dayParts(date);
  return `${weekday} ${day} ${month}`;
}

/** The time of a plan: "Thursday 3 December, 1:00 pm – 3:00 pm". */
export const describePlanned = (plan: {
  readonly date: string;
  readonly from: string;
  readonly to: string;
}): string =>
  `${describeDay(plan.date)}, ${formatClockTime(plan.from)} – ${formatClockTime(plan.to)}`;

/** A date without its weekday: "3 December". */
export function describeDayOfMonth(date: string): string {
  const { day, month } = dayParts(date);
  return `${day} ${month}`;
}

/** A date for a narrow column: "Thu 3 Dec 2026". */
export function describeShortDay(date: string): string {
  const { weekday, day, month, year } = dayParts(date);
  return `${weekday.slice(0, 3)} ${day} ${month.slice(0, 3)} ${year}`;
}

/** A date without its year, for a narrow column: "Thu 3 Dec". */
export function describeShortDate(date: string): string {
  const { weekday, day, month } = dayParts(date);
  return `${weekday.slice(0, 3)} ${day} ${month.slice(0, 3)}`;
}

/** "Thu 3 Dec, Thu 10 Dec". */
export const describeShortDates = (dates: readonly { readonly date: string }[]): string =>
  dates.map(({ date }) => describeShortDate(date)).join(', ');

/** A short moment for narrow places: "Thu 3 Dec, 12:00 pm". */
export const describeShortMoment = (instant: string): string =>
  `${describeShortDate(sydneyDateOf(instant))}, ${formatInstant(instant, 'time')}`;

/** A moment in Sydney time: "Tuesday 1 December, 9:30 am". */
export function describeMoment(instant: string): string {
  return `${describeDay(sydneyDateOf(instant))}, ${formatInstant(instant, 'time')}`;
}

/** The day and time of a client's reschedule request: "Friday 4 December, morning". */
export const describeWantedTime = ({
  preferred_date,
  preferred_time,
}: NonNullable<AppointmentSummary['wanted_time']>): string =>
  `${describeDay(preferred_date)}, ${describePreferredTime(preferred_time).toLowerCase()}`;

type Times = Pick<AppointmentSummary, 'starts_at' | 'ends_at' | 'preferred_time'>;

/** The start time of an appointment, or the requested time: "9:30 am". */
export const describeStart = ({ starts_at, preferred_time }: Omit<Times, 'ends_at'>): string =>
  starts_at === null ? describePreferredTime(preferred_time) : formatInstant(starts_at, 'time');

/** The times of an appointment, or the requested time. */
export function describeTime(times: Times): string {
  const { starts_at, ends_at } = times;
  const start = describeStart(times);
  return starts_at === null || ends_at === null
    ? start
    : `${start} – ${formatInstant(ends_at, 'time')}`;
}

/** A short time range: "8:00 – 10:30 am", "10:00 am – 1:00 pm". */
export function describeTimeRange(times: Times): string {
  const { starts_at: startsAt, ends_at: endsAt } = times;
  if (startsAt === null || endsAt === null) return describeTime(times);
  const [start, end] = [formatInstant(startsAt, 'time'), formatInstant(endsAt, 'time')];
  const isSameHalf = start.slice(-2) === end.slice(-2);
  return `${isSameHalf ? start.slice(0, -3) : start} – ${end}`;
}

/**
 * The expected arrival, "about 9:50 am", if the cleaner reported a delay and the visit has not
 * started; otherwise null.
 */
export const describeExpected = ({
  status,
  expected_at: expectedAt,
}: Pick<AppointmentSummary, 'status' | 'expected_at'>): string | null =>
  status !== 'confirmed' || expectedAt === null
    ? null
    : `about ${formatInstant(expectedAt, 'time')}`;

/** The text for the client about a late cleaner, from the result of {@link describeExpected}. */
export const describeLate = (expected: string): string =>
  `We are running late. We will be there ${expected}.`;

/**
 * The day and time of an appointment: "Thursday 3 December, 9:30 am – 12:00 pm", or "Friday 4
 * December, morning" as long as it has no time.
 */
export function describeAppointmentTime(
  appointment: Times & Pick<AppointmentSummary, 'appointment_date'>,
): string {
  const time = describeTime(appointment);
  const within = appointment.starts_at === null ? time.toLowerCase() : time;
  return `${describeDay(appointment.appointment_date)}, ${within}`;
}

/** A duration: "2 h 30 min", "45 min". Its spaces do not break, so that a line never ends with "2 h". */
export function describeMinutes(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  if (hours === 0) return unbroken(`${rest} min`);
  return unbroken(rest === 0 ? `${hours} h` : `${hours} h ${String(rest).padStart(2, '0')} min`);
}
