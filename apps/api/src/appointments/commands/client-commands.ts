import { areaOfPostcode, OUTSIDE_AREA_MESSAGE } from '@cleaning/company';
import { ERROR_MESSAGES, type Appointment } from '@cleaning/contract';
import type { Transaction } from '../../core/db/client.ts';
import { ApiError, refuseField } from '../../core/http/api-error.ts';
import { lockClientRecord } from '../../clients/client-directory.ts';
import { insertAppointment } from '../appointment-repository.ts';
import { postAppointmentEmails } from '../appointment-emails.ts';
import { executeCommand } from '../execute-command.ts';
import {
  readAppointment,
  type AppointmentCommandCall,
  type AppointmentContext,
} from '../load-appointment.ts';
import { insertRescheduleRequest, insertEvent } from '../history-repository.ts';
import type { ClientViewer } from '../../core/http/viewer.ts';
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

export async function requestReschedule(
  transaction: Transaction,
  call: AppointmentCommandCall<ClientViewer>,
  { preferredDate, preferredTime, note }: PreferredTime,
): Promise<Appointment> {
  const { id, now } = call;
  const appointment = await executeCommand(transaction, call, 'request_reschedule', () => {
    assertPreferredDate(preferredDate, now);
    return {
      changes: {},
      afterwards: () =>
        insertRescheduleRequest(transaction, {
          appointmentId: id,
          status: 'open',
          preferredDate,
          preferredTime,
          note,
          createdAt: now,
        }),
    };
  });
  await postAppointmentEmails(transaction, 'reschedule_requested', appointment, now);
  return appointment;
}

export const withdrawReschedule = (
  transaction: Transaction,
  call: AppointmentCommandCall<ClientViewer>,
): Promise<Appointment> => executeCommand(transaction, call, 'withdraw_reschedule');
