import type { MyInvoicesPage } from '@cleaning/contract';
import { SelectField, TextField } from '@cleaning/ui/field';
import { FilterPills } from '@cleaning/ui/filter-pills';
import { INVOICE_FILTERS, countOfFilter } from '../model/invoice-filters.ts';
import { ORDERING_OPTIONS, type InvoicesView, readOrdering } from '../model/invoices-view.ts';
import { useSettledText } from '../../../shared/settled-text/index.ts';
import { DateField } from './date-field.tsx';
import styles from './invoices-toolbar.module.css';

export interface InvoicesToolbarProps {
  view: InvoicesView;
  counts: Pick<MyInvoicesPage, 'status_counts' | 'overdue_count'>;
  isNdis: boolean;
  onChange: (change: Partial<InvoicesView>) => void;
}

/** Which of the invoices are shown, and in which order. */
export function InvoicesToolbar({ view, counts, isNdis, onChange }: InvoicesToolbarProps) {
  return (
    <div className={styles['root']}>
      <FilterPills
        label="Filter invoices"
        value={view.filter}
        onChange={(filter) => onChange({ filter })}
        options={INVOICE_FILTERS.filter(({ id }) => isNdis || id !== 'ndis').map(
          ({ id, label }) => ({ value: id, label, count: countOfFilter(id, counts) }),
        )}
      />
      <div className={styles['row']}>
        <SearchField search={view.search} onSearch={(search) => onChange({ search })} />
        <DateField label="Sent from" value={view.from} onChange={(from) => onChange({ from })} />
        <DateField label="Sent up to" value={view.to} onChange={(to) => onChange({ to })} />
        <SelectField
          label="Sort by"
          value={view.ordering}
          onChange={(event) => onChange({ ordering: readOrdering(event.target.value) })}
          options={ORDERING_OPTIONS}
        />
      </div>
    </div>
  );
}

const trimmed = (text: string): string => text.trim();

function SearchField({ search, onSearch }: { search: string; onSearch: (text: string) => void }) {
  const { text, setText } = useSettledText(search, onSearch, trimmed);
  return (
    <TextField
      label="Search"
      type="search"
      placeholder="Invoice number or clean"
      maxLength={100}
      value={text}
      onChange={(event) => setText(event.target.value)}
    />
  );
}
