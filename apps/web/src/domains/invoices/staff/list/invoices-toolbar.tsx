import { CLAIM_STATUS_WORDS, CLAIM_STATUSES } from '@cleaning/contract/claims/rules';
import ArrowDownUp from 'lucide-react/icons/arrow-down-up';
import BadgeCheck from 'lucide-react/icons/badge-check';
import ListFilter from 'lucide-react/icons/list-filter';
import type { ListControl } from '#kit/lists/define-list-view.ts';
import { FilterBar, FilterSearch, FilterSelect } from '#kit/lists/filter-bar.tsx';
import { PeriodFilter } from '#kit/lists/period-filter.tsx';
import { staffInvoicesView, type StaffInvoicesView } from './staff-invoices-view.ts';

type InvoicesListControl = ListControl<StaffInvoicesView>;

/** The search and filters of the list, all kept in the address. */
export function InvoicesToolbar({ list }: { readonly list: InvoicesListControl }) {
  const { view, show } = list;
  return (
    <FilterBar>
      <FilterSearch
        placeholder="Number, reference, client or text"
        search={view.search}
        onSearch={(search) => show({ search })}
      />
      <FilterSelect
        icon={<ListFilter />}
        label="Kind"
        placeholder="Every kind"
        value={view.kind}
        options={[
          { value: 'private', label: 'Private' },
          { value: 'ndis', label: 'NDIS' },
        ]}
        onChange={(event) => show({ kind: event.target.value })}
      />
      <FilterSelect
        icon={<BadgeCheck />}
        label="Claim"
        placeholder="Any claim"
        value={view.claim_status}
        options={CLAIM_STATUSES.map((value) => ({ value, label: CLAIM_STATUS_WORDS[value] }))}
        onChange={(event) => show({ claim_status: event.target.value })}
      />
      <PeriodFilter what="Issued" period={view} onChange={show} />
      <FilterSelect
        icon={<ArrowDownUp />}
        label="Order"
        value={view.ordering}
        options={staffInvoicesView.orderings}
        onChange={(event) => show({ ordering: staffInvoicesView.orderingOf(event.target.value) })}
      />
    </FilterBar>
  );
}
