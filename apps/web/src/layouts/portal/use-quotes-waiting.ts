import { useQuery } from '@tanstack/react-query';
import { usePortalApi } from '../../shared/portal-api/index.ts';

/** How many quotes wait for the client: answers from us, and drafts of their own. */
export function useQuotesWaiting(): number {
  const { queries } = usePortalApi();
  const { data } = useQuery(queries.quotes.mine({ page_size: 1 }));
  const { sent = 0, draft = 0 } = data?.status_counts ?? {};
  return sent + draft;
}
