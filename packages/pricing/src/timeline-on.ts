import type { TimelineId } from './timeline-ids.ts';

/**
 * How soon a clean on a day is: the same day, the next day, or later. Both days are Sydney dates
 * (`YYYY-MM-DD`); a day that has passed counts as today.
 */
export function timelineOn(day: string, today: string): TimelineId {
  if (day <= today) return 'same-day';
  const tomorrow = new Date(`${today}T00:00:00Z`);
  tomorrow.setUTCDate(tomorrow.getUTCDate() + 1);
  return day === tomorrow.toISOString().slice(0, 10) ? 'urgent' : 'standard';
}
