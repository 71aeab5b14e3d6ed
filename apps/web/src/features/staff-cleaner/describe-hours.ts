import type { CleanerRoster } from '@cleaning/contract';
import { WEEKDAY_NAMES } from '@cleaning/contract/state-machines';
import { formatClockTime } from '@cleaning/pricing';

type Hours = CleanerRoster['hours'][number];

/** Working hours in a line: "Mon 8:00 am – 4:00 pm, Tue …". */
export function describeHours(hours: Hours | undefined): string {
  if (hours === undefined || hours.days.length === 0) return 'no working days';
  return hours.days
    .map(
      ({ weekday, start_time: start, end_time: end }) =>
        `${WEEKDAY_NAMES[weekday].slice(0, 3)} ${formatClockTime(start)} – ${formatClockTime(end)}`,
    )
    .join(', ');
}
