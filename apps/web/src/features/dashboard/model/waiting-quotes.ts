import type { ListQuotesQuery, QuoteSummary } from '@cleaning/contract';
import { isEditableByClient } from '@cleaning/contract/state-machines';

/** How many of the quotes that wait for the client the dashboard shows. */
export const WAITING_SHOWN = 4;

/** The quotes that wait for the client: answers from us, and drafts of their own. */
export const WAITING_QUERY: ListQuotesQuery = {
  status: 'sent,draft',
  ordering: '-updated_at',
  page_size: WAITING_SHOWN + 1,
};

export interface WaitingQuotes {
  /** The draft that the client touched last: their price is waiting. */
  readonly featured: QuoteSummary | null;
  /** The others, ready ones first. */
  readonly others: readonly QuoteSummary[];
}

/** Which quote the dashboard opens with, and which it lists. */
export function arrangeWaiting(quotes: readonly QuoteSummary[]): WaitingQuotes {
  const featured = quotes.find((quote) => isEditableByClient(quote)) ?? null;
  const others = quotes
    .filter((quote) => quote !== featured && (quote.status === 'sent' || isEditableByClient(quote)))
    .toSorted((a, b) => Number(b.status === 'sent') - Number(a.status === 'sent'));
  return { featured, others: others.slice(0, WAITING_SHOWN) };
}
