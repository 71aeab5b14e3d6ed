import type { Transaction } from '../../core/db/client.ts';
import { sideOf, type RecordViewer } from '../../core/http/viewer.ts';
import { ApiError, refuseField, staleVersion } from '../../core/http/api-error.ts';
import { readSettings } from '../../settings/settings-record.ts';
import type { AppointmentRow } from '../appointment-repository.ts';
import { auditForClient, type CommandOnAppointment } from '../appointment-record.ts';
import { hasFeeByTerms } from '../late-fees/late-fee.ts';
import type { AppointmentContext } from '../load-appointment.ts';

interface Cancellation {
  readonly reason: string | null;
  /** When the client gave notice, as recorded by staff; null when the caller cancels now. */
  readonly clientNoticeAt: Date | null;
  readonly costShown: CostShown;
}

/** What the client was shown that it costs; null where it is not compared. */
export interface CostShown {
  /** The moment by which it was shown. */
  readonly at: Date | null;
  /** The fee for cancelling late, in percent of the price. */
  readonly percent: number | null;
}

export const toCostShown = ({
  cost_shown_at: at,
  cost_shown_percent: percent,
}: {
  readonly cost_shown_at?: string | undefined;
  readonly cost_shown_percent?: number | undefined;
}): CostShown => ({
  at: at === undefined ? null : new Date(at),
  percent: percent ?? null,
});

/**
 * Cancels an appointment. A client who cancels after `free_until` is late, which is recorded with
 * the time of their notice. A cancellation by the company is never late.
 *
 * @throws ApiError as {@link assertCostAsShown}.
 */
export const cancelling = (
  transaction: Transaction,
  { reason, clientNoticeAt, costShown }: Cancellation,
  { viewer, now }: AppointmentContext<RecordViewer>,
): CommandOnAppointment => ({
  command: 'cancel',
  reason,
  async effects({ row, appointment }) {
    if (clientNoticeAt !== null) assertNotice(clientNoticeAt, row, { viewer, now });
    const isForClient = viewer.kind === 'office' && clientNoticeAt !== null;
    const cancelledBy = isForClient ? 'client' : sideOf(viewer);
    const noticeAt = clientNoticeAt ?? now;
    const ofClient = cancelledBy === 'client' ? noticeAt : null;
    await assertCostAsShown(transaction, [row], {
      clientNoticeAt: ofClient,
      costShown,
      current: appointment,
    });
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

interface CancelledNow extends Pick<Cancellation, 'clientNoticeAt' | 'costShown'> {
  /** What the caller sees: the visit, or its series. */
  readonly current: object;
}

/**
 * @throws ApiError `stale_version` when a visit is cancelled late that was free to cancel when the
 *   client was shown what it costs, or for a higher fee than they were shown.
 */
export async function assertCostAsShown(
  transaction: Transaction,
  visits: readonly Pick<AppointmentRow, 'freeUntil' | 'serviceId'>[],
  { clientNoticeAt, costShown, current }: CancelledNow,
): Promise<void> {
  const late = visits.filter((visit) => isLate(visit, clientNoticeAt));
  const { at, percent } = costShown;
  if (at !== null && late.some((visit) => !isLate(visit, at))) {
    throw staleVersion(
      current,
      'Free cancellation has ended since you opened this, so a fee may apply. Check the cost and try again.',
    );
  }
  if (percent === null || !late.some(hasFeeByTerms)) return;
  const { lateCancellationPercent } = await readSettings(transaction);
  if (lateCancellationPercent <= percent) return;
  throw staleVersion(
    current,
    'The fee for cancelling late has changed since you opened this. Check the cost and try again.',
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
