import { Keys } from '@cleaning/ui/keys';
import { useQuery } from '@tanstack/react-query';
import { usePortalApi } from '../../shared/portal-api/portal-api.tsx';
import styles from './shortcut-hints.module.css';

const HINTS = [
  { keys: ['J', 'K'], what: 'conversation' },
  { keys: ['R'], what: 'reply' },
  { keys: ['Ctrl', 'Enter'], what: 'send' },
  { keys: ['A'], what: 'assign' },
  { keys: ['E'], what: 'mark unread' },
  { keys: [';'], what: 'quick replies' },
] as const;

/** The keys of the page. A screen reader finds them in the list of shortcuts. */
export function ShortcutHints() {
  const { queries } = usePortalApi();
  const { data: preferences } = useQuery(queries.staff.preferences());
  if (preferences?.single_key_shortcuts !== true) return null;
  return (
    <p className={styles['root']} aria-hidden="true">
      {HINTS.map(({ keys, what }) => (
        <span key={what}>
          <Keys keys={keys} />
          {what}
        </span>
      ))}
    </p>
  );
}
