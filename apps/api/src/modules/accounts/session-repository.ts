import type { ClientType, UserType } from '@cleaning/contract';
import { and, asc, count, desc, eq, gt, isNull, lt, ne, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Queryable } from '../../platform/db/client.ts';
import { namedColumns, rowReader, type JsonRow } from '../../platform/db/json-rows.ts';
import { lookUpTogether } from '../../platform/db/look-up-together.ts';
import { prepareOnce } from '../../platform/db/prepare-once.ts';
import { sessions, users } from '../../platform/db/schema/index.ts';

type NewSession = typeof sessions.$inferInsert;

export async function insertSession(queryable: Queryable, session: NewSession): Promise<void> {
  await queryable.insert(sessions).values(session);
}

interface FoundSession {
  readonly sessionId: string;
  readonly lastUsedAt: Date;
  readonly expiresAt: Date;
  readonly userId: string;
  readonly userType: UserType;
  readonly clientType: ClientType | null;
  readonly verifiedAt: Date | null;
}

const SESSION = {
  sessionId: sessions.id,
  lastUsedAt: sessions.lastUsedAt,
  expiresAt: sessions.expiresAt,
  userId: users.id,
  userType: users.userType,
  clientType: users.clientType,
  verifiedAt: users.verifiedAt,
} satisfies Record<keyof FoundSession, PgColumn>;

const readSession = rowReader<FoundSession>(SESSION);

const sessionByToken = prepareOnce((queryable) => {
  const session = queryable
    .select(namedColumns(SESSION))
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(
      and(
        sql`${sessions.tokenHash} = decode(asked."tokenHash", 'hex')`,
        isNull(users.deactivatedAt),
      ),
    )
    .as('session');
  return lookUpTogether<{ tokenHash: string }, JsonRow<FoundSession>>(queryable, {
    name: 'session_by_token',
    asked: { tokenHash: 'text' },
    answer: sql`(select row_to_json(session) from ${session})`,
  });
});

/**
 * The session of a token, expired or not, by the hash of the token (hexadecimal), with what access rules
 * ask about its person.
 */
export async function findSession(
  queryable: Queryable,
  tokenHash: string,
): Promise<FoundSession | undefined> {
  const found = await sessionByToken(queryable)({ tokenHash });
  return found === null ? undefined : readSession(found);
}

export async function touchSession(queryable: Queryable, id: string, now: Date): Promise<void> {
  await queryable.update(sessions).set({ lastUsedAt: now }).where(eq(sessions.id, id));
}

const isLiveSessionOf = (userId: string, now: Date) =>
  and(eq(sessions.userId, userId), gt(sessions.expiresAt, now));

/** One window of the places where a person is signed in, last used first. */
export async function listSessionsOf(
  queryable: Queryable,
  userId: string,
  { now, limit, offset }: { now: Date; limit: number; offset: number },
) {
  return queryable
    .select()
    .from(sessions)
    .where(isLiveSessionOf(userId, now))
    .orderBy(desc(sessions.lastUsedAt), desc(sessions.createdAt), asc(sessions.id))
    .limit(limit)
    .offset(offset);
}

export async function countSessionsOf(
  queryable: Queryable,
  userId: string,
  now: Date,
): Promise<number> {
  const [row] = await queryable
    .select({ count: count() })
    .from(sessions)
    .where(isLiveSessionOf(userId, now));
  return row?.count ?? 0;
}

/** Signs a person out in one place; false when it is not one of theirs. */
export async function deleteSessionOf(
  queryable: Queryable,
  userId: string,
  id: string,
): Promise<boolean> {
  const rows = await queryable
    .delete(sessions)
    .where(and(eq(sessions.id, id), eq(sessions.userId, userId)))
    .returning({ id: sessions.id });
  return rows.length === 1;
}

export async function deleteSession(queryable: Queryable, id: string): Promise<void> {
  await queryable.delete(sessions).where(eq(sessions.id, id));
}

/** Signs a person out everywhere, but for one session where that is asked. */
export async function deleteSessionsOf(
  queryable: Queryable,
  userId: string,
  exceptId?: string,
): Promise<void> {
  await queryable
    .delete(sessions)
    .where(
      and(
        eq(sessions.userId, userId),
        exceptId === undefined ? undefined : ne(sessions.id, exceptId),
      ),
    );
}

export async function deleteExpiredSessions(queryable: Queryable, now: Date): Promise<void> {
  await queryable.delete(sessions).where(lt(sessions.expiresAt, now));
}
