import { count, sql, type SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Queryable } from './client.ts';

/** How far a list is counted and can be paged. Users reach later rows with a filter. */
export const LIST_LIMIT = 10_000;

/**
 * Counts the rows that match a condition, up to the limit of lists. No user pages through a million
 * rows, and an exact count would get slower as rows are added.
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
