import { count, sql, type SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Queryable } from './client.ts';

/** How far a list is counted and can be paged; a filter leads to what lies behind. */
export const LIST_LIMIT = 10_000;

/**
 * How many rows of a table pass a condition, counted no further than to the limit of lists: no user pages through a
 * million rows, and counting them all would take the longer the more are stored.
 */
export async function countUpToLimit(
  queryable: Queryable,
  table: PgTable,
  condition: SQL | undefined,
): Promise<number> {
  const passing = queryable
    .select({ one: sql`1`.as('one') })
    .from(table)
    .where(condition)
    .limit(LIST_LIMIT)
    .as('passing');
  const [row] = await queryable.select({ count: count() }).from(passing);
  return row?.count ?? 0;
}
