import { isApiError } from '@cleaning/api-client';
import type { AppointmentSummary } from '@cleaning/contract/appointments';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '#kit/api/portal-api.tsx';
import { useNow } from '#kit/hooks/use-now.ts';
import type { LatestVersion } from '#kit/versions/use-latest-version.ts';
import { isLate, useFeeRates } from './late-fee.ts';

type Visit = Pick<AppointmentSummary, 'free_until'>;

export interface CostMoment {
  /** The moment by which a dialog shows what a command costs. */
  readonly moment: Date;
  /** What the client sees that it costs, for the request. */
  readonly costShown: { readonly cost_shown_at: string; readonly cost_shown_percent?: number };
  /**
   * Handles a refusal: takes the newer version from it or, when it has none, the fee as it is now or
   * that the free time of one of the visits has ended.
   */
  readonly handleRefusal: <Record extends { readonly version: number }>(
    error: unknown,
    versions: LatestVersion<Record>,
    visits: readonly Visit[],
  ) => Promise<void> | undefined;
}

/**
 * The time for a dialog that shows what a command costs. The clock of the service decides, which may be
 * ahead of the one of this device.
 */
export function useCostMoment(clientId: string, reader: 'client' | 'staff'): CostMoment {
  const api = useApi();
  const queries = useQueryClient();
  const percent = useFeeRates(clientId, reader)?.late_cancellation_percent;
  const now = useNow();
  const [earliest, setEarliest] = useState(now);
  const moment = earliest > now ? earliest : now;
  const readFeeAgain = async (visits: readonly Visit[]): Promise<void> => {
    const rates = await queries
      .fetchQuery({ ...api.getMyHourlyRates.query(), staleTime: 0 })
      .catch(() => null);
    if (rates === null || rates.late_cancellation_percent === percent) {
      setEarliest(afterNextEnd(visits, moment));
    }
  };
  return {
    moment,
    costShown: {
      cost_shown_at: moment.toISOString(),
      ...(percent !== undefined && { cost_shown_percent: percent }),
    },
    handleRefusal(error, versions, visits) {
      const isOfVersion = versions.newerIn(error)?.version === versions.latest.version;
      if (isApiError(error) && error.code === 'stale_version' && isOfVersion) {
        return readFeeAgain(visits);
      }
      versions.handleConflict(error);
      return undefined;
    },
  };
}

/** The time now, or if that is later, just after the next visit can no longer be cancelled free. */
function afterNextEnd(visits: readonly Visit[], moment: Date): Date {
  const ends = visits.flatMap((visit) =>
    visit.free_until === null || isLate(visit, moment) ? [] : [Date.parse(visit.free_until)],
  );
  return new Date(Math.max(Date.now(), ends.length === 0 ? 0 : Math.min(...ends) + 1));
}
