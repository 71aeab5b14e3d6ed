import { and, asc, desc, eq, gt, inArray, isNull, lte, min, ne } from 'drizzle-orm';
import type { Queryable, Transaction } from '../db/client.ts';
import { pushNotices, pushSubscriptions, sessions, users } from '../db/schema/index.ts';

/** A user who is signed in on one device. */
export interface PushOwner {
  readonly userId: string;
  readonly sessionId: string;
}

export type PushSubscriptionRow = typeof pushSubscriptions.$inferSelect;

const isOwn = ({ userId, sessionId }: PushOwner) =>
  and(eq(pushSubscriptions.userId, userId), eq(pushSubscriptions.sessionId, sessionId));

export async function hasSubscription(queryable: Queryable, owner: PushOwner): Promise<boolean> {
  const [row] = await queryable
    .select({ sessionId: pushSubscriptions.sessionId })
    .from(pushSubscriptions)
    .where(isOwn(owner));
  return row !== undefined;
}

/** Stores the subscription of a session in place of an earlier one, also of another session. */
export async function storeSubscription(
  transaction: Transaction,
  { sessionId, ...subscription }: PushSubscriptionRow,
): Promise<void> {
  await transaction
    .delete(pushSubscriptions)
    .where(
      and(
        eq(pushSubscriptions.endpoint, subscription.endpoint),
        ne(pushSubscriptions.sessionId, sessionId),
      ),
    );
  await transaction
    .insert(pushSubscriptions)
    .values({ sessionId, ...subscription })
    .onConflictDoUpdate({ target: pushSubscriptions.sessionId, set: subscription });
}

/** Deletes the oldest subscriptions of a user who has more than a number of them. */
export async function deleteOldest(
  transaction: Transaction,
  userId: string,
  kept: number,
): Promise<void> {
  const oldest = await transaction
    .select({ sessionId: pushSubscriptions.sessionId })
    .from(pushSubscriptions)
    .where(eq(pushSubscriptions.userId, userId))
    .orderBy(desc(pushSubscriptions.createdAt), asc(pushSubscriptions.sessionId))
    .offset(kept);
  const ids = oldest.map(({ sessionId }) => sessionId);
  if (ids.length === 0) return;
  await transaction.delete(pushSubscriptions).where(inArray(pushSubscriptions.sessionId, ids));
}

export async function deleteSubscription(
  transaction: Transaction,
  owner: PushOwner,
): Promise<void> {
  await transaction.delete(pushSubscriptions).where(isOwn(owner));
}

const isLive = (now: Date) => and(gt(sessions.expiresAt, now), isNull(users.deactivatedAt));

/** The subscriptions of a user whose sessions have not ended. */
export async function listSubscriptions(
  queryable: Queryable,
  userId: string,
  now: Date,
): Promise<{ readonly sessionId: string }[]> {
  return queryable
    .select({ sessionId: pushSubscriptions.sessionId })
    .from(pushSubscriptions)
    .innerJoin(sessions, eq(sessions.id, pushSubscriptions.sessionId))
    .innerJoin(users, eq(users.id, pushSubscriptions.userId))
    .where(and(eq(pushSubscriptions.userId, userId), isLive(now)));
}

export async function insertNotices(
  transaction: Transaction,
  notices: readonly (typeof pushNotices.$inferInsert)[],
): Promise<void> {
  if (notices.length > 0) await transaction.insert(pushNotices).values([...notices]);
}

/** The sessions to which a notice is due, the longest waiting first. */
export async function listDueSessions(queryable: Queryable, now: Date): Promise<string[]> {
  const rows = await queryable
    .select({ sessionId: pushNotices.sessionId })
    .from(pushNotices)
    .where(lte(pushNotices.dueAt, now))
    .groupBy(pushNotices.sessionId)
    .orderBy(asc(min(pushNotices.dueAt)), asc(pushNotices.sessionId));
  return rows.map(({ sessionId }) => sessionId);
}

/** A device to which a notice is due, and every notice that still waits for it. */
export async function findDue(queryable: Queryable, sessionId: string, now: Date) {
  const [target] = await queryable
    .select({
      userId: pushSubscriptions.userId,
      sessionId: pushSubscriptions.sessionId,
      endpoint: pushSubscriptions.endpoint,
      p256dh: pushSubscriptions.p256dh,
      auth: pushSubscriptions.auth,
    })
    .from(pushSubscriptions)
    .innerJoin(sessions, eq(sessions.id, pushSubscriptions.sessionId))
    .innerJoin(users, eq(users.id, pushSubscriptions.userId))
    .where(and(eq(pushSubscriptions.sessionId, sessionId), isLive(now)));
  const notices = await queryable
    .select({ id: pushNotices.id, dueAt: pushNotices.dueAt, attempts: pushNotices.attempts })
    .from(pushNotices)
    .where(eq(pushNotices.sessionId, sessionId));
  return notices.some(({ dueAt }) => dueAt <= now) ? { target, notices } : undefined;
}

export async function deleteNotices(
  transaction: Transaction,
  ids: readonly string[],
): Promise<void> {
  await transaction.delete(pushNotices).where(inArray(pushNotices.id, [...ids]));
}

/** Has some notices sent later, after a failed attempt. */
export async function postponeNotices(
  transaction: Transaction,
  ids: readonly string[],
  { attempts, dueAt }: { readonly attempts: number; readonly dueAt: Date },
): Promise<void> {
  await transaction
    .update(pushNotices)
    .set({ attempts, dueAt })
    .where(inArray(pushNotices.id, [...ids]));
}
