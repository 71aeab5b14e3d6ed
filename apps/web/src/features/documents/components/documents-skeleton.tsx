import { Skeleton, SkeletonGroup } from '@cleaning/ui/skeleton';
import { RowsSkeleton } from '../../../shared/lists/rows-skeleton.tsx';
import styles from './documents-skeleton.module.css';

/** Holds the place of the filters and the list of documents. */
export function DocumentsSkeleton() {
  return (
    <SkeletonGroup label="Loading your documents" className={styles['root']}>
      <Skeleton shape="short" />
      <RowsSkeleton />
    </SkeletonGroup>
  );
}
