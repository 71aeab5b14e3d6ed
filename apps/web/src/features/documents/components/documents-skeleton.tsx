import { Skeleton, SkeletonGroup } from '@cleaning/ui/skeleton';
import { WaitingRows } from '../../../shared/portal-page/index.ts';
import styles from './documents-skeleton.module.css';

/** Holds the place of the filters and the list of documents. */
export function DocumentsSkeleton() {
  return (
    <SkeletonGroup label="Loading your documents" className={styles['root']}>
      <Skeleton shape="short" />
      <WaitingRows />
    </SkeletonGroup>
  );
}
