import type { Database, Queryable } from '../../platform/db/client.ts';
import type { Actor } from '../../platform/http/actor.ts';
import { createToken, hashToken } from '../../platform/security/tokens.ts';
import { insertSession, prepareFindSession, touchSession } from './session-repository.ts';

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
