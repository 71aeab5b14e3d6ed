import { recordAudit } from '../core/audit/record-audit.ts';
import type { Transaction } from '../core/db/client.ts';
import { closeAccount } from './account-status.ts';
import { deletePendingRegistrationsOf, listPendingUsers } from './user-repository.ts';

/**
 * Ends what else waits for an address once a user has it: other registrations are deleted, and
 * invitations to the team are closed, since working hours, leave and visits may belong to them. The
 * address must be locked.
 */
export async function endWaitingForAddress(
  transaction: Transaction,
  { id, email }: { readonly id: string; readonly email: string },
  now: Date,
): Promise<void> {
  await deletePendingRegistrationsOf(transaction, email, id);
  for (const invited of await listPendingUsers(transaction, email)) {
    if (invited.id === id) continue;
    await closeAccount(transaction, invited.id, now);
    await recordAudit(transaction, {
      actorId: null,
      action: 'deactivate',
      subjectType: 'user',
      subjectId: invited.id,
      clientId: null,
      reason: 'The invitation ended: another account uses this email address now.',
      now,
    });
  }
}
