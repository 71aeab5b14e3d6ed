import { Card } from '@cleaning/ui/card';
import { Skeleton, SkeletonGroup } from '@cleaning/ui/skeleton';
import { Columns } from './columns.tsx';

/** Placeholder for the page of one record, such as a quote. */
export function DetailSkeleton({ label }: { label: string }) {
  return (
    <SkeletonGroup label={label}>
      <Columns
        side={
          <Card>
            <Skeleton shape="title" />
            <Skeleton />
            <Skeleton />
          </Card>
        }
      >
        <Card>
          <Skeleton shape="title" />
          <Skeleton />
          <Skeleton />
          <Skeleton />
          <Skeleton shape="short" />
        </Card>
      </Columns>
    </SkeletonGroup>
  );
}
