import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useSearchParams } from 'react-router-dom';
import { usePortalApi } from '../../../shared/portal-api/portal-api.tsx';
import { appointmentInAddress } from '../../../shared/lib/paths.ts';
import type { OpenVisit } from '../components/visit-dialogs.tsx';

/** Why the visit that an address names is not open. */
export interface AbsentVisit {
  /** What its reading threw. */
  readonly error: unknown;
  readonly isTrying: boolean;
  readonly tryAgain: () => void;
}

/**
 * Opens the visit that the address names, once it is read; the address then names none, so that going
 * back does not open it again.
 *
 * @returns Null unless the visit could not be read.
 */
export function useVisitInAddress(open: OpenVisit): AbsentVisit | null {
  const { queries } = usePortalApi();
  const [params, setParams] = useSearchParams();
  const named = appointmentInAddress(params);
  const {
    data: visit,
    error,
    isFetching,
    refetch,
  } = useQuery({
    ...queries.appointments.detail(named?.id ?? ''),
    enabled: named !== null,
  });

  const openNamed = useEffectEvent(() => {
    if (visit === undefined || named === null) return;
    open(named.action, visit);
    setParams(
      (before) => {
        before.delete('visit');
        before.delete('action');
        return before;
      },
      { replace: true },
    );
  });
  const isThere = named !== null && visit?.id === named.id;

  useEffect(() => {
    if (isThere) openNamed();
  }, [isThere]);

  if (named === null || visit !== undefined || error === null) return null;
  return { error, isTrying: isFetching, tryAgain: () => void refetch() };
}
