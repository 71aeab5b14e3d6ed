import type { DocumentsPage } from '@cleaning/contract';
import { SelectField } from '@cleaning/ui/field';
import { FilterPills } from '@cleaning/ui/filter-pills';
import { ListToolbar, SearchField } from '../../../shared/lists/list-toolbar.tsx';
import { type DocumentsView, countOfAll, documentsView } from './documents-view.ts';

export interface DocumentsToolbarProps {
  view: DocumentsView;
  counts: Pick<DocumentsPage, 'category_counts'>;
  onChange: (change: Partial<DocumentsView>) => void;
}

/** Filters and ordering of the list. */
export function DocumentsToolbar({ view, counts, onChange }: DocumentsToolbarProps) {
  return (
    <ListToolbar
      filters={
        <FilterPills
          label="Filter documents"
          value={view.filter}
          onChange={(filter) => onChange({ filter })}
          options={documentsView.filters.map(({ id, label }) => ({
            value: id,
            label,
            count: id === 'all' ? countOfAll(counts) : (counts.category_counts[id] ?? 0),
          }))}
        />
      }
    >
      <SearchField
        placeholder="Part of a name"
        search={view.search}
        onSearch={(search) => onChange({ search })}
      />
      <SelectField
        label="Sort by"
        value={view.ordering}
        onChange={(event) => onChange({ ordering: documentsView.orderingOf(event.target.value) })}
        options={documentsView.orderings}
      />
    </ListToolbar>
  );
}
