import type { Dashboard } from '@cleaning/contract/clients';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '#kit/api/portal-api.tsx';

/** Counts of what waits for the client, by page. */
export interface PortalCounts {
  /** Answers from us, and the client's drafts. */
  readonly quotesWaiting: number;
  /** Invoices that are not paid yet. */
  readonly invoicesDue: number;
}

/** The counts, from the dashboard's query. Empty while it loads. */
export function usePortalCounts(): PortalCounts {
  const api = useApi();
  const { data } = useQuery({ ...api.getDashboard.query(), select: countsIn });
  return data ?? { quotesWaiting: 0, invoicesDue: 0 };
}

function countsIn({ quotes, invoices }: Dashboard): PortalCounts {
  const { sent = 0, draft = 0 } = quotes.status_counts;
  return { quotesWaiting: sent + draft, invoicesDue: invoices.due_count };
}
