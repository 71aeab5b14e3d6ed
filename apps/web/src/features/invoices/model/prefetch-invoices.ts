import type { Prefetch } from '../../../shared/portal-api/index.ts';
import { invoicesViewQuery, readInvoicesView } from './invoices-view.ts';

/** The page of the list that an address names. */
export const prefetchInvoices: Prefetch = ({ queries, read, search }) => {
  void read(queries.invoices.mine(invoicesViewQuery(readInvoicesView(search))));
};

/** The invoice that an address names. */
export const prefetchInvoice: Prefetch = ({ queries, read, params }) => {
  const { id = '' } = params;
  void read(queries.invoices.detail(id));
};
