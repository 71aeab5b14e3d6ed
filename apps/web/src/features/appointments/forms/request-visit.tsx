import { MAX_ADDRESSES, type Address } from '@cleaning/contract';
import { Alert } from '@cleaning/ui/alert';
import { Card } from '@cleaning/ui/card';
import { Skeleton, SkeletonGroup } from '@cleaning/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { errorMessage } from '../../../shared/errors/api-errors.ts';
import { usePortalApi } from '../../../shared/portal-api/portal-api.tsx';
import styles from './request-visit.module.css';
import { RequestVisitForm } from './request-visit-form.tsx';

/** Asks for a visit. Saved addresses are offered; without them one is typed. */
export function RequestVisit({ today }: { today: string }) {
  const { queries } = usePortalApi();
  const { data, error } = useQuery(queries.accounts.addresses());
  if (data === undefined && error === null) {
    return (
      <SkeletonGroup label="Loading the form">
        <Card className={styles['page']}>
          <Skeleton shape="control" />
          <Skeleton shape="control" />
          <Skeleton shape="control" />
        </Card>
      </SkeletonGroup>
    );
  }
  return (
    <Card className={styles['page']}>
      {error !== null && data === undefined ? (
        <Alert tone="warning" title="Your saved addresses did not load">
          <p>{errorMessage(error)} You can type the address instead.</p>
        </Alert>
      ) : null}
      <RequestVisitForm today={today} addresses={defaultFirst(data?.results ?? [])} />
    </Card>
  );
}

function defaultFirst(addresses: readonly Address[]): Address[] {
  return addresses
    .slice(0, MAX_ADDRESSES)
    .toSorted((a, b) => Number(b.is_default) - Number(a.is_default));
}
