import { Card } from '@cleaning/ui/card';
import { Skeleton, SkeletonGroup } from '@cleaning/ui/skeleton';
import styles from './documents-skeleton.module.css';

const ROWS = ['first', 'second', 'third', 'fourth', 'fifth'] as const;

/** Holds the place of the filters and the list of documents. */
export function DocumentsSkeleton() {
  return (
    <SkeletonGroup label="Loading your documents" className={styles['root']}>
      <Skeleton shape="short" />
      <Card>
        <ul className={styles['rows']}>
          {ROWS.map((row) => (
            <li key={row} className={styles['row']}>
              <Skeleton shape="tile" />
              <Skeleton />
              <Skeleton shape="short" />
            </li>
          ))}
        </ul>
      </Card>
    </SkeletonGroup>
  );
}
