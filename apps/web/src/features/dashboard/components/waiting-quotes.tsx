import { Alert } from '@cleaning/ui/alert';
import { Button } from '@cleaning/ui/button';
import { Card } from '@cleaning/ui/card';
import { ErrorState } from '@cleaning/ui/error-state';
import { useQuery } from '@tanstack/react-query';
import { errorMessage, usePortalApi } from '../../../shared/portal-api/index.ts';
import { useSavedPrice } from '../model/use-saved-price.ts';
import { WAITING_QUERY, arrangeWaiting } from '../model/waiting-quotes.ts';
import { DashboardSkeleton } from './dashboard-skeleton.tsx';
import { FirstSteps } from './first-steps.tsx';
import { PriceWaiting } from './price-waiting.tsx';
import { WaitingList } from './waiting-list.tsx';
import styles from './waiting-quotes.module.css';

/** What waits for the client, the price they brought along first. */
export function WaitingQuotes() {
  const { queries } = usePortalApi();
  const savedPrice = useSavedPrice();
  const { data, error, isFetching, refetch } = useQuery(queries.quotes.mine(WAITING_QUERY));

  const notice =
    savedPrice.error === null ? null : (
      <Alert tone="danger" title="Your price is not saved yet" live>
        <p>{errorMessage(savedPrice.error)} It is still on this device.</p>
        <Button
          className={styles['again']}
          variant="outline"
          size="sm"
          busy={savedPrice.isSaving}
          busyLabel="Saving"
          onClick={savedPrice.tryAgain}
        >
          Try again
        </Button>
      </Alert>
    );

  if (data === undefined && error !== null) {
    return (
      <>
        {notice}
        <Card>
          <ErrorState
            title="We could not load your quotes"
            message={errorMessage(error)}
            retrying={isFetching}
            onRetry={() => void refetch()}
          />
        </Card>
      </>
    );
  }
  if (data === undefined || savedPrice.isSaving) {
    return (
      <DashboardSkeleton
        label={savedPrice.isSaving ? 'Saving your price' : 'Loading your quotes'}
      />
    );
  }
  const hasQuotes = Object.values(data.status_counts).some((count) => count > 0);
  const { featured, others } = arrangeWaiting(data.results);
  return (
    <>
      {notice}
      {featured === null ? null : <PriceWaiting quote={featured} />}
      {hasQuotes ? <WaitingList quotes={others} hasFeatured={featured !== null} /> : <FirstSteps />}
    </>
  );
}
