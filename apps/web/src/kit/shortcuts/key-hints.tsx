import { Keys } from '@cleaning/ui/keys';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../api/portal-api.tsx';
import styles from './key-hints.module.css';

interface KeyHint {
  readonly keys: readonly string[];
  readonly label: string;
  /** The word between keys for screen readers; "and" by default. */
  readonly joinedBy?: 'then';
}

export interface KeyHintsProps {
  readonly hints: readonly KeyHint[];
}

/** The keys that currently work on a screen, in a line below it, if there is a keyboard. */
export function KeyHints({ hints }: KeyHintsProps) {
  const api = useApi();
  const { data: preferences } = useQuery(api.getStaffPreferences.query());
  const singleKeys = preferences?.single_key_shortcuts === true;
  const shown = hints.filter(({ keys }) => singleKeys || keys.includes('Ctrl'));
  if (shown.length === 0) return null;
  return (
    <p className={styles['root']}>
      {shown.map(({ keys, label, joinedBy }) => (
        <span key={label}>
          <Keys keys={keys} joinedBy={joinedBy ?? 'and'} /> {label}
        </span>
      ))}
    </p>
  );
}
