import {
  keepsTime,
  SAME_TIME,
  type AppointmentTransition,
} from '@cleaning/contract/appointments/rules';
import type { Transaction } from '../../core/db/client.ts';
import { refuseField } from '../../core/http/api-error.ts';
import type { OfficeViewer } from '../../core/http/viewer.ts';
import { auditForClient, type CommandOnAppointment } from '../appointment-record.ts';
import type { AppointmentRow } from '../appointment-repository.ts';
import { lockFree, planAppointment, type AppointmentPlan } from '../booking/appointment-plan.ts';
import type { EmailOccasion } from '../email-templates.ts';
import type { AppointmentContext } from '../load-appointment.ts';

/**
 * Gives an appointment a time and a member of staff, of which the client is told. Calendars replace
 * the earlier time.
 *
 * @throws ApiError by field when a client who wants another time would keep the one that they have.
 */
export const planning = (
  transaction: Transaction,
  command: Extract<AppointmentTransition, 'confirm' | 'accept_reschedule'>,
  plan: AppointmentPlan,
  context: AppointmentContext<OfficeViewer>,
): CommandOnAppointment => ({
  command,
  async effects({ row, appointment }) {
    const { columns, staffName } = await planAppointment(transaction, plan, {
      ...context,
      appointmentId: row.id,
      current: appointment,
    });
    if (command === 'accept_reschedule') assertOtherTime(command, row, plan);
    const occasion: EmailOccasion = command === 'confirm' ? 'confirmed' : 'moved';
    return { changes: { ...columns, ...nextInCalendars(row) }, details: { staffName, occasion } };
  },
});

/**
 * Moves an appointment for the client, with a reason.
 *
 * @throws ApiError by field when it would keep its time.
 */
export const rescheduling = (
  transaction: Transaction,
  plan: AppointmentPlan,
  reason: string,
  context: AppointmentContext<OfficeViewer>,
): CommandOnAppointment => ({
  command: 'reschedule',
  reason,
  async effects({ row, appointment }) {
    const { columns, staffName } = await planAppointment(transaction, plan, {
      ...context,
      appointmentId: row.id,
      current: appointment,
    });
    assertOtherTime('reschedule', row, plan);
    return {
      changes: { ...columns, ...nextInCalendars(row) },
      details: { staffName, occasion: 'moved' },
      after: (moved) => auditForClient(transaction, moved, reason, context),
    };
  },
});

function assertOtherTime(
  command: keyof typeof SAME_TIME,
  row: AppointmentRow,
  plan: AppointmentPlan,
): void {
  if (keepsTime(row, plan)) throw refuseField('starts_at', SAME_TIME[command]);
}

/** Calendars that have an appointment replace its time by one with a higher number. */
export const nextInCalendars = ({ calendarSequence, startsAt }: AppointmentRow) => ({
  calendarSequence: calendarSequence + (startsAt === null ? 0 : 1),
});

/**
 * Assigns another cleaner at the same time, or none. The client gets no email, since the time stays
 * the same.
 */
export const assigning = (
  transaction: Transaction,
  staffId: string | null,
  viewer: OfficeViewer,
): CommandOnAppointment => ({
  command: 'assign',
  async effects({ row, appointment }) {
    const { startsAt, endsAt, calendarSequence } = row;
    if (startsAt === null || endsAt === null) throw new Error('A confirmed visit has no time.');
    const changes = { staffId, calendarSequence: calendarSequence + 1 };
    if (staffId === null) return { changes };
    const time = { startsAt, endsAt, staffId };
    const { firstName } = await lockFree(transaction, time, {
      viewer,
      appointmentId: row.id,
      current: appointment,
    });
    return { changes, details: { staffName: firstName } };
  },
});
