import type { Transaction } from '../../core/db/client.ts';
import type { UserViewer } from '../../core/http/viewer.ts';
import type { AppointmentRow } from '../appointment-repository.ts';
import { insertEvent } from '../history-repository.ts';

interface Booked {
  /** Null where the service books by itself. */
  readonly viewer: UserViewer | null;
  readonly reason: string | null;
  readonly now: Date;
}

/** Notes that the company added an appointment for a client: requested and, with a time, confirmed. */
export async function recordBooking(
  transaction: Transaction,
  row: AppointmentRow,
  { viewer, reason, now }: Booked,
): Promise<void> {
  const event = {
    appointmentId: row.id,
    // A client may approve a time or resume a series, but the company confirms their visits.
    actor: 'staff',
    actorId: viewer?.kind === 'office' ? viewer.staffId : null,
    onBehalfOf: row.clientId,
    reason,
    occurredAt: now,
  } as const;
  await insertEvent(transaction, { ...event, command: 'request', toStatus: 'requested' });
  if (row.status !== 'confirmed') return;
  await insertEvent(transaction, {
    ...event,
    command: 'confirm',
    fromStatus: 'requested',
    toStatus: 'confirmed',
    startsAt: row.startsAt,
  });
}
