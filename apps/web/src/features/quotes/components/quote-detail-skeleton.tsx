import { Card } from '@cleaning/ui/card';
import { Skeleton, SkeletonGroup } from '@cleaning/ui/skeleton';
import { Columns } from '../../../shared/portal-page/index.ts';

/** Holds the place of a quote. */
export function QuoteDetailSkeleton() {
  return (
    <SkeletonGroup label="Loading the quote">
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
