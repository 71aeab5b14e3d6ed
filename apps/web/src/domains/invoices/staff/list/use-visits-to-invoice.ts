import type { UninvoicedVisit } from '@cleaning/contract/invoices';
import { useSearchParams } from 'react-router-dom';

/**
 * The uninvoiced visits of the client in the address; undefined if there is no client in the
 * address or no visit is left.
 */
export function useVisitsToInvoice(visits: readonly UninvoicedVisit[] | undefined) {
  const [params, setParams] = useSearchParams();
  const clientId = params.get('to_invoice');
  const own = visits?.filter((visit) => visit.client_id === clientId) ?? [];
  const close = () => {
    if (clientId === null) return;
    const others = new URLSearchParams(params);
    others.delete('to_invoice');
    setParams(others, { replace: true, preventScrollReset: true });
  };
  return { visits: own.length === 0 ? undefined : own, close };
}
