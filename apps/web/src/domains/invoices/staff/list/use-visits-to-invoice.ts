import type { UninvoicedVisit } from '@cleaning/contract/invoices';
import { useSearchParams } from 'react-router-dom';
import { toInvoiceInAddress } from '../../invoice-paths.ts';

/**
 * The uninvoiced visits of the client in the address; undefined if there is no client in the
 * address or no visit is left.
 */
export function useVisitsToInvoice(visits: readonly UninvoicedVisit[] | undefined) {
  const [params, setParams] = useSearchParams();
  const { clientId, without } = toInvoiceInAddress(params);
  const own = visits?.filter((visit) => visit.client_id === clientId) ?? [];
  const close = () => {
    if (clientId === null) return;
    setParams(without, { replace: true, preventScrollReset: true });
  };
  return { visits: own.length === 0 ? undefined : own, close };
}
