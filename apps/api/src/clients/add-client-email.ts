import type { clientsEndpoints } from '@cleaning/contract/clients';
import type { ParsedBody } from '@cleaning/contract/http';
import { aboutClient, recordAudit } from '../core/audit/record-audit.ts';
import type { Transaction } from '../core/db/client.ts';
import { notFound, refuse } from '../core/http/api-error.ts';
import { deletePendingRegistrationsOf, lockUser, updateUser } from '../accounts/user-repository.ts';
import { reserveAddress } from './create-client.ts';
import { inviteClient } from './invite-client.ts';

interface AddEmail extends ParsedBody<(typeof clientsEndpoints)['addClientEmail']> {
  readonly id: string;
  readonly actorId: string;
  readonly now: Date;
}

/**
 * Adds the email of a client who has none, and mails an invitation if asked. As for a new client, the
 * address counts as verified, since staff vouch for it. An address that is there stays: only its owner
 * changes it.
 *
 * @throws ApiError when there is no such client, when they have an email, or the address has an account.
 */
export async function addClientEmail(
  transaction: Transaction,
  { id, actorId, email, is_invited: isInvited, ...context }: AddEmail,
): Promise<void> {
  const { now } = context;
  await reserveAddress(transaction, email, 'email');
  const user = await lockUser(transaction, id);
  if (user.userType !== 'client' || user.verifiedAt === null) throw notFound();
  if (user.email !== null) {
    throw refuse('This client has an email already. Only they can change it, in their account.');
  }
  await updateUser(transaction, id, { email, updatedAt: now });
  await deletePendingRegistrationsOf(transaction, email, id);
  await recordAudit(transaction, {
    actorId,
    action: 'update',
    ...aboutClient(id),
    reason: 'The first email address was added.',
    now,
  });
  if (isInvited) await inviteClient(transaction, { id, actorId, ...context });
}
