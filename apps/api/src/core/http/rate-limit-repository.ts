import { lt, sql } from 'drizzle-orm';
import type { Queryable } from '../db/client.ts';
import { rateLimitWindows } from '../db/schema/index.ts';

interface Call {
  readonly budget: string;
  readonly caller: string;
  readonly seconds: number;
  readonly now: Date;
}

/** Counts a call, and returns how many there were in this window and when the window ends. */
export async function countCall(
  queryable: Queryable,
  { budget, caller, seconds, now }: Call,
): Promise<{ count: number; endsAt: Date }> {
  const endsAt = new Date(now.getTime() + seconds * 1000);
  const isOver = sql`${rateLimitWindows.endsAt} <= ${now.toISOString()}::timestamptz`;
  const [row] = await queryable
    .insert(rateLimitWindows)
    .values({ budget, caller, endsAt, count: 1 })
    .onConflictDoUpdate({
      target: [rateLimitWindows.budget, rateLimitWindows.caller],
      set: {
        count: sql`case when ${isOver} then 1 else ${rateLimitWindows.count} + 1 end`,
        endsAt: sql`case when ${isOver} then excluded.ends_at else ${rateLimitWindows.endsAt} end`,
      },
    })
    .returning({ count: rateLimitWindows.count, endsAt: rateLimitWindows.endsAt });
  if (row === undefined) throw new Error('An upsert returned no row.');
  return row;
}

/** Deletes windows that have ended. */
export async function deleteEndedWindows(queryable: Queryable, now: Date): Promise<void> {
  await queryable.delete(rateLimitWindows).where(lt(rateLimitWindows.endsAt, now));
}
