import type { Prefetch } from '#kit/api/prefetch.ts';
import { staffInvoicesQuery, staffInvoicesView } from './list/staff-invoices-view.ts';

/** Prefetches the invoices of the view in the address, the totals and the visits to invoice. */
export const prefetchStaffInvoices: Prefetch = ({ queries, read, search }) => {
  const view = staffInvoicesView.read(search);
  void read(queries.invoices.everyone(staffInvoicesQuery(view)));
  void read(queries.invoices.totals());
  void read(queries.invoices.uninvoicedVisits());
};

/** Prefetches the invoice in the address. */
export const prefetchStaffInvoice: Prefetch = ({ queries, read, params }) => {
  const { id = '' } = params;
  void read(queries.invoices.detail(id));
};
