import type { ParsedBody, ownAccountEndpoints } from '@cleaning/contract';
import type { Transaction } from '../../platform/db/client.ts';
import type { Dependencies } from '../../dependencies.ts';
import type { Actor } from '../../platform/http/actor.ts';
import { notFound, refuse, refuseField } from '../../platform/http/api-error.ts';
import {
  addressTakenMail,
  changeEmailMail,
  emailChangedMail,
} from '../../platform/mail/templates/account-change-mails.ts';
import { answerEvenly } from './even-answer.ts';
import { assertStillThem } from './identity-proof.ts';
import { deleteLink, findLink, spendLink } from './link-repository.ts';
import { createLink, LINK_REFUSED } from './links.ts';
import {
  deletePendingUsersOf,
  findUserById,
  findVerifiedUserByEmail,
  lockAddress,
  updateUser,
  type UserRecord,
} from './user-repository.ts';

type Change = ParsedBody<(typeof ownAccountEndpoints)['changeEmail']>;

/** Moving an account to another e-mail address. Nothing moves before the new one is proved. */
export function createEmailChangeService(dependencies: Dependencies) {
  const { database, outbox, publicUrl, evenAnswerMs } = dependencies;

  const sendLink = async (user: UserRecord, email: string, now: Date): Promise<void> =>
    database.transaction(async (transaction) => {
      const owner = await findVerifiedUserByEmail(transaction, email);
      if (owner !== undefined) {
        await outbox.post(transaction, addressTakenMail(owner, publicUrl), now);
        return;
      }
      const link = await createLink(transaction, {
        userId: user.id,
        purpose: 'change_email',
        newEmail: email,
        publicUrl,
        now,
      });
      await outbox.post(transaction, changeEmailMail({ ...user, email }, link), now);
    });

  return {
    /** Sends a link to the new address. Whether that has an account is told to its owner alone. */
    async request(actor: Actor, { email, ...proof }: Change, now: Date): Promise<void> {
      const user = await findUserById(database, actor.userId);
      if (user === undefined) throw notFound();
      await assertStillThem(dependencies, user, proof, now);
      if (email === user.email) throw refuseField('email', 'This is your email address already.');
      await answerEvenly(evenAnswerMs, () => sendLink(user, email, now));
    },

    /**
     * Opens the link of a change; opening it again is fine for as long as it lives.
     *
     * @returns whose address changed, or null when the token is of no such link.
     * @throws ApiError when the address has become somebody else's in the meantime.
     */
    async confirm(transaction: Transaction, tokenHash: Buffer, now: Date): Promise<string | null> {
      const sent = { tokenHash, purpose: 'change_email', now } as const;
      const link = await findLink(transaction, sent);
      if (link === undefined || link.newEmail === null) return null;
      const { userId, newEmail } = link;
      await lockAddress(transaction, newEmail);
      const isFirstUse = (await spendLink(transaction, sent)) !== undefined;
      const user = await findUserById(transaction, userId);
      if (user === undefined) throw refuse(LINK_REFUSED);
      if (!isFirstUse) {
        if (user.email !== newEmail) throw refuse(LINK_REFUSED);
        return userId;
      }
      const owner = await findVerifiedUserByEmail(transaction, newEmail);
      if (owner !== undefined && owner.id !== userId) throw refuse(LINK_REFUSED);
      await updateUser(transaction, userId, { email: newEmail, verifiedAt: now, updatedAt: now });
      await deletePendingUsersOf(transaction, newEmail, userId);
      // Whoever reads the old mailbox must not take the account back with a link that waits there.
      await deleteLink(transaction, userId, 'reset_password');
      await deleteLink(transaction, userId, 'verify_email');
      if (user.verifiedAt !== null) await outbox.post(transaction, emailChangedMail(user), now);
      return userId;
    },
  };
}
