import { Card } from '@cleaning/ui/card';
import { Skeleton, SkeletonGroup } from '@cleaning/ui/skeleton';
import styles from './quotes-skeleton.module.css';

const ROWS = ['first', 'second', 'third', 'fourth', 'fifth'] as const;

/** Holds the place of a list of quotes. */
export function QuotesSkeleton({ label = 'Loading your quotes' }: { label?: string }) {
  return (
    <SkeletonGroup label={label}>
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
