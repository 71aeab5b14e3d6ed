import type { Transaction } from '../../../platform/db/client.ts';
import { executeCommand } from '../execute-command.ts';
import type { AppointmentContext } from '../load-appointment.ts';
import type { StoredVisit } from './load-series.ts';

/**
 * Cancels visits that no longer belong to their series, and frees their dates for new visits.
 * Cancelling is free of charge, because a client whose notice came too late was refused before.
 */
export async function cancelVisits(
  transaction: Transaction,
  visits: readonly StoredVisit[],
  { viewer, now, reason }: AppointmentContext & { readonly reason: string | null },
): Promise<void> {
  for (const { id, named } of visits) {
    const call = { id, viewer, version: named.row.version, reason, now };
    await executeCommand(transaction, call, 'cancel', ({ row }) => ({
      changes: {
        cancelledBy: viewer.kind,
        cancellationNoticeAt: now,
        isLateCancellation: false,
        calendarSequence: row.calendarSequence + 1,
        occurrenceDate: null,
      },
    }));
  }
}
