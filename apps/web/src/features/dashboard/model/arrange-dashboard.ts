import type { Dashboard, QuoteSummary } from '@cleaning/contract';

/** How many of the quotes that wait for the client the dashboard shows. */
const WAITING_SHOWN = 4;

export interface ArrangedDashboard {
  /** What the dashboard opens with. */
  readonly featured:
    | { readonly kind: 'visit'; readonly visit: NonNullable<Dashboard['next_appointment']> }
    | { readonly kind: 'price'; readonly quote: QuoteSummary }
    | { readonly kind: 'none' };
  /** The other quotes that wait for the client, offers first. */
  readonly quotes: readonly QuoteSummary[];
  /** There is nothing of this client yet. */
  readonly isEmpty: boolean;
}

/** What comes first on the dashboard: the next visit, or else the draft that was touched last. */
export function arrangeDashboard(dashboard: Dashboard): ArrangedDashboard {
  const { next_appointment: visit, quotes, invoices, threads } = dashboard;
  const [draft] = quotes.drafts;
  const featured = featureOf(visit, draft);
  const drafts = featured.kind === 'price' ? quotes.drafts.slice(1) : quotes.drafts;
  const hasQuotes = Object.values(quotes.status_counts).some((count) => count > 0);
  return {
    featured,
    quotes: [...quotes.waiting, ...drafts].slice(0, WAITING_SHOWN),
    isEmpty: visit === null && !hasQuotes && invoices.invoices.length === 0 && threads.length === 0,
  };
}

function featureOf(
  visit: Dashboard['next_appointment'],
  draft: QuoteSummary | undefined,
): ArrangedDashboard['featured'] {
  if (visit !== null) return { kind: 'visit', visit };
  return draft === undefined ? { kind: 'none' } : { kind: 'price', quote: draft };
}
