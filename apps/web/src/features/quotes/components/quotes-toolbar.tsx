import type { MyQuotesPage, QuoteOrdering } from '@cleaning/contract';
import { QUOTE_ORDERINGS } from '@cleaning/contract';
import { SelectField } from '@cleaning/ui/field';
import { FilterPills } from '@cleaning/ui/filter-pills';
import { ListToolbar, SearchField } from '../../../shared/portal-page/index.ts';
import { QUOTE_FILTERS, countOfFilter } from '../model/quote-filters.ts';
import { ORDERING_LABELS, type QuotesView } from '../model/quotes-view.ts';

export interface QuotesToolbarProps {
  view: QuotesView;
  counts: MyQuotesPage['status_counts'];
  onChange: (change: Partial<QuotesView>) => void;
}

/** Which of the quotes are shown, and in which order. */
export function QuotesToolbar({ view, counts, onChange }: QuotesToolbarProps) {
  return (
    <ListToolbar
      filters={
        <FilterPills
          label="Filter quotes"
          value={view.filter}
          onChange={(filter) => onChange({ filter })}
          options={QUOTE_FILTERS.map((filter) => ({
            value: filter.id,
            label: filter.label,
            count: countOfFilter(filter, counts),
          }))}
        />
      }
    >
      <SearchField
        placeholder="Quote number, service or suburb"
        search={view.search}
        onSearch={(search) => onChange({ search })}
      />
      <SelectField
        label="Sort by"
        value={view.ordering}
        onChange={(event) => onChange({ ordering: orderingOf(event.target.value) })}
        options={QUOTE_ORDERINGS.map((value) => ({ value, label: ORDERING_LABELS[value] }))}
      />
    </ListToolbar>
  );
}

function orderingOf(value: string): QuoteOrdering {
  return QUOTE_ORDERINGS.find((ordering) => ordering === value) ?? '-updated_at';
}
