import { MAX_SEARCH_LENGTH } from '@cleaning/contract/rules';
import { TextField } from '@cleaning/ui/field';
import { Stack } from '@cleaning/ui/stack';
import type { ReactNode } from 'react';
import { useDebouncedText } from '../hooks/use-debounced-text.ts';
import styles from './list-toolbar.module.css';

export interface ListToolbarProps {
  /** Buttons that filter the list. */
  filters: ReactNode;
  /**
   * The fields, with the search first and the order last. Four fields need a wider layout than two.
   */
  children: ReactNode;
  fields?: 'two' | 'four' | undefined;
}

/** The filters and the order of a list. */
export function ListToolbar({ filters, children, fields = 'two' }: ListToolbarProps) {
  return (
    <Stack gap="space-4">
      {filters}
      <div className={styles[fields]}>{children}</div>
    </Stack>
  );
}

export interface SearchFieldProps {
  /** An example of a search. */
  placeholder: string;
  /** The search text in the address. */
  search: string;
  onSearch: (text: string) => void;
}

/** Searches a list when typing pauses. */
export function SearchField({ placeholder, search, onSearch }: SearchFieldProps) {
  const { text, setText } = useDebouncedText(search, onSearch, trimmed);
  return (
    <TextField
      label="Search"
      type="search"
      placeholder={placeholder}
      maxLength={MAX_SEARCH_LENGTH}
      value={text}
      onChange={(event) => setText(event.target.value)}
    />
  );
}

const trimmed = (text: string): string => text.trim();
