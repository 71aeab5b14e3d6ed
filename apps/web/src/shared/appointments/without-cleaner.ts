import type { AppointmentSummary } from '@cleaning/contract';
import { daysBetween } from '../lib/plain-date.ts';

/** From so many days before its date on, a visit without a cleaner is urgent. */
export const URGENT_DAYS = 3;

/** Whether a client counts on a visit that no one was given. */
export const isWithoutCleaner = ({ status, staff_member: staff }: AppointmentSummary): boolean =>
  status === 'confirmed' && staff === null;

/** Whether a cleaner must be found soon for a visit without one. */
export const isUrgent = (
  { appointment_date: date }: Pick<AppointmentSummary, 'appointment_date'>,
  today: string,
): boolean => daysBetween(today, date) <= URGENT_DAYS;
