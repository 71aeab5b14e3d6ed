import { randomUUID } from 'node:crypto';
import type { Session, SocialAccounts, accountsEndpoints } from '@cleaning/contract/accounts';
import { ERROR_MESSAGES } from '@cleaning/contract/errors';
import type { ParsedBody } from '@cleaning/contract/http';
import type { Database, Transaction } from '../../core/db/client.ts';
import { inTransaction } from '../../core/db/in-transaction.ts';
import { violatesUnique } from '../../core/db/database-errors.ts';
import type { HandlerDependencies } from '../../core/dependencies.ts';
import type { Actor } from '../../core/http/actor.ts';
import { ApiError, notFound, refuse } from '../../core/http/api-error.ts';
import type { GoogleIdentity } from '../../core/security/google-verifier.ts';
import { postMail } from '../../core/mail/outbox.ts';
import { googleLinkedEmail, googleUnlinkedEmail } from '../email-templates.ts';
import {
  deleteGoogleIdentity,
  findGoogleIdentity,
  findUserIdByGoogle,
  insertGoogleIdentity,
} from './identity-repository.ts';
import { assertOpen } from '../account-status.ts';
import { endWaitingForAddress } from '../end-waiting-for-address.ts';
import { lockSignedInUser, openSession, type LogIn } from '../sessions/session.ts';
import {
  findUserById,
  findVerifiedUserByEmail,
  insertUser,
  lockAddress,
  lockUserForShare,
  type UserRecord,
  type WithEmail,
} from '../user-repository.ts';

type Registration = ParsedBody<(typeof accountsEndpoints)['googleRegister']>;

const EXISTS = 'An account with this email already exists.';

type Needs = Pick<HandlerDependencies, 'database' | 'secrets' | 'google'>;

async function verify(context: Needs, credential: string): Promise<GoogleIdentity> {
  if (context.google === null) throw refuse('Google sign-in is not available.');
  const identity = await context.google(credential);
  if (identity === null) throw refuse('Google could not confirm who you are. Please try again.');
  return identity;
}

/** Logs in with a linked Google account. One is never linked because its address matches. */
export async function logInWithGoogle(
  context: Needs,
  credential: string,
  logIn: LogIn,
): Promise<Session> {
  const identity = await verify(context, credential);
  const session = await inTransaction(context.database, async (transaction) => {
    const userId = await findUserIdByGoogle(transaction, identity.subject);
    if (userId === undefined) return null;
    const user = await lockUserForShare(transaction, userId);
    // The Google account was unlinked, or linked to another account, while this call waited for
    // the lock.
    if (
      user === undefined ||
      (await findUserIdByGoogle(transaction, identity.subject)) !== userId
    ) {
      return null;
    }
    assertOpen(user);
    return openSession(transaction, context.secrets, user, logIn);
  });
  if (session === null) throw await unknownIdentity(context, identity);
  return session;
}

async function unknownIdentity(context: Needs, identity: GoogleIdentity): Promise<ApiError> {
  const owner = await findVerifiedUserByEmail(context.database, identity.email);
  return refuse(
    owner === undefined
      ? 'No account uses this Google account yet. Please register first.'
      : 'An account with this email already exists. Log in with your password, then link Google in your profile.',
  );
}

export async function registerWithGoogle(
  context: Needs,
  registration: Registration,
  logIn: LogIn,
): Promise<Session> {
  const identity = await verify(context, registration.access_token);
  return inTransaction(context.database, async (transaction) => {
    await lockAddress(transaction, identity.email);
    const known = await findUserIdByGoogle(transaction, identity.subject);
    const owner = await findVerifiedUserByEmail(transaction, identity.email);
    if (known !== undefined || owner !== undefined) throw refuse(EXISTS);
    const user = await create(transaction, identity, registration, logIn.now).catch(refuseTaken);
    return openSession(transaction, context.secrets, user, logIn);
  });
}

/** Links a Google account to the signed-in user, whatever its address. */
export async function linkGoogle(
  context: Needs,
  actor: Actor,
  credential: string,
  now: Date,
): Promise<void> {
  if (!actor.isVerified) {
    throw new ApiError('email_not_verified', ERROR_MESSAGES.verificationRequired);
  }
  const { subject } = await verify(context, credential);
  await inTransaction(context.database, async (transaction) => {
    const user = await lockSignedInUser(transaction, actor);
    const holder = await findUserIdByGoogle(transaction, subject);
    if (holder === user.id) return;
    if (holder !== undefined) {
      throw refuse('This Google account is already linked to another account.');
    }
    if ((await findGoogleIdentity(transaction, user.id)) !== undefined) {
      throw refuse('Another Google account is linked already. Unlink that one first.');
    }
    await insertGoogleIdentity(transaction, { userId: user.id, subject, createdAt: now }).catch(
      (error: unknown) => {
        const isTaken = violatesUnique(error, 'social_identities_provider_subject_key');
        throw isTaken ? refuse('This Google account is already linked.') : error;
      },
    );
    await postMail(transaction, googleLinkedEmail(user), now);
  });
}

/** The ways in which the user can log in. */
export async function readSocialAccounts(
  database: Database,
  { userId }: Actor,
): Promise<SocialAccounts> {
  const user = await findUserById(database, userId);
  if (user === undefined) throw notFound();
  const identity = await findGoogleIdentity(database, userId);
  return {
    has_password: user.passwordHash !== null,
    accounts:
      identity === undefined
        ? []
        : [{ provider: 'google', linked_at: identity.createdAt.toISOString() }],
  };
}

export async function unlinkGoogle(
  transaction: Transaction,
  actor: Actor,
  now: Date,
): Promise<void> {
  const user = await lockSignedInUser(transaction, actor);
  if ((await findGoogleIdentity(transaction, user.id)) === undefined) {
    throw refuse('No Google account is linked.');
  }
  if (user.passwordHash === null) {
    throw refuse('Google is your only way to log in. Set a password before you unlink it.');
  }
  await deleteGoogleIdentity(transaction, user.id);
  await postMail(transaction, googleUnlinkedEmail(user), now);
}

/** Creates a client. The address is verified already, because Google confirmed it. */
async function create(
  transaction: Transaction,
  identity: GoogleIdentity,
  registration: Registration,
  now: Date,
): Promise<WithEmail<UserRecord>> {
  const row = await insertUser(transaction, {
    id: randomUUID(),
    email: identity.email,
    // Google confirms the address before it signs the credential.
    verifiedAt: now,
    firstName: identity.firstName,
    lastName: identity.lastName,
    phoneNumber: registration.phone_number ?? null,
    userType: 'client',
    clientType: registration.client_type,
    createdAt: now,
    updatedAt: now,
  });
  await insertGoogleIdentity(transaction, {
    userId: row.id,
    subject: identity.subject,
    createdAt: now,
  });
  await endWaitingForAddress(transaction, row, now);
  return { ...row, hasGoogle: true };
}

/**
 * When two registrations run at once, the second one finds the address or the Google account taken.
 */
function refuseTaken(error: unknown): never {
  const isTaken =
    violatesUnique(error, 'users_verified_email_key') ||
    violatesUnique(error, 'social_identities_provider_subject_key');
  throw isTaken ? refuse(EXISTS) : error;
}
