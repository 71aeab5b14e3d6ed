import type { accountsEndpoints, ParsedBody } from '@cleaning/contract';
import type { Transaction } from '../../platform/db/client.ts';
import type { Dependencies } from '../../dependencies.ts';
import type { Actor } from '../../platform/http/actor.ts';
import { refuse, refuseField } from '../../platform/http/api-error.ts';
import {
  passwordChangedMail,
  passwordResetMail,
} from '../../platform/mail/templates/account-mails.ts';
import { hashToken } from '../../platform/security/tokens.ts';
import { assertUncommonPassword } from './common-passwords.ts';
import { answerEvenly } from './even-answer.ts';
import { deleteLink, findLink } from './link-repository.ts';
import { createLink, LINK_REFUSED, openLink } from './links.ts';
import { claimAddress } from './registration-service.ts';
import { deleteSessionsOf } from './session-repository.ts';
import { findUserByEmail, findUserById, updateUser } from './user-repository.ts';

type Change = ParsedBody<(typeof accountsEndpoints)['changePassword']>;
type Reset = ParsedBody<(typeof accountsEndpoints)['confirmPasswordReset']>;

/** Changing a known password, and replacing a forgotten one. */
export function createPasswordService(dependencies: Dependencies) {
  const { database, outbox, passwords, publicUrl, evenAnswerMs } = dependencies;

  return {
    /** Every other session ends; the one that asked goes on. */
    async change({ userId, sessionId }: Actor, change: Change, now: Date): Promise<void> {
      const user = await findUserById(database, userId);
      if (user === undefined || user.passwordHash === null) {
        throw refuse('You sign in with Google and have no password here. Reset it to set one.');
      }
      if (!(await passwords.matches(user.passwordHash, change.current_password))) {
        throw refuseField('current_password', 'Your current password is incorrect.');
      }
      if (change.new_password === change.current_password) {
        throw refuseField('new_password', 'Choose a password that is different from this one.');
      }
      assertUncommonPassword('new_password', change.new_password);
      const passwordHash = await passwords.hash(change.new_password);
      await database.transaction(async (transaction) => {
        await updateUser(transaction, userId, { passwordHash, updatedAt: now });
        await deleteSessionsOf(transaction, userId, sessionId);
        await deleteLink(transaction, userId, 'reset_password');
        await outbox.post(transaction, passwordChangedMail(user, publicUrl), now);
      });
    },

    /** Sends a reset link, if the address has an account. */
    async requestReset(email: string, now: Date): Promise<void> {
      await answerEvenly(evenAnswerMs, () =>
        database.transaction(async (transaction) => {
          const user = await findUserByEmail(transaction, email);
          if (user === undefined || user.deactivatedAt !== null) return;
          const { id: userId } = user;
          const purpose = 'reset_password';
          const link = await createLink(transaction, { userId, purpose, publicUrl, now });
          await outbox.post(transaction, passwordResetMail(user, link), now);
        }),
      );
    },

    /**
     * Sets a password by the link of a reset or of an invitation. Whoever opened it reads the mailbox,
     * so an unverified address is verified by it too.
     */
    async confirmReset({ token, new_password: password }: Reset, now: Date): Promise<void> {
      assertUncommonPassword('new_password', password);
      const passwordHash = await passwords.hash(password);
      await database.transaction(async (transaction) => {
        const tokenHash = hashToken(token);
        const isInvitation = await isInvitationLink(transaction, tokenHash, now);
        const purpose = isInvitation ? 'accept_invitation' : 'reset_password';
        const { userId, isFirstUse } = await openLink(transaction, { tokenHash, purpose, now });
        if (!isFirstUse) throw refuse(LINK_REFUSED);
        await claimAddress(transaction, userId, now);
        await updateUser(transaction, userId, { passwordHash, updatedAt: now });
        await deleteSessionsOf(transaction, userId);
        const user = await findUserById(transaction, userId);
        if (user === undefined) throw refuse(LINK_REFUSED);
        await deleteLink(transaction, userId, 'accept_invitation');
        if (isInvitation) return;
        await outbox.post(transaction, passwordChangedMail(user, publicUrl), now);
      });
    },
  };
}

async function isInvitationLink(
  transaction: Transaction,
  tokenHash: Buffer,
  now: Date,
): Promise<boolean> {
  const link = { tokenHash, purpose: 'accept_invitation', now } as const;
  return (await findLink(transaction, link)) !== undefined;
}
