import { and, eq, isNull } from 'drizzle-orm';
import type { Queryable } from '../../core/db/client.ts';
import { calendarFeeds, users } from '../../core/db/schema/index.ts';

export type CalendarFeedRow = typeof calendarFeeds.$inferSelect;

export async function findFeed(
  queryable: Queryable,
  clientId: string,
): Promise<CalendarFeedRow | undefined> {
  const [row] = await queryable
    .select()
    .from(calendarFeeds)
    .where(eq(calendarFeeds.clientId, clientId));
  return row;
}

/** Finds the client of a feed by its token; undefined once their account is closed. */
export async function findFeedOwner(
  queryable: Queryable,
  tokenHash: Buffer,
): Promise<string | undefined> {
  const [row] = await queryable
    .select({ clientId: calendarFeeds.clientId })
    .from(calendarFeeds)
    .innerJoin(users, eq(users.id, calendarFeeds.clientId))
    .where(and(eq(calendarFeeds.tokenHash, tokenHash), isNull(users.deactivatedAt)));
  return row?.clientId;
}

/** Stores a new secret, replacing the old one if there is one. */
export async function replaceFeed(queryable: Queryable, feed: CalendarFeedRow): Promise<void> {
  const { tokenHash, createdAt } = feed;
  await queryable
    .insert(calendarFeeds)
    .values(feed)
    .onConflictDoUpdate({ target: calendarFeeds.clientId, set: { tokenHash, createdAt } });
}

export async function deleteFeed(queryable: Queryable, clientId: string): Promise<void> {
  await queryable.delete(calendarFeeds).where(eq(calendarFeeds.clientId, clientId));
}
