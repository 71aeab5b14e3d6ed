import type { Appointment } from '@cleaning/contract';
import { recordAudit } from '../../platform/audit/record-audit.ts';
import type { Transaction } from '../../platform/db/client.ts';
import { refuseField } from '../../platform/http/api-error.ts';
import { findClientRecord } from '../accounts/client-directory.ts';
import {
  DoubleBookingError,
  insertAppointment,
  type AppointmentRow,
  type NewAppointment,
} from './appointment-repository.ts';
import type { AppointmentMails } from './appointment-mails.ts';
import { readAppointment, type Scene } from './change.ts';
import { doubleBooked } from './conflicts.ts';
import { insertEvent } from './history-repository.ts';
import type { StaffViewer } from '../../platform/http/viewer.ts';
import { planVisit, type VisitPlan } from './visit.ts';
import { newRequest, type Wish } from './wish.ts';

interface Booking {
  readonly clientId: string;
  readonly wish: Wish;
  /** With a plan the visit is confirmed at once. */
  readonly plan: VisitPlan | null;
  readonly reason: string;
}

/** Writes down what a client asked for by phone or e-mail, and who did so and why. */
export async function bookAppointment(
  transaction: Transaction,
  { clientId, wish, plan, reason }: Booking,
  scene: Scene<StaffViewer>,
  mails: AppointmentMails,
): Promise<Appointment> {
  const client = await findClientRecord(transaction, clientId);
  if (client === null || !client.isActive) {
    throw refuseField('client_id', 'Choose a client from the list.');
  }
  const { now, viewer } = scene;
  const request = newRequest(wish, clientId, now);
  const appointment = await insertPlanned(transaction, { request, plan, reason }, scene);
  await recordAudit(transaction, {
    actorId: viewer.staffId,
    action: 'act_for_client',
    subjectType: 'appointment',
    subjectId: appointment.id,
    clientId,
    reason,
    now,
  });
  await mails.post(transaction, plan === null ? 'requested' : 'confirmed', appointment, now);
  return appointment;
}

/**
 * Adds an appointment that staff make for a client: requested, or confirmed when there is a plan.
 *
 * @throws ApiError `double_booked` when whoever is to come cannot.
 */
export async function insertPlanned(
  transaction: Transaction,
  made: {
    readonly request: NewAppointment;
    readonly plan: VisitPlan | null;
    readonly reason: string | null;
  },
  scene: Scene<StaffViewer>,
): Promise<Appointment> {
  const row = await insert(transaction, made.request, made.plan, scene.now);
  const event = {
    appointmentId: row.id,
    actor: 'staff',
    actorId: scene.viewer.staffId,
    onBehalfOf: row.clientId,
    reason: made.reason,
    occurredAt: scene.now,
  } as const;
  await insertEvent(transaction, { ...event, command: 'request', toStatus: 'requested' });
  if (row.status === 'confirmed') {
    await insertEvent(transaction, {
      ...event,
      command: 'confirm',
      fromStatus: 'requested',
      toStatus: 'confirmed',
      startsAt: row.startsAt,
    });
  }
  return (await readAppointment(transaction, { id: row.id, ...scene })).appointment;
}

async function insert(
  transaction: Transaction,
  request: NewAppointment,
  plan: VisitPlan | null,
  now: Date,
): Promise<AppointmentRow> {
  if (plan === null) return insertAppointment(transaction, request);
  const { columns, staffName } = await planVisit(transaction, plan, now);
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
