import { TextField } from '@cleaning/ui/field';
import type { ReactNode } from 'react';
import { useDebouncedText } from '../hooks/use-debounced-text.ts';
import styles from './list-toolbar.module.css';

export interface ListToolbarProps {
  /** Buttons that each show a part of the list. */
  filters: ReactNode;
  /** Fields: the search first, the order last. Four fields need more room than two. */
  children: ReactNode;
  fields?: 'two' | 'four' | undefined;
}

/** Which part of a list is shown, and in which order. */
export function ListToolbar({ filters, children, fields = 'two' }: ListToolbarProps) {
  return (
    <div className={styles['root']}>
      {filters}
      <div className={styles[fields]}>{children}</div>
    </div>
  );
}

export interface SearchFieldProps {
  /** What can be searched for, as an example. */
  placeholder: string;
  /** The text that the address has. */
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
      maxLength={100}
      value={text}
      onChange={(event) => setText(event.target.value)}
    />
  );
}

const trimmed = (text: string): string => text.trim();
