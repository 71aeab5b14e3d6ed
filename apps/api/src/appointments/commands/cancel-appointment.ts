import type { Transaction } from '../../core/db/client.ts';
import { sideOf, type RecordViewer } from '../../core/http/viewer.ts';
import { ApiError, refuseField, staleVersion } from '../../core/http/api-error.ts';
import type { AppointmentRow } from '../appointment-repository.ts';
import { auditForClient, type CommandOnAppointment } from '../appointment-record.ts';
import type { AppointmentContext } from '../load-appointment.ts';

interface Cancellation {
  readonly reason: string | null;
  /** When the client gave notice, as recorded by staff; null when the caller cancels now. */
  readonly clientNoticeAt: Date | null;
  /** The moment by which the client was shown what it costs; null when it is not compared. */
  readonly costShownAt: Date | null;
}

/**
 * Cancels an appointment. A client who cancels after `free_until` is late, which is recorded with
 * the time of their notice. A cancellation by the company is never late.
 *
 * @throws ApiError as {@link assertCostAsShown}.
 */
export const cancelling = (
  transaction: Transaction,
  { reason, clientNoticeAt, costShownAt }: Cancellation,
  { viewer, now }: AppointmentContext<RecordViewer>,
): CommandOnAppointment => ({
  command: 'cancel',
  reason,
  effects({ row, appointment }) {
    if (clientNoticeAt !== null) assertNotice(clientNoticeAt, row, { viewer, now });
    const isForClient = viewer.kind === 'office' && clientNoticeAt !== null;
    const cancelledBy = isForClient ? 'client' : sideOf(viewer);
    const noticeAt = clientNoticeAt ?? now;
    const ofClient = cancelledBy === 'client' ? noticeAt : null;
    assertCostAsShown(row, { clientNoticeAt: ofClient, costShownAt }, appointment);
    return {
      changes: {
        cancelledBy,
        cancellationNoticeAt: noticeAt,
        isLateCancellation: isLate(row, ofClient),
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

/**
 * @param current what the caller sees: the visit, or its series.
 * @throws ApiError `stale_version` when a visit is cancelled late that was free to cancel when the
 *   client was shown what it costs.
 */
export function assertCostAsShown(
  visit: Pick<AppointmentRow, 'freeUntil'>,
  { clientNoticeAt, costShownAt }: Pick<Cancellation, 'clientNoticeAt' | 'costShownAt'>,
  current: object,
): void {
  if (costShownAt === null || !isLate(visit, clientNoticeAt) || isLate(visit, costShownAt)) return;
  throw staleVersion(
    current,
    'Free cancellation has ended since you opened this, so a fee may apply. Check the cost and try again.',
  );
}

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
