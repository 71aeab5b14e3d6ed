import type { InvoiceSummary } from '@cleaning/contract/invoices';
import { useQueries } from '@tanstack/react-query';
import { draftFindings } from '../../draft-findings.ts';
import { useApi } from '#kit/api/portal-api.tsx';

/**
 * Returns how many of these invoices are drafts with errors in the NDIS check. The badges share the
 * same queries.
 */
export function useDraftsToFix(invoices: readonly InvoiceSummary[]): number {
  const api = useApi();
  return useQueries({
    queries: invoices
      .filter(({ status, kind }) => status === 'draft' && kind === 'ndis')
      .map(({ id }) => api.checkNdisInvoice.query({ id })),
    combine: (checks) =>
      checks.filter(({ data }) => data !== undefined && draftFindings(data).errorCount > 0).length,
  });
}
