import { ERROR_MESSAGES, type Session } from '@cleaning/contract';
import type { Database, Queryable, Transaction } from '../../platform/db/client.ts';
import type { Actor } from '../../platform/http/actor.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import type { Secrets } from '../../platform/security/secrets.ts';
import { createToken, hashToken } from '../../platform/security/tokens.ts';
import { hashNetwork, rememberNetwork } from './known-network-repository.ts';
import {
  hasSession,
  insertSession,
  prepareFindSession,
  touchSession,
} from './session-repository.ts';
import { toUser } from './user-mapper.ts';
import { lockUser, type UserRecord, type UserRow } from './user-repository.ts';

const LIFETIME_MS = 30 * 24 * 60 * 60 * 1000;

/** How exact "last used" is: writing it at every call would make every read a write. */
const TOUCH_EVERY_MS = 5 * 60 * 1000;

/** One act of signing in: where, in words, and when. */
export interface SignIn {
  /** Such as "Firefox on Windows"; null when it is not known. */
  readonly device: string | null;
  readonly now: Date;
}

/** Signs a person in on one device. The token is given out this once: only its hash is kept. */
export async function startSession(
  queryable: Queryable,
  userId: string,
  { device, now }: SignIn,
): Promise<string> {
  const token = createToken();
  await insertSession(queryable, {
    userId,
    device,
    tokenHash: hashToken(token),
    createdAt: now,
    lastUsedAt: now,
    expiresAt: new Date(now.getTime() + LIFETIME_MS),
  });
  return token;
}

/** The user of a log-in that has just been proved, and where the log-in came from. */
export interface LogIn extends SignIn {
  readonly network: string;
}

/**
 * Starts a session and remembers its network. The user must be locked, so that a password change or a
 * deactivation that runs at the same time either sees this session and ends it, or is seen by the caller.
 */
export async function openSession(
  transaction: Transaction,
  secrets: Pick<Secrets, 'fingerprint'>,
  user: UserRecord,
  logIn: LogIn,
): Promise<Session> {
  const networkHash = hashNetwork(secrets, user.id, logIn.network);
  await rememberNetwork(transaction, { userId: user.id, networkHash, now: logIn.now });
  return { token: await startSession(transaction, user.id, logIn), user: toUser(user) };
}

/**
 * Locks the signed-in user of a call.
 *
 * @throws ApiError `not_authenticated` when the session ended after the call began: a reset by the
 * owner of the mailbox must not be undone by a call that was under way.
 */
export async function lockSignedInUser(
  transaction: Transaction,
  { userId, sessionId }: Actor,
): Promise<UserRow> {
  const user = await lockUser(transaction, userId);
  if (!(await hasSession(transaction, userId, sessionId))) {
    throw new ApiError('not_authenticated', ERROR_MESSAGES.authenticationRequired);
  }
  return user;
}

/** Finds out who a token belongs to; null when it is unknown, revoked or has expired. */
export function createAuthenticate({ database }: { database: Database }) {
  const findSession = prepareFindSession(database);
  return async (token: string, now: Date): Promise<Actor | null> => {
    const session = await findSession(hashToken(token));
    if (session === undefined || session.expiresAt <= now) return null;
    if (now.getTime() - session.lastUsedAt.getTime() > TOUCH_EVERY_MS) {
      await touchSession(database, session.sessionId, now);
    }
    const { userId, sessionId, userType, clientType, verifiedAt } = session;
    return { userId, sessionId, userType, clientType, isVerified: verifiedAt !== null };
  };
}
