import { recordAudits } from '../../core/audit/record-audit.ts';
import type { Transaction } from '../../core/db/client.ts';
import type { OfficeViewer } from '../../core/http/viewer.ts';
import { lockThreadsOf, updateOwnerOf } from './owner-repository.ts';

export { countThreadsOf } from './owner-repository.ts';

/** The conversations of somebody who hands them over. */
type LockedThreads = Awaited<ReturnType<typeof lockThreadsToHandOver>>;

/** Locks the conversations of somebody who hands them over, before people are locked. */
export const lockThreadsToHandOver = (transaction: Transaction, ownerId: string) =>
  lockThreadsOf(transaction, ownerId);

/**
 * Gives locked conversations to another person of the office, or to nobody, as assigning each of
 * them does.
 *
 * @param toId somebody who was found to look after conversations.
 */
export async function handOverThreads(
  transaction: Transaction,
  threads: LockedThreads,
  toId: string | null,
  { viewer, now }: { readonly viewer: OfficeViewer; readonly now: Date },
): Promise<void> {
  if (threads.length === 0) return;
  await updateOwnerOf(
    transaction,
    threads.map(({ id }) => id),
    toId,
  );
  await recordAudits(
    transaction,
    threads.map(({ id, clientId }) => ({
      actorId: viewer.staffId,
      action: 'update',
      subjectType: 'message_thread',
      subjectId: id,
      clientId,
      reason: null,
      now,
    })),
  );
}
