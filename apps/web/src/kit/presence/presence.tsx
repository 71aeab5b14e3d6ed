import type { PresenceKind } from '@cleaning/contract/staff';
import { useQuery } from '@tanstack/react-query';
import Eye from 'lucide-react/icons/eye';
import { useApi } from '../api/portal-api.tsx';
import styles from './presence.module.css';

interface PresenceProps {
  readonly kind: PresenceKind;
  readonly id: string;
}

/** Shows which other staff have this record open, and tells them that it is open here. */
export function Presence({ kind, id }: PresenceProps) {
  const api = useApi();
  const { data } = useQuery(api.announcePresence.query({ kind, id }));
  const names = data?.others.map(({ name }) => name) ?? [];
  return (
    <output className={styles['root']}>
      {names.length === 0 ? null : (
        <>
          <Eye aria-hidden />
          {describeOthers(names)}
        </>
      )}
    </output>
  );
}

/** The names of one or two people, and the number of the others. */
export function describeOthers([first = '', ...others]: readonly string[]): string {
  const [second = ''] = others;
  if (others.length === 0) return `${first} is looking at this too.`;
  if (others.length === 1) return `${first} and ${second} are looking at this too.`;
  return `${first} and ${others.length} others are looking at this too.`;
}
