import { company } from '@cleaning/company';
import type { OpeningHours } from '@cleaning/company';
import { formatClockTime } from '@cleaning/pricing';

/** A row of the opening hours. */
export interface HoursRow {
  readonly days: string;
  readonly shortDays: string;
  readonly time: string;
  /** Omits the minutes of a full hour: "7 am – 6 pm". */
  readonly shortTime: string;
}

function row(days: string, shortDays: string, hours: OpeningHours): HoursRow {
  return {
    days,
    shortDays,
    time: `${formatClockTime(hours.opens)} – ${formatClockTime(hours.closes)}`,
    shortTime: `${shortClockTime(hours.opens)} – ${shortClockTime(hours.closes)}`,
  };
}

/**
 * The opening hours in three rows, since the company keeps the same hours from Monday to Friday.
 */
export const OPENING_HOURS: readonly HoursRow[] = [
  row('Monday to Friday', 'Mon–Fri', company.hours.monday),
  row('Saturday', 'Saturday', company.hours.saturday),
  row('Sunday', 'Sunday', company.hours.sunday),
];

function shortClockTime(time: string): string {
  return formatClockTime(time).replace(':00', '');
}
