import { Keys } from '@cleaning/ui/keys';
import { useQuery } from '@tanstack/react-query';
import { usePortalApi } from '../portal-api/portal-api.tsx';
import styles from './shortcut-hints.module.css';

export interface ShortcutHintsProps {
  readonly hints: readonly { readonly keys: readonly string[]; readonly what: string }[];
}

/** The keys of a page, while they do anything. A screen reader finds them in the list of shortcuts. */
export function ShortcutHints({ hints }: ShortcutHintsProps) {
  const { queries } = usePortalApi();
  const { data: preferences } = useQuery(queries.staff.preferences());
  if (preferences?.single_key_shortcuts !== true) return null;
  return (
    <p className={styles['root']} aria-hidden="true">
      {hints.map(({ keys, what }) => (
        <span key={what}>
          <Keys keys={keys} />
          {what}
        </span>
      ))}
    </p>
  );
}
