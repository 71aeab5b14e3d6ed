import type { Dashboard } from '@cleaning/contract/clients';
import type { QuoteSummary } from '@cleaning/contract/quotes';

/** How many quotes waiting for the client the dashboard shows. */
const WAITING_SHOWN = 4;

export interface ArrangedDashboard {
  /** The content of the highlighted card. */
  readonly featured:
    | {
        readonly kind: 'appointment';
        readonly appointment: NonNullable<Dashboard['next_appointment']>;
      }
    | { readonly kind: 'price'; readonly quote: QuoteSummary }
    | { readonly kind: 'none' };
  /** The other quotes that wait for the client, offers first. */
  readonly quotes: readonly QuoteSummary[];
  /** True for a client without any appointments, quotes, invoices and messages. */
  readonly isEmpty: boolean;
}

/** Chooses the highlighted card: the next appointment, otherwise the most recently changed draft. */
export function arrangeDashboard(dashboard: Dashboard): ArrangedDashboard {
  const { next_appointment: appointment, quotes, invoices, threads } = dashboard;
  const [draft] = quotes.drafts;
  const featured = chooseFeature(appointment, draft);
  const drafts = featured.kind === 'price' ? quotes.drafts.slice(1) : quotes.drafts;
  const hasQuotes = Object.values(quotes.status_counts).some((count) => count > 0);
  return {
    featured,
    quotes: [...quotes.waiting, ...drafts].slice(0, WAITING_SHOWN),
    isEmpty:
      appointment === null &&
      !hasQuotes &&
      invoices.due_count + invoices.plan_due_count === 0 &&
      threads.length === 0,
  };
}

function chooseFeature(
  appointment: Dashboard['next_appointment'],
  draft: QuoteSummary | undefined,
): ArrangedDashboard['featured'] {
  if (appointment !== null) return { kind: 'appointment', appointment };
  return draft === undefined ? { kind: 'none' } : { kind: 'price', quote: draft };
}
