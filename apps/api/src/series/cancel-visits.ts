import type { Transaction } from '../core/db/client.ts';
import { sideOf } from '../core/http/viewer.ts';
import { moveRecord } from '../core/command.ts';
import { isLate } from '../appointments/commands/cancel-appointment.ts';
import { appointmentRecord } from '../appointments/appointment-record.ts';
import type { AppointmentContext } from '../appointments/load-appointment.ts';
import type { StoredVisit } from './load-series.ts';

interface Cancelling extends AppointmentContext {
  readonly reason: string | null;
  /** When the client gave notice; null when the company cancels, which is free of charge. */
  readonly clientNoticeAt: Date | null;
  /** Whether the date for which a visit was booked stays taken; by default, none does. */
  readonly staysTaken?: (visit: StoredVisit) => boolean;
}

/** Cancels visits that no longer belong to their series, and frees their dates for new visits. */
export async function cancelVisits(
  transaction: Transaction,
  visits: readonly StoredVisit[],
  { viewer, now, reason, clientNoticeAt, staysTaken = () => false }: Cancelling,
): Promise<void> {
  for (const visit of visits) {
    const { id, named, occurrenceDate } = visit;
    const call = { id, viewer, version: named.row.version, now };
    await moveRecord(appointmentRecord, transaction, call, {
      command: 'cancel',
      reason,
      effects: ({ row }) => ({
        changes: {
          cancelledBy: clientNoticeAt === null ? sideOf(viewer) : 'client',
          cancellationNoticeAt: clientNoticeAt ?? now,
          isLateCancellation: isLate(row, clientNoticeAt),
          calendarSequence: row.calendarSequence + 1,
          occurrenceDate: staysTaken(visit) ? occurrenceDate : null,
        },
      }),
    });
  }
}
