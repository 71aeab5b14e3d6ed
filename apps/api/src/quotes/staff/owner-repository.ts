import { and, asc, count, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../core/db/client.ts';
import { quotes } from '../../core/db/schema/index.ts';
import { subquery } from '../../core/db/subquery.ts';
import type { ChangeStamp } from '../../core/http/viewer.ts';
import { isOpen } from '../lists/quote-list-repository.ts';

const openOf = (ownerId: string) => and(eq(quotes.ownerId, ownerId), isOpen());

/** How many open quotes a person of the office has. */
export async function countOpenQuotesOf(queryable: Queryable, ownerId: string): Promise<number> {
  const [row] = await queryable.select({ count: count() }).from(quotes).where(openOf(ownerId));
  return row?.count ?? 0;
}

/** The ids of whoever has an open quote. */
export const ownersOfOpenQuotes = () =>
  subquery()
    .select({ id: quotes.ownerId })
    .from(quotes)
    .where(and(isNotNull(quotes.ownerId), isOpen()));

/** Locks the open quotes of a person until the transaction ends, in the usual order. */
export const lockOpenQuotesOf = (transaction: Transaction, ownerId: string) =>
  transaction
    .select({ id: quotes.id, clientId: quotes.clientId })
    .from(quotes)
    .where(openOf(ownerId))
    .orderBy(asc(quotes.id))
    .for('update');

/** Gives locked quotes to another person of the office, or to nobody. */
export async function updateOwnerOf(
  transaction: Transaction,
  ids: readonly string[],
  ownerId: string | null,
  stamp: ChangeStamp,
): Promise<void> {
  await transaction
    .update(quotes)
    .set({ ownerId, ...stamp, version: sql`${quotes.version} + 1` })
    .where(inArray(quotes.id, [...ids]));
}
