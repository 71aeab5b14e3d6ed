import {
  findWorkTimesProblem,
  type Appointment,
  type AppointmentTransition,
} from '@cleaning/contract';
import { recordAudit } from '../../core/audit/record-audit.ts';
import type { Transaction } from '../../core/db/client.ts';
import { refuseField } from '../../core/http/api-error.ts';
import { postAppointmentEmails } from '../appointment-emails.ts';
import type { AppointmentRow } from '../appointment-repository.ts';
import type { MailOccasion } from '../email-templates.ts';
import { writeAbout } from '../../messages/index.ts';
import { executeCommand } from '../execute-command.ts';
import type { AppointmentCommandCall } from '../load-appointment.ts';
import type { StaffViewer } from '../../core/http/viewer.ts';
import { lockPresent, planAppointment, type AppointmentPlan } from '../booking/appointment-plan.ts';
import { pastMoment, recordedMoment } from '../work/recorded-moment.ts';

type Call = AppointmentCommandCall<StaffViewer>;

/** What staff record of the work that was done. */
export interface Completion {
  /** Null keeps the saved notes. */
  readonly notes: string | null;
  readonly startedAt: Date | null;
  readonly endedAt: Date | null;
}

/** How late the cleaner will be. */
export interface Delay {
  /** Minutes after the planned start. */
  readonly minutes: number;
  /** The message to post into a conversation; undefined sends only an email. */
  readonly message: string | undefined;
}

/**
 * Gives an appointment a time and a member of staff, and mails the client. Calendars replace the
 * earlier time.
 */
async function planBy(
  command: AppointmentTransition,
  occasion: MailOccasion,
  transaction: Transaction,
  call: Call,
  plan: AppointmentPlan,
): Promise<Appointment> {
  const appointment = await executeCommand(
    transaction,
    call,
    command,
    async ({ row, appointment: current }) => {
      const { columns, staffName } = await planAppointment(transaction, plan, call.now, current);
      const calendarSequence = row.calendarSequence + (row.startsAt === null ? 0 : 1);
      return { staffName, changes: { ...columns, calendarSequence } };
    },
  );
  await postAppointmentEmails(transaction, occasion, appointment, call.now);
  return appointment;
}

/** Changes only the state, and mails the client. */
async function moveBy(
  command: AppointmentTransition,
  occasion: MailOccasion,
  transaction: Transaction,
  call: Call,
): Promise<Appointment> {
  const appointment = await executeCommand(transaction, call, command);
  await postAppointmentEmails(transaction, occasion, appointment, call.now);
  return appointment;
}

export const confirmAppointment = (
  transaction: Transaction,
  call: Call,
  plan: AppointmentPlan,
): Promise<Appointment> => planBy('confirm', 'confirmed', transaction, call, plan);

export const acceptReschedule = (
  transaction: Transaction,
  call: Call,
  plan: AppointmentPlan,
): Promise<Appointment> => planBy('accept_reschedule', 'moved', transaction, call, plan);

export const declineReschedule = (transaction: Transaction, call: Call): Promise<Appointment> =>
  moveBy('decline_reschedule', 'reschedule_declined', transaction, call);

export const declineAppointment = (transaction: Transaction, call: Call): Promise<Appointment> =>
  moveBy('decline', 'declined', transaction, call);

export const reportNoAccess = (transaction: Transaction, call: Call): Promise<Appointment> =>
  moveBy('report_no_access', 'no_access', transaction, call);

export async function rescheduleAppointment(
  transaction: Transaction,
  call: Call,
  plan: AppointmentPlan,
): Promise<Appointment> {
  const appointment = await planBy('reschedule', 'moved', transaction, call, plan);
  await recordAudit(transaction, {
    actorId: call.viewer.staffId,
    action: 'act_for_client',
    subjectType: 'appointment',
    subjectId: appointment.id,
    clientId: appointment.client_id,
    reason: call.reason ?? null,
    now: call.now,
  });
  return appointment;
}

/**
 * Assigns another cleaner at the same time, or none. The client gets no email, since the time stays
 * the same.
 */
export const assignCleaner = (
  transaction: Transaction,
  call: Call,
  staffId: string | null,
): Promise<Appointment> =>
  executeCommand(transaction, call, 'assign', async ({ row, appointment }) => {
    const { startsAt, endsAt, calendarSequence } = row;
    if (startsAt === null || endsAt === null) throw new Error('A confirmed visit has no time.');
    const changes = { staffId, calendarSequence: calendarSequence + 1 };
    if (staffId === null) return { changes };
    const time = { startsAt, endsAt, staffId };
    const { firstName } = await lockPresent(transaction, time, appointment);
    return { staffName: firstName, changes };
  });

/** @param startedAt null means now. */
export async function startWork(
  transaction: Transaction,
  call: Call,
  startedAt: Date | null,
): Promise<Appointment> {
  const doneAt = recordedMoment('started_at', startedAt, call.now);
  return executeCommand(transaction, { ...call, doneAt }, 'start', ({ row }) => ({
    // Assigns a visit without a cleaner to the user who starts it.
    changes: { actualStartedAt: doneAt, staffId: row.staffId ?? call.viewer.staffId },
  }));
}

export async function reportRunningLate(
  transaction: Transaction,
  call: Call,
  { minutes, message }: Delay,
): Promise<Appointment> {
  const reason = `About ${minutes} minutes late.`;
  const appointment = await executeCommand(
    transaction,
    { ...call, reason },
    'report_running_late',
    ({ row }) => ({ changes: { expectedAt: expectedAt(row, minutes, call.now) } }),
  );
  const occasion = message === undefined ? 'running_late' : 'late_with_message';
  await postAppointmentEmails(transaction, occasion, appointment, call.now);
  if (message !== undefined) await notifyClient(transaction, call, appointment, message);
  return appointment;
}

export const completeWork = (
  transaction: Transaction,
  call: Call,
  { notes, startedAt, endedAt }: Completion,
): Promise<Appointment> =>
  executeCommand(transaction, call, 'complete', ({ row }) => {
    const actualStartedAt = startedAt ?? row.actualStartedAt ?? call.now;
    const actualEndedAt = pastMoment('ended_at', endedAt, call.now);
    assertWorked(actualStartedAt, actualEndedAt);
    const completionNotes = notes ?? row.completionNotes;
    return { changes: { completionNotes, actualStartedAt, actualEndedAt } };
  });

/**
 * Posts into a single conversation about lateness for each visit, however often it is reported. It
 * sends no email of its own, since the email about the new time says the same.
 */
async function notifyClient(
  transaction: Transaction,
  { viewer, now }: Call,
  { id, reference, client_id }: Appointment,
  body: string,
): Promise<void> {
  const about = { type: 'appointment', id } as const;
  const subject = `Running late for visit ${reference}`;
  await writeAbout(
    transaction,
    { subject, body, client_id, about },
    { viewer, now },
    { isMailed: false },
  );
}

function expectedAt({ startsAt }: AppointmentRow, minutes: number, now: Date): Date {
  if (startsAt === null) throw new Error('A confirmed appointment has no time.');
  const expected = new Date(startsAt.getTime() + minutes * 60_000);
  if (expected < now) throw refuseField('minutes', 'That time has passed. Choose a longer delay.');
  return expected;
}

function assertWorked(startedAt: Date, endedAt: Date): void {
  const problem = findWorkTimesProblem(startedAt, endedAt);
  if (problem !== null) throw refuseField(problem.field, problem.message);
}
