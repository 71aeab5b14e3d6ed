import { randomUUID } from 'node:crypto';
import type { accountsEndpoints, Session, User } from '@cleaning/contract/accounts';
import type { ParsedBody } from '@cleaning/contract/http';
import type { Transaction } from '../../core/db/client.ts';
import { inTransaction } from '../../core/db/in-transaction.ts';
import type { HandlerDependencies } from '../../core/dependencies.ts';
import type { Actor } from '../../core/http/actor.ts';
import { refuse, refuseField } from '../../core/http/api-error.ts';
import { hashToken } from '../../core/security/tokens.ts';
import { assertUncommonPassword } from '../../core/security/common-passwords.ts';
import { withMinimumDuration } from '../../core/security/minimum-duration.ts';
import { postMail } from '../../core/mail/outbox.ts';
import { accountExistsEmail, registrationsEmail, verificationEmail } from '../email-templates.ts';
import { endWaitingForAddress } from '../end-waiting-for-address.ts';
import { confirmEmailChange } from '../email-change/change-email.ts';
import { findLink, type SentLink } from '../link-repository.ts';
import { createLink, linkEnd, LINK_REFUSED, openLink } from '../account-links.ts';
import { openSession, type LogIn } from '../sessions/session.ts';
import { toUser } from '../view.ts';
import {
  countOtherPendingUsers,
  findUserWithEmail,
  findVerifiedUserByEmail,
  insertUser,
  listPendingUsers,
  lockAddress,
  updateUser,
  type UserRow,
  type WithEmail,
} from '../user-repository.ts';
import { ownIfFirst } from '../admins-repository.ts';

type Registration = ParsedBody<(typeof accountsEndpoints)['register']>;
type Verification = ParsedBody<(typeof accountsEndpoints)['verifyEmail']>;

const ASK_FOR_PASSWORD =
  'This address was registered more than once. Enter the password you chose, so that we confirm your account and no other.';
const OTHER_PASSWORD =
  'This link does not belong to an account with this password. Check the password, or open the link of the other email.';

type Needs = Pick<HandlerDependencies, 'database' | 'secrets' | 'passwords' | 'minimumDurationMs'>;

const verificationLink = (transaction: Transaction, userId: string, now: Date) =>
  createLink(transaction, { userId, purpose: 'verify_email', now });

/**
 * Mails a verification link to the address or, if it has an owner already, a notice to the owner.
 */
async function sendVerification(transaction: Transaction, user: WithEmail<UserRow>, now: Date) {
  const owner = await findVerifiedUserByEmail(transaction, user.email);
  const mail =
    owner === undefined
      ? {
          ...verificationEmail(user, await verificationLink(transaction, user.id, now)),
          linkEndsAt: linkEnd('verify_email', now),
        }
      : accountExistsEmail(owner);
  await postMail(transaction, mail, now);
}

/**
 * Mails the links of all registrations of an address, because the request does not say which one
 * is meant.
 */
async function sendAllVerifications(transaction: Transaction, email: string, now: Date) {
  if ((await findVerifiedUserByEmail(transaction, email)) !== undefined) return;
  const pending = await listPendingUsers(transaction, email);
  const clients = pending.filter(({ userType }) => userType === 'client');
  const [only, ...others] = clients;
  if (only === undefined) return;
  if (others.length === 0) return sendVerification(transaction, only, now);
  const registrations = [];
  for (const { id, firstName, createdAt } of clients) {
    registrations.push({
      firstName,
      createdAt,
      link: await verificationLink(transaction, id, now),
    });
  }
  const linkEndsAt = linkEnd('verify_email', now);
  await postMail(transaction, { ...registrationsEmail(email, registrations), linkEndsAt }, now);
}

/**
 * Adds a registration, and starts a session for it. Several registrations of one address are kept
 * apart, each with its own password, sessions and link, until one of them is verified, which ends
 * the others.
 */
async function startAccount(
  context: Needs,
  registration: Registration,
  logIn: LogIn,
): Promise<Session> {
  const { now } = logIn;
  const id = randomUUID();
  const passwordHash = await context.passwords.hash(registration.password);
  const ndisNumber = registration.ndis_number;
  return inTransaction(context.database, async (transaction) => {
    await lockAddress(transaction, registration.email);
    const user = await insertUser(transaction, {
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
        : { ndisNumberEncrypted: context.secrets.encrypt(ndisNumber, id) }),
      createdAt: now,
      updatedAt: now,
    });
    await sendVerification(transaction, user, now);
    return openSession(transaction, context.secrets, { ...user, hasGoogle: false }, logIn);
  });
}

/**
 * Whether the caller proves to be the user of the link: by the session of this call, or by the
 * password.
 */
async function proofOfOwner(
  context: Needs,
  link: SentLink,
  password: string | undefined,
  actor: Actor | null,
): Promise<'given' | 'wrong' | 'none'> {
  const found = await findLink(context.database, link);
  if (found === undefined) return 'none';
  if (actor?.userId === found.userId) return 'given';
  if (password === undefined) return 'none';
  const user = await findUserWithEmail(context.database, found.userId);
  const isRight = await context.passwords.matches(user?.passwordHash ?? null, password);
  return isRight ? 'given' : 'wrong';
}

/**
 * Starts an account. The answer is the same for an address that already has one: the owner gets
 * an email, and the new registration can never be verified.
 */
export async function register(
  context: Needs,
  registration: Registration,
  logIn: LogIn,
): Promise<Session> {
  await assertUncommonPassword('password', registration.password);
  return withMinimumDuration(context.minimumDurationMs, () =>
    startAccount(context, registration, logIn),
  );
}

/**
 * Verifies the address of a new account, or the new address of an existing one. Opening the
 * link again until it expires succeeds and changes nothing, because mail scanners and double
 * clicks do that. While several registrations wait for the address, reading the mailbox does
 * not show which of them is the caller's, so the caller also needs the session or the password
 * of the link's account. A wrong password is always refused: otherwise a used link would accept
 * any password as right.
 */
export async function verifyEmail(
  context: Needs,
  { token, password }: Verification,
  actor: Actor | null,
  now: Date,
): Promise<User> {
  const purposes = ['verify_email', 'change_email'] as const;
  const link = { tokenHash: hashToken(token), purposes, now };
  const proof = await proofOfOwner(context, link, password, actor);
  return inTransaction(context.database, async (transaction) => {
    const opened = await openLink(transaction, link);
    if (proof === 'wrong') throw refuseField('password', OTHER_PASSWORD);
    const { user, isFirstUse } = opened;
    const email = opened.newEmail ?? user.email;
    if (isFirstUse) {
      const owner = await findVerifiedUserByEmail(transaction, email);
      if (owner !== undefined && owner.id !== user.id) throw refuse(LINK_REFUSED);
      const isProved = proof === 'given';
      if (!isProved && (await countOtherPendingUsers(transaction, email, user.id)) > 0) {
        throw refuseField('password', ASK_FOR_PASSWORD);
      }
      if (opened.newEmail === null) await claimAddress(transaction, user, now);
      else await confirmEmailChange(transaction, user, opened.newEmail, now);
    }
    const verified = await findUserWithEmail(transaction, user.id);
    if (verified?.email !== email || verified.verifiedAt === null) throw refuse(LINK_REFUSED);
    return toUser(verified);
  });
}

/**
 * Sends a new verification link: for the registration that the caller is signed in to, or else
 * for every registration that waits for this address.
 */
export async function resendVerification(
  context: Needs,
  email: string,
  actor: Actor | null,
  now: Date,
): Promise<void> {
  await withMinimumDuration(context.minimumDurationMs, () =>
    inTransaction(context.database, async (transaction) => {
      await lockAddress(transaction, email);
      const own = actor && (await findUserWithEmail(transaction, actor.userId));
      if (own?.email !== email) await sendAllVerifications(transaction, email, now);
      else if (own.verifiedAt === null) await sendVerification(transaction, own, now);
    }),
  );
}

/**
 * Gives a user an address, and ends every other registration and invitation of it. The first admin
 * who does so is the owner of the company. The address must be locked.
 *
 * @throws ApiError when it has become another user's in the meantime.
 */
export async function claimAddress(
  transaction: Transaction,
  { id, email, verifiedAt, userType }: WithEmail<UserRow>,
  now: Date,
): Promise<void> {
  const owner = await findVerifiedUserByEmail(transaction, email);
  if (owner !== undefined && owner.id !== id) throw refuse(LINK_REFUSED);
  await updateUser(transaction, id, { verifiedAt: verifiedAt ?? now, updatedAt: now });
  await endWaitingForAddress(transaction, { id, email }, now);
  if (userType === 'admin') await ownIfFirst(transaction, id);
}
