import type { InvoiceTotals } from '@cleaning/contract/invoices';
import { ViewTabs, type ListTab } from '#kit/lists/view-tabs.tsx';
import { STAFF_INVOICES_PATH } from '../../invoice-paths.ts';
import { toSavedQuery, staffInvoicesView, type StaffInvoicesView } from './staff-invoices-view.ts';

export interface InvoiceTabsProps {
  readonly view: StaffInvoicesView;
  readonly totals: InvoiceTotals | undefined;
}

/** The views of the list, each with its count. */
export function InvoiceTabs({ view, totals }: InvoiceTabsProps) {
  const plain = staffInvoicesView.read(new URLSearchParams());
  const tabs = staffInvoicesView.filters.map(({ id, label }): ListTab => ({
    label,
    query: toSavedQuery({ ...plain, filter: id }),
    isCurrent: view.filter === id,
    count: totals === undefined ? undefined : formatCount(id, totals),
  }));
  const [first, ...others] = tabs;
  if (first === undefined) return null;
  return (
    <ViewTabs
      list="invoices"
      path={STAFF_INVOICES_PATH}
      tabs={[first, ...others]}
      current={toSavedQuery(view)}
    />
  );
}

type FilterId = (typeof staffInvoicesView.filters)[number]['id'];

function formatCount(id: FilterId, totals: InvoiceTotals): string {
  const { owed, overdue, drafts, open_ndis_count, paid_count, all_count } = totals;
  const counts: Readonly<Record<FilterId, number>> = {
    open: owed.count + drafts.count,
    drafts: drafts.count,
    overdue: overdue.count,
    ndis: open_ndis_count,
    paid: paid_count,
    all: all_count,
  };
  const isCapped =
    (id === 'paid' && totals.is_paid_count_capped) || (id === 'all' && totals.is_all_count_capped);
  return `${counts[id].toLocaleString('en-AU')}${isCapped ? '+' : ''}`;
}
