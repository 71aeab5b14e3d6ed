import { areaOfPostcode, OUTSIDE_AREA_MESSAGE } from '@cleaning/company';
import type { Appointment } from '@cleaning/contract/appointments';
import { ERROR_MESSAGES } from '@cleaning/contract/errors';
import type { Transaction } from '../../core/db/client.ts';
import { ApiError, refuseField } from '../../core/http/api-error.ts';
import type { ClientViewer } from '../../core/http/viewer.ts';
import { lockClientRecord } from '../../clients/client-directory.ts';
import { insertAppointment } from '../appointment-repository.ts';
import { postAppointmentEmails } from '../emails.ts';
import type { CommandOnAppointment } from '../appointment-record.ts';
import { readAppointment, type AppointmentContext } from '../load-appointment.ts';
import { insertRescheduleRequest, insertEvent } from '../history-repository.ts';
import {
  assertPreferredDate,
  newRequest,
  type AppointmentRequest,
} from '../booking/new-request.ts';

/** The time to which a client asks to move an appointment. */
export interface PreferredTime {
  readonly preferredDate: string;
  readonly preferredTime: string;
  readonly note: string;
}

/**
 * Requests an appointment for the client who calls.
 *
 * @throws ApiError by field when the place is outside of every service area, or the time is not
 *   possible.
 */
export async function requestAppointment(
  transaction: Transaction,
  request: AppointmentRequest,
  context: AppointmentContext<ClientViewer>,
): Promise<Appointment> {
  const { viewer, now } = context;
  const client = await lockClientRecord(transaction, viewer.clientId);
  if (client?.isActive !== true) {
    throw new ApiError('not_authenticated', ERROR_MESSAGES.authenticationRequired);
  }
  if (areaOfPostcode(request.postcode) === null) {
    throw refuseField('postcode', OUTSIDE_AREA_MESSAGE);
  }
  const row = await insertAppointment(transaction, newRequest(request, viewer.clientId, now));
  await insertEvent(transaction, {
    appointmentId: row.id,
    command: 'request',
    toStatus: row.status,
    actor: 'client',
    actorId: viewer.clientId,
    occurredAt: now,
  });
  const { appointment } = await readAppointment(transaction, { id: row.id, ...context });
  await postAppointmentEmails(transaction, 'requested', appointment, now);
  return appointment;
}

/** Asks to move an appointment to another time. */
export const requestingReschedule = (
  transaction: Transaction,
  { preferredDate, preferredTime, note }: PreferredTime,
  now: Date,
): CommandOnAppointment => ({
  command: 'request_reschedule',
  effects() {
    assertPreferredDate(preferredDate, now);
    return {
      details: { occasion: 'reschedule_requested' },
      after: ({ id }) =>
        insertRescheduleRequest(transaction, {
          appointmentId: id,
          status: 'open',
          preferredDate,
          preferredTime,
          note,
          createdAt: now,
        }),
    };
  },
});
