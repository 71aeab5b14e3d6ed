import type { Prefetch } from '../../../shared/portal-api/prefetch.ts';
import { invoicesView } from './invoices-view.ts';

/** The page of the list that an address names. */
export const prefetchInvoices: Prefetch = ({ queries, read, search }) => {
  void read(queries.invoices.mine(invoicesView.toQuery(invoicesView.read(search))));
};

/** The invoice that an address names. */
export const prefetchInvoice: Prefetch = ({ queries, read, params }) => {
  const { id = '' } = params;
  void read(queries.invoices.detail(id));
};
