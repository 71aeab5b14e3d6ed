import type { OwnVisit } from '@cleaning/contract';
import { formatInstant } from '@cleaning/pricing';
import { describeMinutes } from '../../shared/appointments/format-appointment.ts';

const MINUTE_MS = 60_000;

export const addressOf = ({ address_line1: street, suburb }: OwnVisit): string =>
  `${street}, ${suburb}`;

/** The way to a visit. An older release of the service leaves `drive_minutes` out. */
type Way = Pick<OwnVisit, 'starts_at' | 'suburb'> & Partial<Pick<OwnVisit, 'drive_minutes'>>;

/** "Leave by 10:40 am. 35 min drive to Rooty Hill.", or null where the way is not known. */
export function describeDrive({ starts_at: start, suburb, drive_minutes: minutes = null }: Way) {
  if (start === null || minutes === null) return null;
  const leave = new Date(Date.parse(start) - minutes * MINUTE_MS);
  return `Leave by ${formatInstant(leave, 'time')}. ${describeMinutes(minutes)} drive to ${suburb}.`;
}
