import { Text } from '@cleaning/ui/text';
import Search from 'lucide-react/icons/search';
import { useId } from 'react';
import { FAQ_PAGE } from '#content/faq.ts';
import styles from './question-search.module.css';

export interface QuestionSearchProps {
  search: string;
  onSearch: (search: string) => void;
  /** How many questions are left, of how many. */
  found: number;
  all: number;
}

/** Filters the questions as the user types. */
export function QuestionSearch({ search, onSearch, found, all }: QuestionSearchProps) {
  const id = useId();
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- browsers before 2023 do not know <search>
    <div className={styles['root']} role="search">
      <label className={styles['label']} htmlFor={id}>
        {FAQ_PAGE.searchLabel}
      </label>
      <div className={styles['box']}>
        <Search className={styles['icon']} />
        <input
          id={id}
          className={styles['input']}
          type="search"
          autoComplete="off"
          enterKeyHint="search"
          placeholder={FAQ_PAGE.searchExample}
          aria-describedby={`${id}-results`}
          value={search}
          onChange={({ currentTarget }) => onSearch(currentTarget.value)}
        />
      </div>
      <Text as="output" size="sm" tone="muted" id={`${id}-results`} htmlFor={id}>
        {describeResults(search, found, all)}
      </Text>
    </div>
  );
}

/** The result count of a search. */
export function describeResults(search: string, found: number, all: number): string {
  const term = search.trim();
  if (term === '') {
    return `Showing all ${all} questions`;
  }
  if (found === 0) {
    return `No question has “${term}” in it. Try another word, or ask us.`;
  }
  return found === 1
    ? `1 question has “${term}” in it`
    : `${found} questions have “${term}” in them`;
}
