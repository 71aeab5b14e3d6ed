import type { MyInvoicesPage } from '@cleaning/contract/invoices';
import { OWED_INVOICE_STATUSES, type InvoiceStatus } from '@cleaning/contract/invoices/rules';
import { SITE_PATHS } from '@cleaning/contract/routes';
import { defineListView } from '#kit/lists/define-list-view.ts';
import { readPlainDate } from '#kit/lib/plain-date.ts';
import type { Prefetch } from '#kit/api/prefetch.ts';

const STATUSES = {
  all: [...OWED_INVOICE_STATUSES, 'paid', 'void', 'written_off'],
  due: OWED_INVOICE_STATUSES,
  paid: ['paid'],
  closed: ['void', 'written_off'],
} as const satisfies Record<string, readonly InvoiceStatus[]>;

/** The list view in the address. `from` and `to` are dates of issue. */
export const invoicesView = defineListView({
  path: SITE_PATHS.clientInvoices,
  filters: [
    { id: 'all', label: 'All', query: {} },
    { id: 'due', label: 'Due', query: { status: STATUSES.due.join(','), payer: 'client' } },
    { id: 'overdue', label: 'Overdue', query: { overdue: 'true', payer: 'client' } },
    {
      id: 'plan',
      label: 'With your plan',
      query: { status: STATUSES.due.join(','), payer: 'plan' },
    },
    { id: 'paid', label: 'Paid', query: { status: STATUSES.paid.join(',') } },
    { id: 'closed', label: 'Closed', query: { status: STATUSES.closed.join(',') } },
    { id: 'ndis', label: 'NDIS', query: { kind: 'ndis' } },
  ],
  orderings: [
    { value: '-issue_date', label: 'Newest first' },
    { value: 'issue_date', label: 'Oldest first' },
    { value: 'due_date', label: 'Due first' },
    { value: '-total_cents', label: 'Highest total first' },
    { value: 'total_cents', label: 'Lowest total first' },
  ],
  fields: { from: readPlainDate, to: readPlainDate },
});

export type InvoicesView = ReturnType<typeof invoicesView.read>;

export type InvoiceCounts = Pick<
  MyInvoicesPage,
  'status_counts' | 'due_count' | 'overdue_count' | 'plan_due_count'
>;

/** The number of invoices of a filter; undefined if the API does not count them. */
export function countOfFilter(
  id: InvoicesView['filter'],
  { status_counts, due_count, overdue_count, plan_due_count }: InvoiceCounts,
): number | undefined {
  if (id === 'ndis') return undefined;
  if (id === 'due') return due_count;
  if (id === 'overdue') return overdue_count;
  if (id === 'plan') return plan_due_count;
  return STATUSES[id].reduce((sum, status) => sum + (status_counts[status] ?? 0), 0);
}

export const prefetchInvoices: Prefetch = ({ api, read, search }) => {
  if (search.get('view') === 'statement') return;
  void read(api.listMyInvoices.query(invoicesView.toQuery(invoicesView.read(search))));
};

export const prefetchInvoice: Prefetch = ({ api, read, params }) => {
  const { id = '' } = params;
  void read(api.getInvoice.query({ id }));
};
