import type { StaffSearch } from '@cleaning/contract/staff';
import { useQueries } from '@tanstack/react-query';
import { draftFindings } from '#domains/invoices/draft-findings.ts';
import { useApi } from '#kit/api/portal-api.tsx';

/**
 * Returns the number of NDIS check errors of each found draft, by id. A search finds only a few of
 * a client's latest invoices, and the checks are cached while the user types.
 */
export function useDraftErrors(found: StaffSearch | undefined): ReadonlyMap<string, number> {
  const api = useApi();
  const drafts = (found?.invoices ?? []).filter(
    ({ status, kind }) => status === 'draft' && kind === 'ndis',
  );
  return useQueries({
    queries: drafts.map(({ id }) => api.checkNdisInvoice.query({ id })),
    combine: (checks) =>
      new Map(
        checks.flatMap(({ data }) =>
          data === undefined ? [] : [[data.invoice_id, draftFindings(data).errorCount]],
        ),
      ),
  });
}
