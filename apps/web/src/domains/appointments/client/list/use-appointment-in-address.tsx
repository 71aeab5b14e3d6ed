import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useApi } from '#kit/api/portal-api.tsx';
import { appointmentInAddress } from '../../visit-paths.ts';
import type { OpenAppointment } from '../detail/appointment-dialog.tsx';
import { company } from '@cleaning/company';
import { Alert } from '@cleaning/ui/alert';
import { Button } from '@cleaning/ui/button';
import { errorMessage, isMissing } from '#kit/errors/api-errors.ts';

/** Why the appointment in the address could not be opened. */
export interface AbsentAppointment {
  /** The error of the query. */
  readonly error: unknown;
  readonly isTrying: boolean;
  readonly tryAgain: () => void;
}

/**
 * Opens the appointment named in the address once it has loaded, and removes it from the address, so that going
 * back does not open it again.
 *
 * @returns Null unless the appointment could not be loaded.
 */
export function useAppointmentInAddress(open: OpenAppointment): AbsentAppointment | null {
  const api = useApi();
  const [params, setParams] = useSearchParams();
  const named = appointmentInAddress(params);
  const {
    data: appointment,
    error,
    isFetching,
    refetch,
  } = useQuery({
    ...api.getAppointment.query({ id: named?.id ?? '' }),
    enabled: named !== null,
  });

  const openNamed = useEffectEvent(() => {
    if (appointment === undefined || named === null) return;
    open(named.action, appointment);
    setParams(
      (before) => {
        before.delete('visit');
        before.delete('action');
        return before;
      },
      { replace: true },
    );
  });
  const isThere = named !== null && appointment?.id === named.id;

  useEffect(() => {
    if (isThere) openNamed();
  }, [isThere]);

  if (named === null || appointment !== undefined || error === null) return null;
  return { error, isTrying: isFetching, tryAgain: () => void refetch() };
}

export function AppointmentNotOpened({ error, isTrying, tryAgain }: AbsentAppointment) {
  if (isMissing(error)) {
    return (
      <Alert tone="warning" title="We could not find that visit" live>
        <p>
          The link may be incomplete, or the visit belongs to another account. Your visits are
          below. If one is missing, call us on {company.phoneDisplay}.
        </p>
      </Alert>
    );
  }
  return (
    <Alert tone="danger" title="We could not open that visit" live>
      <p>{errorMessage(error)}</p>
      <Button variant="outline" size="sm" busy={isTrying} busyLabel="Opening" onClick={tryAgain}>
        Try again
      </Button>
    </Alert>
  );
}
