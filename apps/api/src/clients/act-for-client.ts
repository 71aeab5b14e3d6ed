import { aboutClient, recordAudit } from '../core/audit/record-audit.ts';
import type { Transaction } from '../core/db/client.ts';
import { notFound, refuse } from '../core/http/api-error.ts';
import { findClient } from './client-repository.ts';
import type { ClientCall } from './edit-client.ts';

/**
 * Records that staff begin to act for a client, and why. Staff get no rights of the client:
 * each following command is their own, with its own reason.
 */
export async function startActing(
  transaction: Transaction,
  { id, actor, now }: ClientCall,
  reason: string,
): Promise<void> {
  const client = await findClient(transaction, id);
  if (client === undefined) throw notFound();
  if (client.user.deactivatedAt !== null) throw refuse('The account of this client is closed.');
  await recordAudit(transaction, {
    actorId: actor.userId,
    action: 'act_for_client',
    ...aboutClient(id),
    reason,
    now,
  });
}

/**
 * Records that staff stopped acting for a client. This also works when the account was closed
 * meanwhile.
 */
export async function stopActing(
  transaction: Transaction,
  { id, actor, now }: ClientCall,
): Promise<void> {
  if ((await findClient(transaction, id)) === undefined) throw notFound();
  await recordAudit(transaction, {
    actorId: actor.userId,
    action: 'stop_acting_for_client',
    ...aboutClient(id),
    reason: null,
    now,
  });
}
