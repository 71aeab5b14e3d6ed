import type { Appointment } from '@cleaning/contract';
import { recordAudit } from '../../core/audit/record-audit.ts';
import type { Transaction } from '../../core/db/client.ts';
import { ApiError, refuseField } from '../../core/http/api-error.ts';
import type { AppointmentRow } from '../appointment-repository.ts';
import { postAppointmentEmails } from '../appointment-emails.ts';
import { executeCommand } from '../execute-command.ts';
import type { AppointmentCommandCall } from '../load-appointment.ts';

interface Cancellation {
  readonly call: AppointmentCommandCall;
  /** When the client gave notice, as recorded by staff; null when the caller cancels now. */
  readonly clientNoticeAt: Date | null;
}

/**
 * Cancels an appointment. A client who cancels after `free_until` is late, which is recorded with
 * the time of their notice. A cancellation by the company is never late.
 */
export async function cancelAppointment(
  transaction: Transaction,
  { call, clientNoticeAt }: Cancellation,
): Promise<Appointment> {
  const { viewer, now, reason = null } = call;
  const isForClient = viewer.kind === 'staff' && clientNoticeAt !== null;
  const cancelledBy = isForClient ? 'client' : viewer.kind;
  const appointment = await executeCommand(transaction, call, 'cancel', ({ row }) => {
    if (clientNoticeAt !== null) assertNotice(clientNoticeAt, row, call);
    const noticeAt = clientNoticeAt ?? now;
    return {
      isForClient,
      changes: {
        cancelledBy,
        cancellationNoticeAt: noticeAt,
        isLateCancellation: isLate(row, cancelledBy === 'client' ? noticeAt : null),
        calendarSequence: row.calendarSequence + 1,
      },
    };
  });
  if (viewer.kind === 'staff') {
    await recordAudit(transaction, {
      actorId: viewer.staffId,
      action: 'act_for_client',
      subjectType: 'appointment',
      subjectId: appointment.id,
      clientId: appointment.client_id,
      reason,
      now,
    });
  }
  await postAppointmentEmails(transaction, 'cancelled', appointment, now);
  return appointment;
}

/** Whether a client's notice came after the visit could be cancelled free of charge. */
export const isLate = (
  { freeUntil }: Pick<AppointmentRow, 'freeUntil'>,
  clientNoticeAt: Date | null,
): boolean => clientNoticeAt !== null && freeUntil !== null && clientNoticeAt > freeUntil;

function assertNotice(
  noticeAt: Date,
  { createdAt }: AppointmentRow,
  { viewer, now }: AppointmentCommandCall,
): void {
  if (viewer.kind === 'client') {
    throw new ApiError('permission_denied', 'Only staff record when notice was given.');
  }
  if (noticeAt > now || noticeAt < createdAt) {
    throw refuseField(
      'client_notice_at',
      'Give a moment since the visit was asked for, and not in the future.',
    );
  }
}
