import { SelectField, type SelectFieldProps } from '@cleaning/ui/field';
import { Inline } from '@cleaning/ui/inline';
import { Keys } from '@cleaning/ui/keys';
import { useQuery } from '@tanstack/react-query';
import Search from 'lucide-react/icons/search';
import type { ReactNode } from 'react';
import { useApi } from '../api/portal-api.tsx';
import styles from './filter-bar.module.css';
import { SearchField, type SearchFieldProps } from './list-toolbar.tsx';

/**
 * The search and filters of a staff list in one line. Their labels are visually hidden, so each
 * option names its filter.
 */
export function FilterBar({ children }: { readonly children: ReactNode }) {
  return (
    <Inline gap="space-3" rowGap="space-2" align="center">
      {children}
    </Inline>
  );
}

/** The search field of a filter bar. Shows the key that focuses it if single keys are enabled. */
export function FilterSearch(props: SearchFieldProps) {
  const api = useApi();
  const { data: preferences } = useQuery(api.getStaffPreferences.query());
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

/** A select of a filter bar, for a filter or the order. */
export function FilterSelect({ icon, ...select }: FilterSelectProps) {
  const isUsed = select.placeholder !== undefined && select.value !== '';
  return (
    <div className={styles['select']} data-used={isUsed || undefined}>
      {icon}
      <SelectField {...select} />
    </div>
  );
}
