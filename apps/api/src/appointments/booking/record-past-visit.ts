import type { Appointment } from '@cleaning/contract/appointments';
import { PAST_VISIT_DAYS, type PastVisit } from '@cleaning/contract/appointments/rules';
import { addDays } from '@cleaning/ndis';
import { sydneyDateOf } from '@cleaning/pricing';
import type { Transaction } from '../../core/db/client.ts';
import { refuseField } from '../../core/http/api-error.ts';
import type { OfficeViewer } from '../../core/http/viewer.ts';
import { doubleBooked } from '../refusals.ts';
import { auditForClient } from '../appointment-record.ts';
import {
  DoubleBookingError,
  insertAppointment,
  type AppointmentRow,
  type NewAppointment,
} from '../appointment-repository.ts';
import { insertEvent } from '../history-repository.ts';
import { readAppointment, type AppointmentContext } from '../load-appointment.ts';
import { assertPaidHoursStay } from '../work/paid-hours.ts';
import { assertVisitLength, lockFree, planTime, type AppointmentPlan } from './appointment-plan.ts';
import { lockActiveClient, type Booking } from './book-appointment.ts';
import { requestedColumns } from './new-request.ts';

interface PastBooking extends Omit<Booking, 'plan'> {
  readonly plan: AppointmentPlan;
  readonly past: PastVisit;
}

/**
 * Records a visit whose time has passed, with an audit entry and the reason in its history. Nobody
 * is emailed or reminded.
 *
 * @throws ApiError by field when the time is still to come or too long ago, `on_leave` or
 *   `double_booked` when the cleaner was elsewhere,
 *   `invalid_transition` when the hours of their week are in payroll.
 */
export async function recordPastVisit(
  transaction: Transaction,
  { clientId, request, plan, reason, past }: PastBooking,
  context: AppointmentContext<OfficeViewer>,
): Promise<Appointment> {
  await lockActiveClient(transaction, clientId);
  const { now, viewer } = context;
  assertPastTime(plan, now);
  const { firstName } = await lockFree(transaction, plan, { viewer, appointmentId: null });
  const columns = {
    ...requestedColumns(request, clientId, now),
    ...(await planTime(transaction, plan, now)),
    staffId: plan.staffId,
    // There is nothing to be reminded of.
    remindedAt: now,
  };
  const worked = { actualStartedAt: plan.startsAt, actualEndedAt: plan.endsAt };
  const row = await insert(
    transaction,
    past === 'done'
      ? { ...columns, ...worked, status: 'completed' }
      : { ...columns, status: 'confirmed' },
    firstName,
  );
  await assertPaidHoursStay(transaction, { row, changes: null }, now);
  await recordHistory(transaction, row, reason, context);
  await auditForClient(transaction, row, reason, context);
  return (await readAppointment(transaction, { id: row.id, ...context })).appointment;
}

async function insert(
  transaction: Transaction,
  appointment: NewAppointment,
  cleaner: string,
): Promise<AppointmentRow> {
  try {
    return await insertAppointment(transaction, appointment);
  } catch (error) {
    throw error instanceof DoubleBookingError ? doubleBooked(cleaner) : error;
  }
}

/** The steps that a visit goes through, all taken now. */
async function recordHistory(
  transaction: Transaction,
  { id, clientId, status, startsAt }: AppointmentRow,
  reason: string,
  { viewer, now }: AppointmentContext<OfficeViewer>,
): Promise<void> {
  const event = {
    appointmentId: id,
    actor: 'staff',
    actorId: viewer.staffId,
    onBehalfOf: clientId,
    reason,
    startsAt,
    occurredAt: now,
  } as const;
  await insertEvent(transaction, { ...event, command: 'request', toStatus: 'requested' });
  const confirm = { command: 'confirm', fromStatus: 'requested', toStatus: 'confirmed' } as const;
  await insertEvent(transaction, { ...event, ...confirm });
  if (status !== 'completed') return;
  const start = { command: 'start', fromStatus: 'confirmed', toStatus: 'in_progress' } as const;
  await insertEvent(transaction, { ...event, ...start });
  const complete = { command: 'complete', fromStatus: 'in_progress', toStatus: status } as const;
  await insertEvent(transaction, { ...event, ...complete });
}

function assertPastTime({ startsAt, endsAt }: AppointmentPlan, now: Date): void {
  assertVisitLength({ startsAt, endsAt });
  if (endsAt > now) throw refuseField('ends_at', 'Choose times that have passed.');
  if (sydneyDateOf(startsAt) < addDays(sydneyDateOf(now), -PAST_VISIT_DAYS)) {
    throw refuseField('starts_at', `Choose a day of the last ${PAST_VISIT_DAYS} days.`);
  }
}
