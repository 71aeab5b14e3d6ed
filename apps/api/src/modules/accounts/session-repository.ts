import { and, asc, count, desc, eq, gt, isNull, lt, ne, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/client.ts';
import { prepareOnce } from '../../db/prepare-once.ts';
import { sessions, users } from '../../db/schema/index.ts';

type NewSession = typeof sessions.$inferInsert;

export async function insertSession(queryable: Queryable, session: NewSession): Promise<void> {
  await queryable.insert(sessions).values(session);
}

const sessionsByToken = prepareOnce((queryable) =>
  queryable
    .select({
      tokenHash: sql<string>`encode(${sessions.tokenHash}, 'hex')`,
      sessionId: sessions.id,
      lastUsedAt: sessions.lastUsedAt,
      expiresAt: sessions.expiresAt,
      userId: users.id,
      userType: users.userType,
      clientType: users.clientType,
      verifiedAt: users.verifiedAt,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(
      and(
        sql`${sessions.tokenHash} = any(${sql.placeholder('tokenHashes')})`,
        isNull(users.deactivatedAt),
      ),
    )
    .prepare('sessions_by_token'),
);

/**
 * The sessions of tokens, expired or not, by the hash of each (hexadecimal), with what access rules ask
 * about their people.
 */
export async function findSessions(queryable: Queryable, tokenHashes: readonly string[]) {
  const bytes = tokenHashes.map((hash) => `\\x${hash}`);
  const rows = await sessionsByToken(queryable).execute({ tokenHashes: bytes });
  return new Map(rows.map((row) => [row.tokenHash, row]));
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
