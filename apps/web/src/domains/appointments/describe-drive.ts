import type { OwnVisit } from '@cleaning/contract/appointments';
import { formatInstant } from '@cleaning/pricing';
import { unbroken } from '#kit/lib/unbroken.ts';
import { describeMinutes } from './format-appointment.ts';

const MINUTE_MS = 60_000;

/** The trip to a visit. An earlier release of the service omits `drive_minutes`. */
type TripToVisit = Pick<OwnVisit, 'starts_at' | 'suburb'> &
  Partial<Pick<OwnVisit, 'drive_minutes'>>;

/**
 * The trip in words: "Leave by 10:40 am. About 35 min to drive to Rooty Hill." Null if the drive time
 * is unknown.
 */
export function describeDrive({
  starts_at: start,
  suburb,
  drive_minutes: minutes = null,
}: TripToVisit): string | null {
  if (start === null || minutes === null) return null;
  const leave = new Date(Date.parse(start) - minutes * MINUTE_MS);
  return `Leave by ${unbroken(formatInstant(leave, 'time'))}. About ${describeMinutes(minutes)} to drive to ${suburb}.`;
}
