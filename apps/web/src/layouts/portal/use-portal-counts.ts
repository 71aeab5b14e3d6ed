import type { Dashboard } from '@cleaning/contract';
import { useQuery } from '@tanstack/react-query';
import { usePortalApi } from '../../shared/portal-api/portal-api.tsx';

/** What waits for the client on some of the pages. */
export interface PortalCounts {
  /** Answers from us, and drafts of their own. */
  readonly quotesWaiting: number;
  /** Invoices that are not paid yet. */
  readonly invoicesDue: number;
}

/** What waits for the client; nothing while that is not known. It is read with the dashboard. */
export function usePortalCounts(): PortalCounts {
  const { queries } = usePortalApi();
  const { data } = useQuery({ ...queries.accounts.dashboard(), select: countsIn });
  return data ?? { quotesWaiting: 0, invoicesDue: 0 };
}

function countsIn({ quotes, invoices }: Dashboard): PortalCounts {
  const { sent = 0, draft = 0 } = quotes.status_counts;
  return { quotesWaiting: sent + draft, invoicesDue: invoices.due_count };
}
