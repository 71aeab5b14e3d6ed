import { Skeleton, SkeletonGroup } from '@cleaning/ui/skeleton';
import rowStyles from './thread-row.module.css';
import styles from './thread-list.module.css';

const ROWS = ['first', 'second', 'third', 'fourth'] as const;

/** Holds the place of conversations. */
export function ThreadListSkeleton() {
  return (
    <SkeletonGroup label="Loading your messages">
      {ROWS.map((row) => (
        <div key={row} className={rowStyles['root']}>
          <Skeleton shape="tile" className={styles['face']} />
          <span className={rowStyles['words']}>
            <Skeleton shape="short" />
            <Skeleton />
            <Skeleton />
          </span>
        </div>
      ))}
    </SkeletonGroup>
  );
}
