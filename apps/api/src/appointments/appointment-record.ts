import type { Appointment } from '@cleaning/contract/appointments';
import {
  transitionAppointment,
  type AppointmentTransition,
  type RescheduleRequestStatus,
} from '@cleaning/contract/appointments/rules';
import { recordAudit } from '../core/audit/record-audit.ts';
import type { Command, CommandedRecord } from '../core/command.ts';
import type { Transaction } from '../core/db/client.ts';
import { userIdOf, type OfficeViewer, sideOf } from '../core/http/viewer.ts';
import { findAuthorName } from '../accounts/author-name.ts';
import { postAppointmentEmails } from './emails.ts';
import { doubleBooked } from './refusals.ts';
import { stateOf } from './view.ts';
import {
  DoubleBookingError,
  lockAppointment,
  updateAppointment,
  type AppointmentChanges,
  type AppointmentRow,
} from './appointment-repository.ts';
import { tellOfDay } from './day/tell-of-day.ts';
import type { EmailOccasion } from './email-templates.ts';
import { closeRescheduleRequest, insertEvent } from './history-repository.ts';
import { openLateFee } from './late-fees/late-fee.ts';
import {
  readAppointment,
  type AppointmentContext,
  type LoadedAppointment,
} from './load-appointment.ts';
import { assertPaidHoursStay } from './work/paid-hours.ts';

/** The appointment as a record that commands move. */
interface AppointmentKind {
  readonly loaded: LoadedAppointment;
  readonly view: Appointment;
  readonly changes: AppointmentChanges;
  readonly command: AppointmentTransition;
  readonly details: {
    /** The first name of the assigned member of staff, for the message about a double booking. */
    readonly staffName: string;
    /** What the service itself says of the command in the history, in place of a reason. */
    readonly note: string;
    /** Whether parking, mobility or products are others now, which the row does not have. */
    readonly hasOtherNeeds: boolean;
    /** True when a member of staff records an action of the client. */
    readonly isForClient: boolean;
    /** What the client and the company are told, by email; absent when nothing is. */
    readonly occasion: EmailOccasion;
    /** How an open request for another time was answered. */
    readonly requestAnswered: Exclude<RescheduleRequestStatus, 'open'>;
  };
}

export type CommandOnAppointment = Command<AppointmentKind>;

/**
 * How commands move an appointment. Each one that is accepted has an event; a visit that is cancelled
 * too late or missed gets its late fee. None changes hours that are in payroll.
 */
export const appointmentRecord: CommandedRecord<AppointmentKind> = {
  async lock(transaction, call) {
    const isLocked = await lockAppointment(transaction, call.id, call.viewer);
    return isLocked ? readAppointment(transaction, call) : undefined;
  },
  viewOf: ({ appointment }) => appointment,
  staleMessage: 'This visit has changed since you opened it. Check it and try again.',
  authorOf: findAuthorName,
  step({ record }, { command, reason, doneAt }, { viewer }) {
    const state = stateOf(record);
    const result = transitionAppointment(state, command, { actor: sideOf(viewer), reason }, doneAt);
    if (!result.ok) return result;
    const { status, rescheduleRequest: answered } = result;
    const isAnswered = state.rescheduleRequest === 'open' && answered !== 'open';
    return {
      ok: true,
      changes: { status },
      ...(isAnswered && answered !== null ? { details: { requestAnswered: answered } } : {}),
    };
  },
  async write(transaction, { row, appointment }, changes, { stamp, details }) {
    const change = { row, changes, current: appointment };
    await assertPaidHoursStay(transaction, change, stamp.updatedAt);
    try {
      return await updateAppointment(transaction, row, changes, stamp);
    } catch (error) {
      if (!(error instanceof DoubleBookingError)) throw error;
      throw doubleBooked(details.staffName ?? 'This person', appointment);
    }
  },
  async note(transaction, { before, row, command, reason, details, call: { viewer, now } }) {
    const {
      requestAnswered: status,
      isForClient = false,
      hasOtherNeeds = false,
      note = null,
    } = details;
    if (status !== undefined) {
      const answer = viewer.kind === 'client' ? null : reason;
      await closeRescheduleRequest(transaction, row.id, { status, answer, answeredAt: now });
    }
    if (row.status !== before.status) await openLateFee(transaction, row, viewer);
    await insertEvent(transaction, {
      appointmentId: row.id,
      command,
      fromStatus: before.status,
      toStatus: row.status,
      actor: sideOf(viewer),
      actorId: userIdOf(viewer),
      onBehalfOf: isForClient ? row.clientId : null,
      reason: reason ?? note,
      previousStaffId: before.staffId === row.staffId ? null : before.staffId,
      startsAt: row.startsAt,
      occurredAt: now,
    });
    await tellOfDay(transaction, { before, after: row, hasOtherNeeds, by: userIdOf(viewer), now });
  },
  async tell(transaction, appointment, { details: { occasion }, call: { now } }) {
    if (occasion === undefined) return;
    await postAppointmentEmails(transaction, occasion, appointment, now);
  },
  show: async (transaction, { id }, { viewer, now }) =>
    (await readAppointment(transaction, { id, viewer, now })).appointment,
};

/** A command that changes the state alone, and of which the client is told. */
export const telling = (
  command: AppointmentTransition,
  occasion: EmailOccasion,
  reason?: string | null,
): CommandOnAppointment => ({
  command,
  reason,
  effects: () => ({ details: { occasion } }),
});

/** Records that staff acted for the client of an appointment, and why. */
export const auditForClient = (
  transaction: Transaction,
  { id, clientId }: Pick<AppointmentRow, 'id' | 'clientId'>,
  reason: string | null,
  { viewer, now }: AppointmentContext<OfficeViewer>,
): Promise<void> =>
  recordAudit(transaction, {
    actorId: viewer.staffId,
    action: 'act_for_client',
    subjectType: 'appointment',
    subjectId: id,
    clientId,
    reason,
    now,
  });
