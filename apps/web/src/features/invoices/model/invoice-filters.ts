import type { InvoiceStatus, ListMyInvoicesQuery, MyInvoicesPage } from '@cleaning/contract';

/** The parts of the list that a client can look at, in the order of the filter buttons. */
export const INVOICE_FILTERS = [
  { id: 'all', label: 'All' },
  { id: 'due', label: 'Due' },
  { id: 'overdue', label: 'Overdue' },
  { id: 'paid', label: 'Paid' },
  { id: 'closed', label: 'Closed' },
  { id: 'ndis', label: 'NDIS' },
] as const;

export type InvoiceFilterId = (typeof INVOICE_FILTERS)[number]['id'];

const STATUSES = {
  all: ['issued', 'partially_paid', 'paid', 'void', 'written_off'],
  due: ['issued', 'partially_paid'],
  paid: ['paid'],
  closed: ['void', 'written_off'],
} as const satisfies Record<string, readonly InvoiceStatus[]>;

/** The filter with this id, or the one for all invoices. */
export function invoiceFilterId(id: string | null): InvoiceFilterId {
  return INVOICE_FILTERS.find((filter) => filter.id === id)?.id ?? 'all';
}

/** How many invoices a filter shows; undefined where the service does not count them. */
export function countOfFilter(
  id: InvoiceFilterId,
  { status_counts, overdue_count }: Pick<MyInvoicesPage, 'status_counts' | 'overdue_count'>,
): number | undefined {
  if (id === 'ndis') return undefined;
  if (id === 'overdue') return overdue_count;
  return STATUSES[id].reduce((sum, status) => sum + (status_counts[status] ?? 0), 0);
}

/** What a filter asks of the service. */
export function queryOfFilter(id: InvoiceFilterId): ListMyInvoicesQuery {
  if (id === 'all') return {};
  if (id === 'overdue') return { overdue: 'true' };
  if (id === 'ndis') return { kind: 'ndis' };
  return { status: STATUSES[id].join(',') };
}
