import type { Appointment } from '@cleaning/contract/appointments';
import { clockMinutesBetween } from '@cleaning/ndis';
import { sydneyDateOf } from '@cleaning/pricing';
import { describeMinutes } from '../../format-appointment.ts';

/** The time until a visit of today that has not started: "in 48 min". Null for any other visit. */
export function describeWait(
  { status, appointment_date: date, starts_at: startsAt }: Appointment,
  now: Date,
): string | null {
  if (status !== 'confirmed' || startsAt === null || date !== sydneyDateOf(now)) return null;
  const wait = clockMinutesBetween(now.toISOString(), startsAt);
  if (wait > 0) return `in ${describeMinutes(wait)}`;
  const past = clockMinutesBetween(startsAt, now);
  return past === 0 ? 'now' : `${describeMinutes(past)} past the start`;
}
