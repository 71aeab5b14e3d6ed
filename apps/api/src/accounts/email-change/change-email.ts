import type { ownAccountEndpoints } from '@cleaning/contract/accounts';
import type { ParsedBody } from '@cleaning/contract/http';
import type { Transaction } from '../../core/db/client.ts';
import { inTransaction } from '../../core/db/in-transaction.ts';
import type { HandlerDependencies } from '../../core/dependencies.ts';
import type { Actor } from '../../core/http/actor.ts';
import { notFound, refuseField } from '../../core/http/api-error.ts';
import { withMinimumDuration } from '../../core/security/minimum-duration.ts';
import { postMail } from '../../core/mail/outbox.ts';
import { addressTakenEmail, newAddressEmail, addressChangedEmail } from '../email-templates.ts';
import { reauthenticate } from '../auth/reauthenticate.ts';
import { endWaitingForAddress } from '../end-waiting-for-address.ts';
import { deleteLinksOf } from '../link-repository.ts';
import { createLink, linkEnd } from '../account-links.ts';
import { lockSignedInUser } from '../sessions/session.ts';
import {
  findUserById,
  findVerifiedUserByEmail,
  updateUser,
  type UserRecord,
} from '../user-repository.ts';

type Change = ParsedBody<(typeof ownAccountEndpoints)['changeEmail']>;

type Needs = Pick<HandlerDependencies, 'database' | 'passwords' | 'google' | 'minimumDurationMs'>;

const sendLink = async (context: Needs, actor: Actor, email: string, now: Date): Promise<void> =>
  inTransaction(context.database, async (transaction) => {
    const user = await lockSignedInUser(transaction, actor);
    const owner = await findVerifiedUserByEmail(transaction, email);
    if (owner !== undefined) {
      await postMail(transaction, addressTakenEmail(owner), now);
      return;
    }
    const link = await createLink(transaction, {
      userId: user.id,
      purpose: 'change_email',
      newEmail: email,
      now,
    });
    const linkEndsAt = linkEnd('change_email', now);
    await postMail(transaction, { ...newAddressEmail({ ...user, email }, link), linkEndsAt }, now);
  });

/**
 * Sends a link to the new address or, when the address has an account, a notice to its owner. The
 * address of the caller's account changes once the link is opened.
 */
export async function requestEmailChange(
  context: Needs,
  actor: Actor,
  { email, ...proof }: Change,
  now: Date,
): Promise<void> {
  const user = await findUserById(context.database, actor.userId);
  if (user === undefined) throw notFound();
  await reauthenticate(context, user, proof, now);
  if (email === user.email) throw refuseField('email', 'This is your email address already.');
  await withMinimumDuration(context.minimumDurationMs, () => sendLink(context, actor, email, now));
}

/** Moves an account to the address that its link has proved, unless another account owns it. */
export async function confirmEmailChange(
  transaction: Transaction,
  user: UserRecord,
  newEmail: string,
  now: Date,
): Promise<void> {
  await updateUser(transaction, user.id, { email: newEmail, verifiedAt: now, updatedAt: now });
  await endWaitingForAddress(transaction, { id: user.id, email: newEmail }, now);
  // Links that still wait in the old mailbox must not let its reader take the account back.
  await deleteLinksOf(transaction, user.id, ['reset_password', 'verify_email']);
  if (user.verifiedAt !== null) await postMail(transaction, addressChangedEmail(user), now);
}
