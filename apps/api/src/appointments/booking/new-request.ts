import type { requestAppointmentRequest } from '@cleaning/contract/appointments';
import { addDays } from '@cleaning/ndis';
import { sydneyDateOf } from '@cleaning/pricing';
import type { z } from 'zod';
import { refuseField } from '../../core/http/api-error.ts';
import type { NewAppointment } from '../appointment-repository.ts';

/** What a client asks for: the service, the place and an approximate time. */
export type AppointmentRequest = z.output<typeof requestAppointmentRequest>;

const FURTHEST_DAYS = 366;

/**
 * The columns of a new request.
 *
 * @throws ApiError `validation_failed` when the preferred date is past in Sydney, or too far ahead.
 */
export function newRequest(
  request: AppointmentRequest,
  clientId: string,
  now: Date,
): NewAppointment {
  assertPreferredDate(request.preferred_date, now);
  return requestedColumns(request, clientId, now);
}

/** The columns of a visit of any day, as it was asked for. */
export const requestedColumns = (
  request: AppointmentRequest,
  clientId: string,
  now: Date,
): NewAppointment => ({
  clientId,
  status: 'requested',
  serviceId: request.service_id,
  appointmentDate: request.preferred_date,
  preferredTime: request.preferred_time,
  addressLine1: request.address_line1,
  suburb: request.suburb,
  postcode: request.postcode,
  notes: request.notes ?? '',
  createdAt: now,
  updatedAt: now,
});

/** @throws ApiError `validation_failed` when a date is past in Sydney, or too far ahead. */
export function assertPreferredDate(date: string, now: Date): void {
  const today = sydneyDateOf(now);
  if (date < today) throw refuseField('preferred_date', 'Choose today or a later date.');
  if (date > addDays(today, FURTHEST_DAYS)) {
    throw refuseField('preferred_date', 'Choose a date within the next year.');
  }
}
