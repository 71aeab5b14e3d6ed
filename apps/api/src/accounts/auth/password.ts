import type { accountsEndpoints } from '@cleaning/contract/accounts';
import type { ParsedBody } from '@cleaning/contract/http';
import type { HandlerDependencies } from '../../core/dependencies.ts';
import { inTransaction } from '../../core/db/in-transaction.ts';
import type { Actor } from '../../core/http/actor.ts';
import { refuse, refuseField } from '../../core/http/api-error.ts';
import { hashToken } from '../../core/security/tokens.ts';
import { assertUncommonPassword } from '../../core/security/common-passwords.ts';
import { withMinimumDuration } from '../../core/security/minimum-duration.ts';
import { postMail } from '../../core/mail/outbox.ts';
import { passwordChangedEmail, passwordResetEmail } from '../email-templates.ts';
import {
  forgetNetworksOf,
  hashNetwork,
  rememberNetwork,
} from '../sessions/known-network-repository.ts';
import { deleteLinksOf } from '../link-repository.ts';
import { createLink, linkEnd, LINK_REFUSED, openLink } from '../account-links.ts';
import { claimAddress } from '../registration/register.ts';
import { deleteSessionsOf } from '../sessions/session-repository.ts';
import { lockSignedInUser } from '../sessions/session.ts';
import {
  countOtherPendingUsers,
  findUserById,
  findVerifiedUserByEmail,
  listPendingUsers,
  updateUser,
} from '../user-repository.ts';

type Change = ParsedBody<(typeof accountsEndpoints)['changePassword']>;
type Reset = ParsedBody<(typeof accountsEndpoints)['confirmPasswordReset']>;

type Needs = Pick<HandlerDependencies, 'database' | 'secrets' | 'passwords' | 'minimumDurationMs'>;

/**
 * Replaces a password that the user knows. Every other session of the user ends; the session of this
 * call goes on.
 */
export async function changePassword(
  context: Needs,
  actor: Actor,
  change: Change,
  now: Date,
): Promise<void> {
  const user = await findUserById(context.database, actor.userId);
  if (user === undefined || user.passwordHash === null) {
    throw refuse('You log in with Google and have no password here. Reset it to set one.');
  }
  if (!(await context.passwords.matches(user.passwordHash, change.current_password))) {
    throw wrongCurrentPassword();
  }
  if (change.new_password === change.current_password) {
    throw refuseField('new_password', 'Choose a password that is different from this one.');
  }
  await assertUncommonPassword('new_password', change.new_password);
  const passwordHash = await context.passwords.hash(change.new_password);
  await inTransaction(context.database, async (transaction) => {
    const current = await lockSignedInUser(transaction, actor);
    // The password may have been changed by another call while this one checked it.
    if (current.passwordHash !== user.passwordHash) throw wrongCurrentPassword();
    await updateUser(transaction, user.id, { passwordHash, updatedAt: now });
    await deleteSessionsOf(transaction, user.id, actor.sessionId);
    await deleteLinksOf(transaction, user.id, ['reset_password', 'change_email']);
    await postMail(transaction, passwordChangedEmail(user), now);
  });
}

/** Sends a reset link, if the address has an account or a registration. */
export async function requestPasswordReset(
  context: Needs,
  email: string,
  now: Date,
): Promise<void> {
  await withMinimumDuration(context.minimumDurationMs, () =>
    inTransaction(context.database, async (transaction) => {
      const user =
        (await findVerifiedUserByEmail(transaction, email)) ??
        (await listPendingUsers(transaction, email))[0];
      if (user === undefined || user.deactivatedAt !== null) return;
      const { id: userId } = user;
      const purpose = 'reset_password';
      const link = await createLink(transaction, { userId, purpose, now });
      const linkEndsAt = linkEnd(purpose, now);
      await postMail(transaction, { ...passwordResetEmail(user, link), linkEndsAt }, now);
    }),
  );
}

/**
 * Sets a password by a reset or invitation link. Opening the link proves that the caller reads
 * the mailbox, so an unverified address becomes verified. Every session and every other link of
 * the account ends.
 */
export async function confirmPasswordReset(
  context: Needs,
  { token, new_password: password }: Reset,
  { network, now }: { readonly network: string; readonly now: Date },
): Promise<void> {
  await assertUncommonPassword('new_password', password);
  const passwordHash = await context.passwords.hash(password);
  const purposes = ['accept_invitation', 'reset_password'] as const;
  await inTransaction(context.database, async (transaction) => {
    const link = { tokenHash: hashToken(token), purposes, now };
    const { user, purpose, isFirstUse } = await openLink(transaction, link);
    if (!isFirstUse) throw refuse(LINK_REFUSED);
    const others = await countOtherPendingUsers(transaction, user.email, user.id);
    const isUncertain = user.verifiedAt === null && user.userType === 'client' && others > 0;
    await claimAddress(transaction, user, now);
    await updateUser(transaction, user.id, {
      passwordHash,
      updatedAt: now,
      // With several registrations, the details of this one may have been entered by another
      // person.
      ...(isUncertain ? NO_PRIVATE_DETAILS : {}),
    });
    await deleteSessionsOf(transaction, user.id);
    await deleteLinksOf(transaction, user.id);
    await forgetNetworksOf(transaction, user.id);
    const networkHash = hashNetwork(context.secrets, user.id, network);
    await rememberNetwork(transaction, { userId: user.id, networkHash, now });
    if (purpose === 'accept_invitation') return;
    await postMail(transaction, passwordChangedEmail(user), now);
  });
}

const NO_PRIVATE_DETAILS = {
  phoneNumber: null,
  ndisNumberEncrypted: null,
} as const;

const wrongCurrentPassword = () =>
  refuseField('current_password', 'Your current password is incorrect.');
