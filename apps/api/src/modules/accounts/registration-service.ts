import { randomUUID } from 'node:crypto';
import type { accountsEndpoints, ParsedBody, Session, User } from '@cleaning/contract';
import type { Transaction } from '../../platform/db/client.ts';
import type { Dependencies } from '../../dependencies.ts';
import { refuse } from '../../platform/http/api-error.ts';
import {
  accountExistsMail,
  verificationMail,
} from '../../platform/mail/templates/account-mails.ts';
import { hashToken } from '../../platform/security/tokens.ts';
import { assertUncommonPassword } from './common-passwords.ts';
import { createEmailChangeService } from './email-change-service.ts';
import { answerEvenly } from './even-answer.ts';
import { createLink, LINK_REFUSED, openLink } from './links.ts';
import { startSession, type SignIn } from './session-service.ts';
import { toUser } from './user-mapper.ts';
import {
  deletePendingUsersOf,
  findUserByEmail,
  findUserById,
  findVerifiedUserByEmail,
  insertUser,
  updateUser,
  type UserRecord,
} from './user-repository.ts';

type Registration = ParsedBody<(typeof accountsEndpoints)['register']>;

/** Joining: claiming an address, and proving that it is one's own. */
export function createRegistrationService(dependencies: Dependencies) {
  const { database, outbox, secrets, passwords, publicUrl, evenAnswerMs } = dependencies;
  const emailChange = createEmailChangeService(dependencies);

  const sendVerification = async (transaction: Transaction, user: UserRecord, now: Date) => {
    const link = await createLink(transaction, {
      userId: user.id,
      purpose: 'verify_email',
      publicUrl,
      now,
    });
    await outbox.post(transaction, verificationMail(user, link), now);
  };

  return {
    /**
     * Starts an account. The answer is the same for an address that already has one: its owner is
     * told by mail, and what was made here can never be verified.
     */
    async register(registration: Registration, signIn: SignIn): Promise<Session> {
      const { now } = signIn;
      assertUncommonPassword('password', registration.password);
      const id = randomUUID();
      const passwordHash = await passwords.hash(registration.password);
      const ndisNumber = registration.ndis_number;
      return database.transaction(async (transaction) => {
        const owner = await findVerifiedUserByEmail(transaction, registration.email);
        const row = await insertUser(transaction, {
          id,
          email: registration.email,
          passwordHash,
          firstName: registration.first_name,
          lastName: registration.last_name,
          phoneNumber: registration.phone_number,
          userType: 'client',
          clientType: registration.client_type,
          ...(ndisNumber === undefined
            ? {}
            : {
                ndisNumberEncrypted: secrets.encrypt(ndisNumber, id),
                ndisNumberLookup: secrets.fingerprint('ndis-number', ndisNumber),
              }),
          createdAt: now,
          updatedAt: now,
        });
        const user = { ...row, hasGoogle: false };
        if (owner === undefined) await sendVerification(transaction, user, now);
        else await outbox.post(transaction, accountExistsMail(owner, publicUrl), now);
        return { token: await startSession(transaction, id, signIn), user: toUser(user) };
      });
    },

    /**
     * Confirms an address: of a new account, or the new one of an old account. Opening the link again is fine for as long as it lives: mail scanners and
     * double clicks do that.
     */
    async verifyEmail(token: string, now: Date): Promise<User> {
      const tokenHash = hashToken(token);
      return database.transaction(async (transaction) => {
        const userId =
          (await emailChange.confirm(transaction, tokenHash, now)) ??
          (await confirmRegistration(transaction, tokenHash, now));
        const user = await findUserById(transaction, userId);
        if (user === undefined || user.verifiedAt === null) throw refuse(LINK_REFUSED);
        return toUser(user);
      });
    },

    /** Sends a new verification link, if the address is waiting for one. */
    async resendVerification(email: string, now: Date): Promise<void> {
      await answerEvenly(evenAnswerMs, () =>
        database.transaction(async (transaction) => {
          const user = await findUserByEmail(transaction, email);
          if (user !== undefined && user.verifiedAt === null) {
            await sendVerification(transaction, user, now);
          }
        }),
      );
    },
  };
}

async function confirmRegistration(
  transaction: Transaction,
  tokenHash: Buffer,
  now: Date,
): Promise<string> {
  const link = { tokenHash, purpose: 'verify_email', now } as const;
  const { userId, isFirstUse } = await openLink(transaction, link);
  if (isFirstUse) await claimAddress(transaction, userId, now);
  return userId;
}

/**
 * Makes an address a person's own, and forgets everybody else who registered with it. The address
 * must be locked.
 *
 * @throws ApiError when it has become somebody else's in the meantime.
 */
export async function claimAddress(
  transaction: Transaction,
  userId: string,
  now: Date,
): Promise<void> {
  const user = await findUserById(transaction, userId);
  if (user === undefined) throw refuse(LINK_REFUSED);
  const owner = await findVerifiedUserByEmail(transaction, user.email);
  if (owner !== undefined && owner.id !== userId) throw refuse(LINK_REFUSED);
  await updateUser(transaction, userId, { verifiedAt: user.verifiedAt ?? now, updatedAt: now });
  await deletePendingUsersOf(transaction, user.email, userId);
}
