import {
  findWorkTimesProblem,
  type Appointment,
  type AppointmentTransition,
} from '@cleaning/contract';
import { recordAudit } from '../../core/audit/record-audit.ts';
import type { Transaction } from '../../core/db/client.ts';
import { refuseField } from '../../core/http/api-error.ts';
import type { AppointmentMails } from '../appointment-mails.ts';
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

/** The commands of staff, each in the caller's transaction. */
export interface StaffCommands {
  confirm(transaction: Transaction, call: Call, plan: AppointmentPlan): Promise<Appointment>;
  reschedule(transaction: Transaction, call: Call, plan: AppointmentPlan): Promise<Appointment>;
  acceptReschedule(
    transaction: Transaction,
    call: Call,
    plan: AppointmentPlan,
  ): Promise<Appointment>;
  declineReschedule(transaction: Transaction, call: Call): Promise<Appointment>;
  decline(transaction: Transaction, call: Call): Promise<Appointment>;
  /**
   * Assigns another cleaner at the same time, or none. The client gets no email, since the time
   * stays the same.
   */
  assign(transaction: Transaction, call: Call, staffId: string | null): Promise<Appointment>;
  /** @param startedAt null means now. */
  start(transaction: Transaction, call: Call, startedAt: Date | null): Promise<Appointment>;
  reportRunningLate(transaction: Transaction, call: Call, delay: Delay): Promise<Appointment>;
  complete(transaction: Transaction, call: Call, completion: Completion): Promise<Appointment>;
  reportNoAccess(transaction: Transaction, call: Call): Promise<Appointment>;
}

export function createStaffCommands({
  mails,
}: {
  readonly mails: AppointmentMails;
}): StaffCommands {
  /** Sets the time and the member of staff. Calendars replace the earlier time. */
  const planned =
    (command: AppointmentTransition, occasion: MailOccasion): StaffCommands['confirm'] =>
    async (transaction, call, plan) => {
      const appointment = await executeCommand(
        transaction,
        call,
        command,
        async ({ row, appointment: current }) => {
          const { columns, staffName } = await planAppointment(
            transaction,
            plan,
            call.now,
            current,
          );
          const calendarSequence = row.calendarSequence + (row.startsAt === null ? 0 : 1);
          return { staffName, changes: { ...columns, calendarSequence } };
        },
      );
      await mails.post(transaction, occasion, appointment, call.now);
      return appointment;
    };

  /** Changes only the state, and mails the client. */
  const mailed =
    (command: AppointmentTransition, occasion: MailOccasion): StaffCommands['decline'] =>
    async (transaction, call) => {
      const appointment = await executeCommand(transaction, call, command);
      await mails.post(transaction, occasion, appointment, call.now);
      return appointment;
    };

  const reschedule = planned('reschedule', 'moved');

  return {
    confirm: planned('confirm', 'confirmed'),
    acceptReschedule: planned('accept_reschedule', 'moved'),
    declineReschedule: mailed('decline_reschedule', 'reschedule_declined'),
    decline: mailed('decline', 'declined'),
    reportNoAccess: mailed('report_no_access', 'no_access'),

    async reschedule(transaction, call, plan) {
      const appointment = await reschedule(transaction, call, plan);
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
    },

    assign: (transaction, call, staffId) =>
      executeCommand(transaction, call, 'assign', async ({ row, appointment }) => {
        const { startsAt, endsAt, calendarSequence } = row;
        if (startsAt === null || endsAt === null) throw new Error('A confirmed visit has no time.');
        const changes = { staffId, calendarSequence: calendarSequence + 1 };
        if (staffId === null) return { changes };
        const time = { startsAt, endsAt, staffId };
        const { firstName } = await lockPresent(transaction, time, appointment);
        return { staffName: firstName, changes };
      }),

    start: async (transaction, call, startedAt) => {
      const doneAt = recordedMoment('started_at', startedAt, call.now);
      return executeCommand(transaction, { ...call, doneAt }, 'start', ({ row }) => ({
        // Assigns a visit without a cleaner to the user who starts it.
        changes: { actualStartedAt: doneAt, staffId: row.staffId ?? call.viewer.staffId },
      }));
    },

    async reportRunningLate(transaction, call, { minutes, message }) {
      const reason = `About ${minutes} minutes late.`;
      const appointment = await executeCommand(
        transaction,
        { ...call, reason },
        'report_running_late',
        ({ row }) => ({ changes: { expectedAt: expectedAt(row, minutes, call.now) } }),
      );
      const occasion = message === undefined ? 'running_late' : 'late_with_message';
      await mails.post(transaction, occasion, appointment, call.now);
      if (message !== undefined) await notifyClient(transaction, call, appointment, message);
      return appointment;
    },

    complete: (transaction, call, { notes, startedAt, endedAt }) =>
      executeCommand(transaction, call, 'complete', ({ row }) => {
        const actualStartedAt = startedAt ?? row.actualStartedAt ?? call.now;
        const actualEndedAt = pastMoment('ended_at', endedAt, call.now);
        assertWorked(actualStartedAt, actualEndedAt);
        const completionNotes = notes ?? row.completionNotes;
        return { changes: { completionNotes, actualStartedAt, actualEndedAt } };
      }),
  };
}

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
  await writeAbout(transaction, { subject, body, client_id, about }, { viewer, now }, null);
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
