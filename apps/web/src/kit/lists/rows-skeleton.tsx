import { Card } from '@cleaning/ui/card';
import { Skeleton } from '@cleaning/ui/skeleton';
import styles from './rows-skeleton.module.css';

const ROWS = ['first', 'second', 'third', 'fourth', 'fifth'] as const;

/** Placeholder for a list: rows of text, with a picture each by default. */
export function RowsSkeleton({ pictures = true }: { pictures?: boolean }) {
  return (
    <Card>
      <ul className={styles['rows']}>
        {ROWS.map((row) => (
          <li key={row} className={styles[pictures ? 'pictured' : 'row']}>
            {pictures ? <Skeleton shape="tile" /> : null}
            <Skeleton />
            <Skeleton shape="short" />
          </li>
        ))}
      </ul>
    </Card>
  );
}
