import { Card } from '@cleaning/ui/card';
import { Skeleton, SkeletonGroup } from '@cleaning/ui/skeleton';

const ROWS = ['first', 'second', 'third'] as const;

/** Holds the place of visits. */
export function VisitsSkeleton({ label }: { label: string }) {
  return (
    <SkeletonGroup label={label}>
      <Card>
        {ROWS.map((row) => (
          <div key={row}>
            <Skeleton shape="title" />
            <Skeleton />
            <Skeleton shape="short" />
          </div>
        ))}
      </Card>
    </SkeletonGroup>
  );
}
