import type { PresenceKind } from '@cleaning/contract';
import { useQuery } from '@tanstack/react-query';
import Eye from 'lucide-react/icons/eye';
import { usePortalApi } from '../portal-api/portal-api.tsx';
import styles from './also-here.module.css';

interface AlsoHereProps {
  readonly kind: PresenceKind;
  readonly id: string;
}

/** Says who else of the team has this record open, and tells the others that it is open here. */
export function AlsoHere({ kind, id }: AlsoHereProps) {
  const { queries } = usePortalApi();
  const { data } = useQuery(queries.staff.presence(kind, id));
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

/** The name of one or two, and how many the others are. */
export function describeOthers([first = '', ...others]: readonly string[]): string {
  const [second = ''] = others;
  if (others.length === 0) return `${first} is looking at this too.`;
  if (others.length === 1) return `${first} and ${second} are looking at this too.`;
  return `${first} and ${others.length} others are looking at this too.`;
}
