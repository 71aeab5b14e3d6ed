import type { StaffSearch } from '@cleaning/contract';
import { useQueries } from '@tanstack/react-query';
import { draftFindings } from '../../shared/invoices/draft-findings.ts';
import { usePortalApi } from '../../shared/portal-api/portal-api.tsx';

/**
 * Returns how many errors the NDIS check has for each draft that was found, by its id. A search finds no more
 * than the few latest invoices of one client, and typing on reads the same checks.
 */
export function useDraftErrors(found: StaffSearch | undefined): ReadonlyMap<string, number> {
  const { queries } = usePortalApi();
  const drafts = (found?.invoices ?? []).filter(
    ({ status, kind }) => status === 'draft' && kind === 'ndis',
  );
  return useQueries({
    queries: drafts.map(({ id }) => queries.invoices.check(id)),
    combine: (checks) =>
      new Map(
        checks.flatMap(({ data }) =>
          data === undefined ? [] : [[data.invoice_id, draftFindings(data).errorCount]],
        ),
      ),
  });
}
