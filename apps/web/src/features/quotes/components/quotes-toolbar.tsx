import type { MyQuotesPage, QuoteOrdering } from '@cleaning/contract';
import { QUOTE_ORDERINGS } from '@cleaning/contract';
import { SelectField, TextField } from '@cleaning/ui/field';
import { FilterPills } from '@cleaning/ui/filter-pills';
import { useEffect, useState } from 'react';
import { QUOTE_FILTERS, countOfFilter } from '../model/quote-filters.ts';
import { ORDERING_LABELS, type QuotesView } from '../model/quotes-view.ts';
import styles from './quotes-toolbar.module.css';

/** How long after the last key the search starts, in milliseconds. */
const SEARCH_DELAY_MS = 350;

export interface QuotesToolbarProps {
  view: QuotesView;
  counts: MyQuotesPage['status_counts'];
  onChange: (change: Partial<QuotesView>) => void;
}

/** Which of the quotes are shown, and in which order. */
export function QuotesToolbar({ view, counts, onChange }: QuotesToolbarProps) {
  return (
    <div className={styles['root']}>
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
      <div className={styles['row']}>
        <SearchField search={view.search} onSearch={(search) => onChange({ search })} />
        <SelectField
          label="Sort by"
          value={view.ordering}
          onChange={(event) => onChange({ ordering: orderingOf(event.target.value) })}
          options={QUOTE_ORDERINGS.map((value) => ({ value, label: ORDERING_LABELS[value] }))}
        />
      </div>
    </div>
  );
}

/**
 * Searches when typing pauses, so that a list does not change under every letter. It follows the
 * address when something else changes it, and never its own echo: typing may have gone on.
 */
function SearchField({ search, onSearch }: { search: string; onSearch: (text: string) => void }) {
  const [text, setText] = useState(search);
  const [asked, setAsked] = useState(search);
  const [known, setKnown] = useState(search);

  if (search !== known) {
    setKnown(search);
    if (search !== asked) setText(search);
  }

  useEffect(() => {
    if (text.trim() === search) return undefined;
    const timer = setTimeout(() => {
      setAsked(text.trim());
      onSearch(text.trim());
    }, SEARCH_DELAY_MS);
    return () => clearTimeout(timer);
  }, [text, search, onSearch]);

  return (
    <TextField
      label="Search"
      type="search"
      placeholder="Quote number, service or suburb"
      maxLength={100}
      value={text}
      onChange={(event) => setText(event.target.value)}
    />
  );
}

function orderingOf(value: string): QuoteOrdering {
  return QUOTE_ORDERINGS.find((ordering) => ordering === value) ?? '-updated_at';
}
