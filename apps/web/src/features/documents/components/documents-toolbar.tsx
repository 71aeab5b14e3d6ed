import type { DocumentsPage } from '@cleaning/contract';
import { SelectField } from '@cleaning/ui/field';
import { FilterPills } from '@cleaning/ui/filter-pills';
import { ListToolbar, SearchField } from '../../../shared/portal-page/index.ts';
import { CATEGORY_OPTIONS, categoryOf } from '../model/categories.ts';
import {
  ORDERING_OPTIONS,
  type DocumentsView,
  countOfAll,
  readOrdering,
} from '../model/documents-view.ts';

export interface DocumentsToolbarProps {
  view: DocumentsView;
  counts: Pick<DocumentsPage, 'category_counts'>;
  onChange: (change: Partial<DocumentsView>) => void;
}

/** Which of the documents are shown, and in which order. */
export function DocumentsToolbar({ view, counts, onChange }: DocumentsToolbarProps) {
  return (
    <ListToolbar
      filters={
        <FilterPills
          label="Filter documents"
          value={view.category ?? 'all'}
          onChange={(name) => onChange({ category: categoryOf(name) })}
          options={[
            { value: 'all', label: 'All', count: countOfAll(counts) },
            ...CATEGORY_OPTIONS.map(({ value, label }) => ({
              value,
              label,
              count: counts.category_counts[value] ?? 0,
            })),
          ]}
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
        onChange={(event) => onChange({ ordering: readOrdering(event.target.value) })}
        options={ORDERING_OPTIONS}
      />
    </ListToolbar>
  );
}
