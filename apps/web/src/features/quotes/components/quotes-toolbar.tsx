import type { MyQuotesPage } from '@cleaning/contract';
import { SelectField } from '@cleaning/ui/field';
import { FilterPills } from '@cleaning/ui/filter-pills';
import { ListToolbar, SearchField } from '../../../shared/lists/list-toolbar.tsx';
import { type QuotesView, countOfFilter, quotesView } from '../model/quotes-view.ts';

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
          options={quotesView.filters.map((filter) => ({
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
        onChange={(event) => onChange({ ordering: quotesView.orderingOf(event.target.value) })}
        options={quotesView.orderings}
      />
    </ListToolbar>
  );
}
