import { formatPlainDate } from '@cleaning/pricing';
import {
  describeDay,
  describeShortDate,
  describeShortDay,
} from '#domains/appointments/format-appointment.ts';

const isThisYear = (day: string, today: string): boolean => day.slice(0, 4) === today.slice(0, 4);

/** A last day for a narrow place: "Fri 4 Dec", "Fri 8 Jan 2027". */
export const describeLastDay = (day: string, today: string): string =>
  isThisYear(day, today) ? describeShortDate(day) : describeShortDay(day);

/** When an account is closed: "today", "on Friday 4 December", "on Friday 8 January 2027". */
export function describeLastEvening(day: string, today: string): string {
  if (day === today) return 'today';
  return `on ${isThisYear(day, today) ? describeDay(day) : formatPlainDate(day, 'long')}`;
}
