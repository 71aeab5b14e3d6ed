import { Card } from '@cleaning/ui/card';
import { ErrorState } from '@cleaning/ui/error-state';
import { Skeleton, SkeletonGroup } from '@cleaning/ui/skeleton';
import { SummaryList } from '@cleaning/ui/summary-list';
import { useQuery } from '@tanstack/react-query';
import { errorMessage, usePortalApi } from '../../../shared/portal-api/index.ts';

/** What we hold of an NDIS participant's plan. The number is only ever shown masked. */
export function NdisDetails() {
  const { queries } = usePortalApi();
  const { data, error, isFetching, refetch } = useQuery(queries.accounts.profile());
  if (data !== undefined) {
    return (
      <Card title="Your NDIS details">
        <SummaryList
          layout="facts"
          rows={[{ label: 'NDIS number', value: data.ndis_number_masked ?? 'Not given yet' }]}
        />
      </Card>
    );
  }
  return (
    <Card title="Your NDIS details">
      {error === null ? (
        <SkeletonGroup label="Loading your NDIS details">
          <Skeleton />
        </SkeletonGroup>
      ) : (
        <ErrorState
          level={3}
          title="We could not load your details"
          message={errorMessage(error)}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
    </Card>
  );
}
