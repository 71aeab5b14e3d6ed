import type { SeriesCommand } from '@cleaning/contract';
import { recordAudit } from '../core/audit/record-audit.ts';
import type { Transaction } from '../core/db/client.ts';
import { userIdOf } from '../core/http/viewer.ts';
import type { AppointmentContext } from '../appointments/load-appointment.ts';
import { insertSeriesEvent, type SeriesRow } from './series-repository.ts';

/**
 * Appends to the history of a series, and writes an audit entry for what staff did for the client.
 */
export async function recordSeriesCommand(
  transaction: Transaction,
  { id, clientId }: Pick<SeriesRow, 'id' | 'clientId'>,
  {
    command,
    reason,
    viewer,
    now,
  }: AppointmentContext & { readonly command: SeriesCommand; readonly reason: string | null },
): Promise<void> {
  await insertSeriesEvent(transaction, {
    seriesId: id,
    command,
    actor: viewer.kind,
    actorId: userIdOf(viewer),
    reason,
    occurredAt: now,
  });
  if (viewer.kind === 'client') return;
  await recordAudit(transaction, {
    actorId: viewer.staffId,
    action: 'act_for_client',
    subjectType: 'appointment_series',
    subjectId: id,
    clientId,
    reason,
    now,
  });
}
