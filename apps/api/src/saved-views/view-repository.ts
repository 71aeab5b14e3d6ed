import type { SavedViewList } from '@cleaning/contract/staff';
import { and, count, eq, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../core/db/client.ts';
import { savedViews } from '../core/db/schema/index.ts';

export type SavedViewRow = typeof savedViews.$inferSelect;

interface ViewsOf {
  readonly userId: string;
  readonly list: SavedViewList;
}

const isOf = ({ userId, list }: ViewsOf) =>
  and(eq(savedViews.userId, userId), eq(savedViews.list, list));

/** Any number that no other family of advisory locks of this service uses. */
const VIEWS_LOCK = 7_301_191;

/**
 * Lets one transaction at a time add a view for a user, so that the count that it checks is right.
 */
export async function lockViewsOf(transaction: Transaction, userId: string): Promise<void> {
  await transaction.execute(sql`select pg_advisory_xact_lock(${VIEWS_LOCK}, hashtext(${userId}))`);
}

export async function countViews(queryable: Queryable, of: ViewsOf): Promise<number> {
  const [row] = await queryable.select({ count: count() }).from(savedViews).where(isOf(of));
  return row?.count ?? 0;
}

/** A user's views of a list, by name. */
export async function listViews(queryable: Queryable, of: ViewsOf): Promise<SavedViewRow[]> {
  return queryable
    .select()
    .from(savedViews)
    .where(isOf(of))
    .orderBy(sql`lower(${savedViews.name})`);
}

export async function insertView(
  queryable: Queryable,
  view: typeof savedViews.$inferInsert,
): Promise<SavedViewRow> {
  const [row] = await queryable.insert(savedViews).values(view).returning();
  if (row === undefined) throw new Error('An insert returned no row.');
  return row;
}

/** @returns whether this user had such a view. */
export async function deleteView(
  queryable: Queryable,
  { id, userId }: { readonly id: string; readonly userId: string },
): Promise<boolean> {
  const deleted = await queryable
    .delete(savedViews)
    .where(and(eq(savedViews.id, id), eq(savedViews.userId, userId)))
    .returning({ id: savedViews.id });
  return deleted.length > 0;
}
