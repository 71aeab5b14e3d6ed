import type { DocumentsPage } from '@cleaning/contract/documents';
import { SelectField } from '@cleaning/ui/field';
import { FilterPills } from '@cleaning/ui/filter-pills';
import { ListToolbar, SearchField } from '#kit/lists/list-toolbar.tsx';
import { type DocumentsView, type DocumentsViewDefinition, countOfAll } from './documents-view.ts';

export interface DocumentsToolbarProps {
  definition: DocumentsViewDefinition;
  view: DocumentsView;
  counts: Pick<DocumentsPage, 'category_counts'>;
  onChange: (change: Partial<DocumentsView>) => void;
}

/** Filters and ordering of the list of a client. */
export function DocumentsToolbar(props: DocumentsToolbarProps) {
  const { definition, view, onChange } = props;
  return (
    <ListToolbar filters={<CategoryPills {...props} />}>
      <SearchField
        placeholder="Part of a name"
        search={view.search}
        onSearch={(search) => onChange({ search })}
      />
      <SelectField
        label="Sort by"
        value={view.ordering}
        onChange={(event) => onChange({ ordering: definition.orderingOf(event.target.value) })}
        options={definition.orderings}
      />
    </ListToolbar>
  );
}

/** The categories, each with how many documents it has. */
export function CategoryPills({ definition, view, counts, onChange }: DocumentsToolbarProps) {
  return (
    <FilterPills
      label="Filter documents"
      value={view.filter}
      onChange={(filter) => onChange({ filter })}
      options={definition.filters.map(({ id, label }) => ({
        value: id,
        label,
        count: id === 'all' ? countOfAll(counts) : (counts.category_counts[id] ?? 0),
      }))}
    />
  );
}
