import type { Prefetch } from '../../shared/portal-api/prefetch.ts';
import { staffInvoicesQuery, staffInvoicesView } from './list/staff-invoices-view.ts';

/** The invoices of the view that an address names, and what all of them come to. */
export const prefetchStaffInvoices: Prefetch = ({ queries, read, search }) => {
  const view = staffInvoicesView.read(search);
  void read(queries.invoices.everyone(staffInvoicesQuery(view)));
  void read(queries.invoices.totals());
  void read(queries.invoices.uninvoicedVisits());
};

/** The invoice that an address names. */
export const prefetchStaffInvoice: Prefetch = ({ queries, read, params }) => {
  const { id = '' } = params;
  void read(queries.invoices.detail(id));
};
