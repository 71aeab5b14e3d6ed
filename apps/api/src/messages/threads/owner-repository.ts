import { asc, count, eq, inArray, isNotNull } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../core/db/client.ts';
import { messageThreads } from '../../core/db/schema/index.ts';
import { subquery } from '../../core/db/subquery.ts';

/** How many conversations a person of the office looks after. */
export async function countThreadsOf(queryable: Queryable, ownerId: string): Promise<number> {
  const [row] = await queryable
    .select({ count: count() })
    .from(messageThreads)
    .where(eq(messageThreads.ownerId, ownerId));
  return row?.count ?? 0;
}

/** The ids of whoever looks after a conversation. */
export const ownersOfThreads = () =>
  subquery()
    .select({ id: messageThreads.ownerId })
    .from(messageThreads)
    .where(isNotNull(messageThreads.ownerId));

/** Locks the conversations of a person until the transaction ends, in the usual order. */
export const lockThreadsOf = (transaction: Transaction, ownerId: string) =>
  transaction
    .select({ id: messageThreads.id, clientId: messageThreads.clientId })
    .from(messageThreads)
    .where(eq(messageThreads.ownerId, ownerId))
    .orderBy(asc(messageThreads.id))
    .for('no key update');

/** Gives locked conversations to another person of the office, or to nobody. */
export async function updateOwnerOf(
  transaction: Transaction,
  ids: readonly string[],
  ownerId: string | null,
): Promise<void> {
  await transaction
    .update(messageThreads)
    .set({ ownerId })
    .where(inArray(messageThreads.id, [...ids]));
}
