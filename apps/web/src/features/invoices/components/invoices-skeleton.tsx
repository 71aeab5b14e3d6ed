import { Card } from '@cleaning/ui/card';
import { Skeleton, SkeletonGroup } from '@cleaning/ui/skeleton';
import styles from './invoices-skeleton.module.css';

const FIGURES = ['to-pay', 'overdue', 'next', 'paid'] as const;
const ROWS = ['first', 'second', 'third', 'fourth', 'fifth'] as const;

/** Holds the place of the figures and the list of invoices. */
export function InvoicesSkeleton() {
  return (
    <SkeletonGroup label="Loading your invoices" className={styles['root']}>
      <div className={styles['figures']}>
        {FIGURES.map((figure) => (
          <Card key={figure}>
            <Skeleton shape="short" />
            <Skeleton shape="title" />
          </Card>
        ))}
      </div>
      <Card>
        <ul className={styles['rows']}>
          {ROWS.map((row) => (
            <li key={row} className={styles['row']}>
              <Skeleton />
              <Skeleton shape="short" />
            </li>
          ))}
        </ul>
      </Card>
    </SkeletonGroup>
  );
}
