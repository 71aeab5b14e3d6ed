import { SelectField } from '@cleaning/ui/field';
import { FilterPills } from '@cleaning/ui/filter-pills';
import { ListToolbar, SearchField } from '#kit/lists/list-toolbar.tsx';
import {
  type InvoiceCounts,
  type InvoicesView,
  countOfFilter,
  invoicesView,
} from './invoices-view.ts';
import { DateField } from '#kit/forms/date-field.tsx';

export interface InvoicesToolbarProps {
  view: InvoicesView;
  counts: InvoiceCounts;
  isNdis: boolean;
  onChange: (change: Partial<InvoicesView>) => void;
}

/** Filters and ordering of the list. */
export function InvoicesToolbar({ view, counts, isNdis, onChange }: InvoicesToolbarProps) {
  return (
    <ListToolbar
      fields="four"
      filters={
        <FilterPills
          label="Filter invoices"
          value={view.filter}
          onChange={(filter) => onChange({ filter })}
          options={invoicesView.filters
            .filter(({ id }) => isNdis || (id !== 'ndis' && id !== 'plan'))
            .map(({ id, label }) => ({ value: id, label, count: countOfFilter(id, counts) }))}
        />
      }
    >
      <SearchField
        placeholder="Invoice number or clean"
        search={view.search}
        onSearch={(search) => onChange({ search })}
      />
      <DateField label="Sent from" value={view.from} onChange={(from) => onChange({ from })} />
      <DateField label="Sent up to" value={view.to} onChange={(to) => onChange({ to })} />
      <SelectField
        label="Sort by"
        value={view.ordering}
        onChange={(event) => onChange({ ordering: invoicesView.orderingOf(event.target.value) })}
        options={invoicesView.orderings}
      />
    </ListToolbar>
  );
}
