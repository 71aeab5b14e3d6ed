import Search from 'lucide-react/icons/search';
import { useId } from 'react';
import { FAQ_PAGE } from '../../../content/faq.ts';
import { describeResults } from '../model/describe-results.ts';
import styles from './question-search.module.css';

export interface QuestionSearchProps {
  search: string;
  onSearch: (search: string) => void;
  /** How many questions are left, of how many. */
  found: number;
  all: number;
}

/** Narrows the questions while a person types. Without scripts the browser's own search is there. */
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
      <output className={styles['results']} id={`${id}-results`} htmlFor={id}>
        {describeResults(search, found, all)}
      </output>
    </div>
  );
}
