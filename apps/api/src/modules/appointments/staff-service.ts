import type { Appointment, AppointmentTransition } from '@cleaning/contract';
import { recordAudit } from '../../platform/audit/record-audit.ts';
import type { Transaction } from '../../platform/db/client.ts';
import { refuseField } from '../../platform/http/api-error.ts';
import type { AppointmentMails } from './appointment-mails.ts';
import type { MailOccasion } from './email-templates.ts';
import { changeAppointment, type AppointmentCommandCall } from './change.ts';
import type { StaffViewer } from '../../platform/http/viewer.ts';
import { planVisit, type VisitPlan } from './visit.ts';

type Call = AppointmentCommandCall<StaffViewer>;

/** How a visit really went. */
export interface Completion {
  readonly notes: string;
  readonly startedAt: Date | null;
  readonly endedAt: Date | null;
}

/** What staff do with a visit, each in the caller's transaction. */
export interface StaffAppointments {
  confirm(transaction: Transaction, call: Call, plan: VisitPlan): Promise<Appointment>;
  reschedule(transaction: Transaction, call: Call, plan: VisitPlan): Promise<Appointment>;
  acceptAnotherTime(transaction: Transaction, call: Call, plan: VisitPlan): Promise<Appointment>;
  declineAnotherTime(transaction: Transaction, call: Call): Promise<Appointment>;
  decline(transaction: Transaction, call: Call): Promise<Appointment>;
  start(transaction: Transaction, call: Call): Promise<Appointment>;
  complete(transaction: Transaction, call: Call, completion: Completion): Promise<Appointment>;
  reportNoAccess(transaction: Transaction, call: Call): Promise<Appointment>;
}

export function createStaffAppointments({
  mails,
}: {
  readonly mails: AppointmentMails;
}): StaffAppointments {
  /** Gives a visit a time and somebody to come; one that had a time changes in calendars. */
  const planned =
    (command: AppointmentTransition, occasion: MailOccasion): StaffAppointments['confirm'] =>
    async (transaction, call, plan) => {
      const appointment = await changeAppointment(transaction, call, command, async ({ row }) => {
        const { columns, staffName } = await planVisit(transaction, plan, call.now);
        const calendarSequence = row.calendarSequence + (row.startsAt === null ? 0 : 1);
        return { staffName, changes: { ...columns, calendarSequence } };
      });
      await mails.post(transaction, occasion, appointment, call.now);
      return appointment;
    };

  const told =
    (command: AppointmentTransition, occasion: MailOccasion): StaffAppointments['decline'] =>
    async (transaction, call) => {
      const appointment = await changeAppointment(transaction, call, command, () => ({
        changes: {},
      }));
      await mails.post(transaction, occasion, appointment, call.now);
      return appointment;
    };

  const reschedule = planned('reschedule', 'moved');

  return {
    confirm: planned('confirm', 'confirmed'),
    acceptAnotherTime: planned('accept_another_time', 'moved'),
    declineAnotherTime: told('decline_another_time', 'other_time_declined'),
    decline: told('decline', 'declined'),
    reportNoAccess: told('report_no_access', 'no_access'),

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

    start: (transaction, call) =>
      changeAppointment(transaction, call, 'start', () => ({
        changes: { actualStartedAt: call.now },
      })),

    complete: (transaction, call, { notes, startedAt, endedAt }) =>
      changeAppointment(transaction, call, 'complete', ({ row }) => {
        const actualStartedAt = startedAt ?? row.actualStartedAt ?? call.now;
        const actualEndedAt = endedAt ?? call.now;
        assertWorked(actualStartedAt, actualEndedAt, call.now);
        return { changes: { completionNotes: notes, actualStartedAt, actualEndedAt } };
      }),
  };
}

const DAY_MS = 24 * 60 * 60 * 1000;

function assertWorked(startedAt: Date, endedAt: Date, now: Date): void {
  if (endedAt > now) throw refuseField('ended_at', 'The work cannot have ended in the future.');
  if (endedAt <= startedAt) throw refuseField('ended_at', 'The work has to end after it begins.');
  if (endedAt.getTime() - startedAt.getTime() > DAY_MS) {
    throw refuseField('started_at', 'The work took more than a day. Check both times.');
  }
}
