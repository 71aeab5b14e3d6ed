import { Card } from '@cleaning/ui/card';
import { Skeleton, SkeletonGroup } from '@cleaning/ui/skeleton';
import { Columns } from '../../../shared/page/columns.tsx';
import styles from './dashboard-skeleton.module.css';

/** Holds the places of what waits for the client. */
export function DashboardSkeleton({ label }: { label: string }) {
  return (
    <SkeletonGroup label={label}>
      <Columns
        side={
          <Card>
            <Skeleton shape="title" />
            <Skeleton shape="short" />
            <Skeleton shape="control" />
          </Card>
        }
      >
        <Skeleton shape="control" className={styles['feature']} />
        <Card>
          <Skeleton shape="title" />
          <Row />
          <Row />
        </Card>
        <Card>
          <Skeleton shape="title" />
          <Row />
        </Card>
      </Columns>
    </SkeletonGroup>
  );
}

function Row() {
  return (
    <div className={styles['row']}>
      <Skeleton shape="tile" />
      <div>
        <Skeleton />
        <Skeleton shape="short" />
      </div>
    </div>
  );
}
