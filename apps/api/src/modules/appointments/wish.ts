import type { requestAppointmentRequest } from '@cleaning/contract';
import { addDays } from '@cleaning/ndis';
import { sydneyDateOf } from '@cleaning/pricing';
import type { z } from 'zod';
import { refuseField } from '../../platform/http/api-error.ts';
import type { NewAppointment } from './appointment-repository.ts';

/** What, where and about when somebody wants a visit. */
export type Wish = z.output<typeof requestAppointmentRequest>;

const FURTHEST_DAYS = 366;

/**
 * A new request as it is stored.
 *
 * @throws ApiError `validation_failed` when the date asked for is past in Sydney, or too far ahead.
 */
export function newRequest(wish: Wish, clientId: string, now: Date): NewAppointment {
  assertPreferredDate(wish.preferred_date, now);
  return {
    clientId,
    status: 'requested',
    serviceId: wish.service_id,
    visitDate: wish.preferred_date,
    preferredTime: wish.preferred_time,
    addressLine1: wish.address_line1,
    suburb: wish.suburb,
    postcode: wish.postcode,
    notes: wish.notes ?? '',
    createdAt: now,
    updatedAt: now,
  };
}

/** @throws ApiError `validation_failed` when a date is past in Sydney, or too far ahead. */
export function assertPreferredDate(date: string, now: Date): void {
  const today = sydneyDateOf(now);
  if (date < today) throw refuseField('preferred_date', 'Choose today or a later date.');
  if (date > addDays(today, FURTHEST_DAYS)) {
    throw refuseField('preferred_date', 'Choose a date within the next year.');
  }
}
