import { Card } from '@cleaning/ui/card';
import { Skeleton, SkeletonGroup } from '@cleaning/ui/skeleton';
import { RowsSkeleton } from '../../../shared/lists/rows-skeleton.tsx';
import styles from './invoices-skeleton.module.css';

const FIGURES = ['to-pay', 'overdue', 'next', 'paid'] as const;

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
      <RowsSkeleton pictures={false} />
    </SkeletonGroup>
  );
}
