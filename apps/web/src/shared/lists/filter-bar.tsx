import { SelectField, type SelectFieldProps } from '@cleaning/ui/field';
import { Keys } from '@cleaning/ui/keys';
import { useQuery } from '@tanstack/react-query';
import Search from 'lucide-react/icons/search';
import type { ReactNode } from 'react';
import { usePortalApi } from '../portal-api/portal-api.tsx';
import styles from './filter-bar.module.css';
import { SearchField, type SearchFieldProps } from './list-toolbar.tsx';

/** The search and the filters of a list of the team in one line. Labels are read aloud only, so each option names its filter. */
export function FilterBar({ children }: { readonly children: ReactNode }) {
  return <div className={styles['bar']}>{children}</div>;
}

/** The search of a filter bar, with the key that leads to it where single keys are on. */
export function FilterSearch(props: SearchFieldProps) {
  const { queries } = usePortalApi();
  const { data: preferences } = useQuery(queries.staff.preferences());
  return (
    <div className={styles['search']}>
      <Search />
      <SearchField {...props} />
      {preferences?.single_key_shortcuts === true ? (
        <span className={styles['key']} aria-hidden="true">
          <Keys keys={['/']} />
        </span>
      ) : null}
    </div>
  );
}

export interface FilterSelectProps extends SelectFieldProps {
  readonly icon: ReactNode;
}

/** One filter, or the order, of a filter bar. */
export function FilterSelect({ icon, ...select }: FilterSelectProps) {
  const isUsed = select.placeholder !== undefined && select.value !== '';
  return (
    <div className={styles['select']} data-used={isUsed || undefined}>
      {icon}
      <SelectField {...select} />
    </div>
  );
}
