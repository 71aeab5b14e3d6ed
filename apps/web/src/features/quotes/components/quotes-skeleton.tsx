import { SkeletonGroup } from '@cleaning/ui/skeleton';
import { WaitingRows } from '../../../shared/portal-page/index.ts';

/** Holds the place of a list of quotes. */
export function QuotesSkeleton() {
  return (
    <SkeletonGroup label="Loading your quotes">
      <WaitingRows />
    </SkeletonGroup>
  );
}
