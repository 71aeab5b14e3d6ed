import type { Prefetch } from '#kit/api/prefetch.ts';
import { staffInvoicesQuery, staffInvoicesView } from './list/staff-invoices-view.ts';

/** Prefetches the invoices of the view in the address, the totals and the visits to invoice. */
export const prefetchStaffInvoices: Prefetch = ({ api, read, search }) => {
  const view = staffInvoicesView.read(search);
  void read(api.listInvoices.query(staffInvoicesQuery(view)));
  void read(api.getInvoiceTotals.query());
  void read(api.listUninvoicedVisits.query());
};

/** Prefetches the invoice in the address. */
export const prefetchStaffInvoice: Prefetch = ({ api, read, params }) => {
  const { id = '' } = params;
  void read(api.getInvoice.query({ id }));
};
