import type { CleanerRoster } from '@cleaning/contract/roster';
import { WEEKDAY_NAMES } from '@cleaning/contract/series/rules';
import { formatClockTime } from '@cleaning/pricing';

type Hours = CleanerRoster['hours'][number];

/** Working hours on one line: "Mon 8:00 am – 4:00 pm, Tue …, in Inner West". */
export function describeHours(hours: Hours | undefined): string {
  const days = (hours?.days ?? []).map(
    ({ weekday, start_time: start, end_time: end }) =>
      `${WEEKDAY_NAMES[weekday].slice(0, 3)} ${formatClockTime(start)} – ${formatClockTime(end)}`,
  );
  const area = hours?.area ?? null;
  return [
    ...(days.length === 0 ? ['no working days'] : days),
    ...(area === null ? [] : [`in ${area}`]),
  ].join(', ');
}
