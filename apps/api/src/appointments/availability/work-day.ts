import { company, type Weekday } from '@cleaning/company';
import type { Span } from '@cleaning/contract/availability/rules';
import { workingDayOn, type WorkingHours } from '@cleaning/contract/roster/rules';
import { weekdayOf } from '@cleaning/contract/series/rules';
import { instantOfSydneyTime } from '@cleaning/ndis';

const WEEKDAYS: readonly Weekday[] = [
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
];

/**
 * The time that a cleaner works on a Sydney date, in which visits are offered; null on a day off.
 * Opening hours apply to cleaners without known working hours.
 */
export function workDayOn(hours: readonly WorkingHours[], date: string): Span | null {
  const day = workingDayOn(hours, date);
  if (day === null) return null;
  const { opens, closes } = company.hours[WEEKDAYS[weekdayOf(date) - 1] ?? 'monday'];
  const at = (time: string) => instantOfSydneyTime({ date, time: `${time.padStart(5, '0')}:00` });
  return { startsAt: at(day?.start_time ?? opens), endsAt: at(day?.end_time ?? closes) };
}
