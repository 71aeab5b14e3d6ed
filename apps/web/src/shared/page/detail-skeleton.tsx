import { Card } from '@cleaning/ui/card';
import { Skeleton, SkeletonGroup } from '@cleaning/ui/skeleton';
import { Columns } from './columns.tsx';

/** Holds the place of one thing's page, such as a quote's, while it is loading. */
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
