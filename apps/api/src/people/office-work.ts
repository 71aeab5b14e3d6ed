import type { Queryable, Transaction } from '../core/db/client.ts';
import { refuseField } from '../core/http/api-error.ts';
import type { OfficeViewer } from '../core/http/viewer.ts';
import { findOfficeMember } from '../accounts/staff-directory.ts';
import { countThreadsOf, handOverThreads, lockThreadsToHandOver } from '../messages/index.ts';
import { countOpenQuotesOf, handOverQuotes, lockQuotesToHandOver } from '../quotes/index.ts';

/** The conversations and open quotes of a person of the office, locked. */
export type LockedOfficeWork = Awaited<ReturnType<typeof lockOfficeWork>>;

/** How many conversations and open quotes a person of the office has. */
export const countOfficeWork = async (queryable: Queryable, ownerId: string) => ({
  conversation_count: await countThreadsOf(queryable, ownerId),
  quote_count: await countOpenQuotesOf(queryable, ownerId),
});

/** Locks the conversations and open quotes of somebody, before people are locked. */
export const lockOfficeWork = async (transaction: Transaction, ownerId: string) => ({
  ownerId,
  quotes: await lockQuotesToHandOver(transaction, ownerId),
  threads: await lockThreadsToHandOver(transaction, ownerId),
});

/**
 * Gives conversations and quotes to a person of the office, or to nobody.
 *
 * @throws ApiError `validation_failed` when that person cannot look after them.
 */
export async function handOverOfficeWork(
  transaction: Transaction,
  { ownerId, quotes, threads }: LockedOfficeWork,
  officeId: string | null,
  context: { readonly viewer: OfficeViewer; readonly now: Date },
): Promise<void> {
  const isPossible =
    officeId === null ||
    (officeId !== ownerId && (await findOfficeMember(transaction, officeId)) !== null);
  if (!isPossible) throw refuseField('office_id', 'Choose another person of the office.');
  await handOverQuotes(transaction, quotes, officeId, context);
  await handOverThreads(transaction, threads, officeId, context);
}
