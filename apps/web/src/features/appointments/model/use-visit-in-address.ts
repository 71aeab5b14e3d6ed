import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useSearchParams } from 'react-router-dom';
import { usePortalApi } from '../../../shared/portal-api/index.ts';
import { visitInAddress } from '../../../shared/visits/index.ts';
import type { OpenVisit } from '../components/visit-dialogs.tsx';

/**
 * Opens the visit that the address names, once it is read; the address then names none, so that going
 * back does not open it again. A visit that is not the client's opens nothing: the list is there.
 */
export function useVisitInAddress(open: OpenVisit): void {
  const { queries } = usePortalApi();
  const [params, setParams] = useSearchParams();
  const named = visitInAddress(params);
  const { data: visit } = useQuery({
    ...queries.appointments.detail(named?.id ?? ''),
    enabled: named !== null,
  });

  const openNamed = useEffectEvent(() => {
    if (visit === undefined || named === null) return;
    open(named.door, visit);
    setParams(
      (before) => {
        before.delete('visit');
        before.delete('door');
        return before;
      },
      { replace: true },
    );
  });
  const isThere = named !== null && visit?.id === named.id;

  useEffect(() => {
    if (isThere) openNamed();
  }, [isThere]);
}
