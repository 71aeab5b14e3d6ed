import type { Session } from '@cleaning/contract/accounts';
import { roleOfUser } from '../staff-role.ts';
import { ERROR_MESSAGES } from '@cleaning/contract/errors';
import type { Database, Queryable, Transaction } from '../../core/db/client.ts';
import type { Actor } from '../../core/http/actor.ts';
import { ApiError } from '../../core/http/api-error.ts';
import type { Secrets } from '../../core/security/secrets.ts';
import { createToken, hashToken } from '../../core/security/tokens.ts';
import { deviceName } from './device-name.ts';
import { hashNetwork, rememberNetwork } from './known-network-repository.ts';
import { hasSession, insertSession, findSession, touchSession } from './session-repository.ts';
import { toUser } from '../view.ts';
import {
  hasEmail,
  lockUser,
  type UserRecord,
  type UserRow,
  type WithEmail,
} from '../user-repository.ts';

const LIFETIME_MS = 30 * 24 * 60 * 60 * 1000;

/** How precise "last used" is. Writing it at every call would turn every read into a write. */
const TOUCH_EVERY_MS = 5 * 60 * 1000;

/** A log-in after the user has been authenticated: its device, network and time. */
export interface LogIn {
  /** Such as "Firefox on Windows"; null when it is not known. */
  readonly device: string | null;
  readonly network: string;
  readonly now: Date;
}

/** Takes the details of a log-in from a handler's context. */
export const logInOf = (call: {
  readonly userAgent: string | null;
  readonly network: string;
  readonly now: Date;
}): LogIn => ({ device: deviceName(call.userAgent), network: call.network, now: call.now });

/** Starts a session on one device and returns its token. Only a hash of the token is stored. */
export async function startSession(
  queryable: Queryable,
  userId: string,
  { device, now }: Pick<LogIn, 'device' | 'now'>,
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

/**
 * Starts a session and remembers its network. The user must be locked, so that a concurrent
 * password change or deactivation either ends this session, or is visible to the caller.
 */
export async function openSession(
  transaction: Transaction,
  secrets: Pick<Secrets, 'fingerprint'>,
  user: WithEmail<UserRecord>,
  logIn: LogIn,
): Promise<Session> {
  const networkHash = hashNetwork(secrets, user.id, logIn.network);
  await rememberNetwork(transaction, { userId: user.id, networkHash, now: logIn.now });
  return { token: await startSession(transaction, user.id, logIn), user: toUser(user) };
}

/**
 * Locks the signed-in user of a call.
 *
 * @throws ApiError `not_authenticated` when the session ended after the call began, so that a call
 *   under way cannot undo a password reset by the owner of the mailbox.
 */
export async function lockSignedInUser(
  transaction: Transaction,
  actor: Actor,
): Promise<WithEmail<UserRow>> {
  const user = await lockUser(transaction, actor.userId);
  await assertSignedIn(transaction, actor);
  if (!hasEmail(user)) throw notAuthenticated();
  return user;
}

/** @throws ApiError `not_authenticated` when the session ended after the call began. */
export async function assertSignedIn(
  transaction: Transaction,
  { userId, sessionId }: Actor,
): Promise<void> {
  if (!(await hasSession(transaction, userId, sessionId))) throw notAuthenticated();
}

const notAuthenticated = (): ApiError =>
  new ApiError('not_authenticated', ERROR_MESSAGES.authenticationRequired);

/** Finds the user of a token; null when the token is unknown, revoked or expired. */
export async function authenticate(
  database: Database,
  token: string,
  now: Date,
): Promise<Actor | null> {
  const session = await findSession(database, hashToken(token));
  if (session === undefined || session.expiresAt <= now) return null;
  if (now.getTime() - session.lastUsedAt.getTime() > TOUCH_EVERY_MS) {
    await touchSession(database, session.sessionId, now);
  }
  const { userId, sessionId, clientType, verifiedAt, isOwner } = session;
  return {
    userId,
    sessionId,
    role: roleOfUser(session),
    clientType,
    isVerified: verifiedAt !== null,
    isOwner,
  };
}
