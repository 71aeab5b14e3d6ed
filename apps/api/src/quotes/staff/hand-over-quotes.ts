import { recordAudits } from '../../core/audit/record-audit.ts';
import type { Transaction } from '../../core/db/client.ts';
import { stampOf, type OfficeViewer } from '../../core/http/viewer.ts';
import { lockOpenQuotesOf, updateOwnerOf } from './owner-repository.ts';

export { countOpenQuotesOf } from './owner-repository.ts';

/** A quote of somebody who hands their work over. */
type LockedQuotes = Awaited<ReturnType<typeof lockQuotesToHandOver>>;

/** Locks the open quotes of somebody who hands them over, before people are locked. */
export const lockQuotesToHandOver = (transaction: Transaction, ownerId: string) =>
  lockOpenQuotesOf(transaction, ownerId);

/**
 * Gives locked quotes to another person of the office, or to nobody, as assigning each of them does.
 *
 * @param toId somebody who was found to look after quotes.
 */
export async function handOverQuotes(
  transaction: Transaction,
  quotes: LockedQuotes,
  toId: string | null,
  { viewer, now }: { readonly viewer: OfficeViewer; readonly now: Date },
): Promise<void> {
  if (quotes.length === 0) return;
  const ids = quotes.map(({ id }) => id);
  await updateOwnerOf(transaction, ids, toId, stampOf({ viewer, now }));
  await recordAudits(
    transaction,
    quotes.map(({ id, clientId }) => ({
      actorId: viewer.staffId,
      action: 'update',
      subjectType: 'quote',
      subjectId: id,
      clientId,
      reason: null,
      now,
    })),
  );
}
