import { Card } from '@cleaning/ui/card';
import { Skeleton, SkeletonGroup } from '@cleaning/ui/skeleton';
import styles from './today.module.css';

/** Stands in for a day that is loading. */
export function TodaySkeleton() {
  return (
    <SkeletonGroup label="Loading today" className={styles['page']}>
      <Card>
        <Skeleton shape="title" />
      </Card>
      <Card>
        <Skeleton shape="title" />
        <Skeleton />
        <Skeleton />
        <Skeleton />
      </Card>
      <div className={styles['columns']}>
        <Card>
          <Skeleton />
          <Skeleton />
          <Skeleton shape="short" />
        </Card>
        <Card>
          <Skeleton />
          <Skeleton shape="short" />
        </Card>
      </div>
    </SkeletonGroup>
  );
}
