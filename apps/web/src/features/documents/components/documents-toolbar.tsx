import type { DocumentsPage } from '@cleaning/contract';
import { SelectField, TextField } from '@cleaning/ui/field';
import { FilterPills } from '@cleaning/ui/filter-pills';
import { useSettledText } from '../../../shared/settled-text/index.ts';
import { CATEGORY_OPTIONS, categoryOf } from '../model/categories.ts';
import {
  ORDERING_OPTIONS,
  type DocumentsView,
  countOfAll,
  readOrdering,
} from '../model/documents-view.ts';
import styles from './documents-toolbar.module.css';

export interface DocumentsToolbarProps {
  view: DocumentsView;
  counts: Pick<DocumentsPage, 'category_counts'>;
  onChange: (change: Partial<DocumentsView>) => void;
}

/** Which of the documents are shown, and in which order. */
export function DocumentsToolbar({ view, counts, onChange }: DocumentsToolbarProps) {
  return (
    <div className={styles['root']}>
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
      <div className={styles['row']}>
        <SearchField search={view.search} onSearch={(search) => onChange({ search })} />
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
      placeholder="Part of a name"
      maxLength={100}
      value={text}
      onChange={(event) => setText(event.target.value)}
    />
  );
}
