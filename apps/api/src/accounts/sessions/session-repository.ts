import { and, asc, count, desc, eq, gt, isNull, lt, ne, sql } from 'drizzle-orm';
import { preparedOnce, type Database, type Queryable } from '../../core/db/client.ts';
import { sessions, users } from '../../core/db/schema/index.ts';
import { pagedRows } from '../../core/list.ts';

type NewSession = typeof sessions.$inferInsert;
export type SessionRow = typeof sessions.$inferSelect;

export async function insertSession(queryable: Queryable, session: NewSession): Promise<void> {
  await queryable.insert(sessions).values(session);
}

const sessionByToken = preparedOnce('session_by_token', (database, name) =>
  database
    .select({
      sessionId: sessions.id,
      lastUsedAt: sessions.lastUsedAt,
      expiresAt: sessions.expiresAt,
      userId: users.id,
      userType: users.userType,
      staffRole: users.staffRole,
      clientType: users.clientType,
      verifiedAt: users.verifiedAt,
      isOwner: users.isOwner,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(sessions.tokenHash, sql.placeholder('tokenHash')), isNull(users.deactivatedAt)))
    .prepare(name),
);

/**
 * Looks up the session of a token by its hash, expired or not, with the fields of its user that
 * access rules need. Nearly every call does this.
 */
export async function findSession(database: Database, tokenHash: Buffer) {
  const [session] = await sessionByToken(database).execute({ tokenHash });
  return session;
}

export async function hasSession(
  queryable: Queryable,
  userId: string,
  id: string,
): Promise<boolean> {
  const [row] = await queryable
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(eq(sessions.id, id), eq(sessions.userId, userId)));
  return row !== undefined;
}

export async function touchSession(queryable: Queryable, id: string, now: Date): Promise<void> {
  await queryable.update(sessions).set({ lastUsedAt: now }).where(eq(sessions.id, id));
}

/** A user's sessions that have not ended, last used first. */
export const liveSessionsOf = (userId: string, now: Date) =>
  pagedRows({
    from: sessions,
    select: (queryable) => queryable.select().from(sessions),
    filter: and(eq(sessions.userId, userId), gt(sessions.expiresAt, now)),
    order: [desc(sessions.lastUsedAt), desc(sessions.createdAt), asc(sessions.id)],
  });

/** On how many devices a user is logged in. */
export async function countLiveSessions(
  queryable: Queryable,
  userId: string,
  now: Date,
): Promise<number> {
  const [row] = await queryable
    .select({ count: count() })
    .from(sessions)
    .where(and(eq(sessions.userId, userId), gt(sessions.expiresAt, now)));
  return row?.count ?? 0;
}

/** Ends one session, and returns it; undefined when it is not the user's. */
export async function endSessionOf(
  queryable: Queryable,
  userId: string,
  id: string,
): Promise<SessionRow | undefined> {
  const [row] = await queryable
    .delete(sessions)
    .where(and(eq(sessions.id, id), eq(sessions.userId, userId)))
    .returning();
  return row;
}

export async function deleteSession(queryable: Queryable, id: string): Promise<void> {
  await queryable.delete(sessions).where(eq(sessions.id, id));
}

/** Ends all sessions of a user, apart from one that may be given, and says how many there were. */
export async function deleteSessionsOf(
  queryable: Queryable,
  userId: string,
  exceptId?: string,
): Promise<number> {
  const { rowCount } = await queryable
    .delete(sessions)
    .where(
      and(
        eq(sessions.userId, userId),
        exceptId === undefined ? undefined : ne(sessions.id, exceptId),
      ),
    );
  return rowCount ?? 0;
}

export async function deleteExpiredSessions(queryable: Queryable, now: Date): Promise<void> {
  await queryable.delete(sessions).where(lt(sessions.expiresAt, now));
}
