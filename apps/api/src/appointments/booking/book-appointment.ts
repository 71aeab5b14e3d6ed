import type { Appointment } from '@cleaning/contract/appointments';
import type { Transaction } from '../../core/db/client.ts';
import { refuseField } from '../../core/http/api-error.ts';
import { userIdOf, type OfficeViewer } from '../../core/http/viewer.ts';
import { lockClientRecord } from '../../clients/client-directory.ts';
import {
  DoubleBookingError,
  insertAppointment,
  type AppointmentRow,
  type NewAppointment,
} from '../appointment-repository.ts';
import { auditForClient } from '../appointment-record.ts';
import { postAppointmentEmails } from '../emails.ts';
import { readAppointment, type AppointmentContext } from '../load-appointment.ts';
import { doubleBooked } from '../refusals.ts';
import { tellOfDay } from '../day/tell-of-day.ts';
import { planAppointment, type AppointmentPlan } from './appointment-plan.ts';
import { newRequest, type AppointmentRequest } from './new-request.ts';
import { recordBooking } from './record-booking.ts';

export interface Booking {
  readonly clientId: string;
  readonly request: AppointmentRequest;
  /** With a plan, the appointment is confirmed at once. */
  readonly plan: AppointmentPlan | null;
  readonly reason: string;
}

/** Books an appointment that a client asked for by phone or email, with an audit entry. */
export async function bookAppointment(
  transaction: Transaction,
  { clientId, request, plan, reason }: Booking,
  context: AppointmentContext<OfficeViewer>,
): Promise<Appointment> {
  await lockActiveClient(transaction, clientId);
  const { now, viewer } = context;
  const row = newRequest(request, clientId, now);
  const appointment = await insertPlanned(transaction, { request: row, plan, reason }, context);
  await auditForClient(transaction, { id: appointment.id, clientId }, reason, { viewer, now });
  await postAppointmentEmails(
    transaction,
    plan === null ? 'requested' : 'confirmed',
    appointment,
    now,
  );
  return appointment;
}

/** @throws ApiError `validation_failed` when there is no such client, or the account is closed. */
export async function lockActiveClient(transaction: Transaction, clientId: string): Promise<void> {
  const client = await lockClientRecord(transaction, clientId);
  if (client?.isActive !== true) throw refuseField('client_id', 'Choose a client from the list.');
}

/**
 * Adds an appointment that the company makes for a client: requested, or confirmed when there is a
 * plan.
 *
 * @throws ApiError `double_booked` when the assigned member of staff is not free.
 */
export async function insertPlanned(
  transaction: Transaction,
  booked: {
    readonly request: NewAppointment;
    readonly plan: AppointmentPlan | null;
    readonly reason: string | null;
  },
  context: AppointmentContext,
): Promise<Appointment> {
  const row = await insert(transaction, booked.request, booked.plan, context);
  const { viewer, now } = context;
  await tellOfDay(transaction, { before: null, after: row, by: userIdOf(viewer), now });
  await recordBooking(transaction, row, { viewer, reason: booked.reason, now });
  return (await readAppointment(transaction, { id: row.id, ...context })).appointment;
}

async function insert(
  transaction: Transaction,
  request: NewAppointment,
  plan: AppointmentPlan | null,
  { viewer, now }: AppointmentContext,
): Promise<AppointmentRow> {
  if (plan === null) return insertAppointment(transaction, request);
  const { columns, staffName } = await planAppointment(transaction, plan, {
    viewer,
    now,
    appointmentId: null,
  });
  try {
    return await insertAppointment(transaction, {
      ...request,
      ...columns,
      status: 'confirmed',
    });
  } catch (error) {
    if (error instanceof DoubleBookingError) throw doubleBooked(staffName);
    throw error;
  }
}
