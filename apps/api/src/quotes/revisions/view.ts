import type { Revision, RevisionSummary } from '@cleaning/contract/quotes';
import { revisionChanges } from '@cleaning/contract/quotes/rules';
import type { QuoteRow } from '../quote-repository.ts';
import { toContent } from '../view.ts';
import type { NewRevision, RevisionRow } from './revision-repository.ts';

/**
 * The revision that is stored when a quote is sent.
 *
 * @throws when the quote has no price or last day; every sent quote has both.
 */
export function toNewRevision(
  row: QuoteRow,
  { staffId, now }: { readonly staffId: string; readonly now: Date },
): NewRevision {
  const { totalCents, depositCents, validUntil } = row;
  if (totalCents === null || depositCents === null || validUntil === null) {
    throw new Error('A sent quote has a price and a last day.');
  }
  return {
    quoteId: row.id,
    revision: row.revision,
    content: toContent(row),
    totalCents,
    depositCents,
    validUntil,
    sentAt: now,
    sentBy: staffId,
  };
}

export const toRevisionSummary = (row: RevisionRow): RevisionSummary => ({
  id: row.id,
  quote_id: row.quoteId,
  revision: row.revision,
  total_cents: row.totalCents,
  valid_until: row.validUntil,
  sent_at: row.sentAt.toISOString(),
});

/** An offer in full, compared with another one of the same quote. */
export const toRevision = (row: RevisionRow, other: RevisionRow | undefined): Revision => ({
  ...toRevisionSummary(row),
  content: row.content,
  compared_with: other?.revision ?? null,
  changes: other === undefined ? [] : revisionChanges(other.content, row.content),
});
