import type { AppointmentSummary } from '@cleaning/contract/appointments';
import { daysBetween } from '@cleaning/ndis';

/** A visit without a cleaner is urgent from this many days before its date. */
export const URGENT_DAYS = 3;

/** Whether a confirmed visit has no cleaner. */
export const isWithoutCleaner = ({ status, staff_member: staff }: AppointmentSummary): boolean =>
  status === 'confirmed' && staff === null;

/** Whether a visit without a cleaner needs one soon. */
export const isUrgent = (
  { appointment_date: date }: Pick<AppointmentSummary, 'appointment_date'>,
  today: string,
): boolean => daysBetween(today, date) <= URGENT_DAYS;
