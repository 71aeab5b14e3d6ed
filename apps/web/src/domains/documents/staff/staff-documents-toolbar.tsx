import ArrowDownUp from 'lucide-react/icons/arrow-down-up';
import { CategoryPills, type DocumentsToolbarProps } from '../documents-toolbar.tsx';
import { FilterBar, FilterSearch, FilterSelect } from '#kit/lists/filter-bar.tsx';

/** Filters and ordering of the documents of one client, for staff. */
export function StaffDocumentsToolbar(props: DocumentsToolbarProps) {
  const { definition, view, onChange } = props;
  return (
    <>
      <CategoryPills {...props} />
      <FilterBar>
        <FilterSearch
          placeholder="Part of a name"
          search={view.search}
          onSearch={(search) => onChange({ search })}
        />
        <FilterSelect
          icon={<ArrowDownUp />}
          label="Order"
          value={view.ordering}
          options={definition.orderings}
          onChange={(event) => onChange({ ordering: definition.orderingOf(event.target.value) })}
        />
      </FilterBar>
    </>
  );
}
