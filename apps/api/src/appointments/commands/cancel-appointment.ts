import type { Transaction } from '../../core/db/client.ts';
import { sideOf, type RecordViewer } from '../../core/http/viewer.ts';
import { ApiError, refuseField } from '../../core/http/api-error.ts';
import type { AppointmentRow } from '../appointment-repository.ts';
import { auditForClient, type CommandOnAppointment } from '../appointment-record.ts';
import type { AppointmentContext } from '../load-appointment.ts';

interface Cancellation {
  readonly reason: string | null;
  /** When the client gave notice, as recorded by staff; null when the caller cancels now. */
  readonly clientNoticeAt: Date | null;
}

/**
 * Cancels an appointment. A client who cancels after `free_until` is late, which is recorded with
 * the time of their notice. A cancellation by the company is never late.
 */
export const cancelling = (
  transaction: Transaction,
  { reason, clientNoticeAt }: Cancellation,
  { viewer, now }: AppointmentContext<RecordViewer>,
): CommandOnAppointment => ({
  command: 'cancel',
  reason,
  effects({ row }) {
    if (clientNoticeAt !== null) assertNotice(clientNoticeAt, row, { viewer, now });
    const isForClient = viewer.kind === 'office' && clientNoticeAt !== null;
    const cancelledBy = isForClient ? 'client' : sideOf(viewer);
    const noticeAt = clientNoticeAt ?? now;
    return {
      changes: {
        cancelledBy,
        cancellationNoticeAt: noticeAt,
        isLateCancellation: isLate(row, cancelledBy === 'client' ? noticeAt : null),
        calendarSequence: row.calendarSequence + 1,
      },
      details: { isForClient, occasion: 'cancelled' },
      async after(cancelled) {
        if (viewer.kind === 'client') return;
        await auditForClient(transaction, cancelled, reason, { viewer, now });
      },
    };
  },
});

/** Whether a client's notice came after the visit could be cancelled free of charge. */
export const isLate = (
  { freeUntil }: Pick<AppointmentRow, 'freeUntil'>,
  clientNoticeAt: Date | null,
): boolean => clientNoticeAt !== null && freeUntil !== null && clientNoticeAt > freeUntil;

function assertNotice(
  noticeAt: Date,
  { createdAt }: AppointmentRow,
  { viewer, now }: AppointmentContext,
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
