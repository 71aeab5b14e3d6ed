import { isApiError } from '@cleaning/api-client';
import type { AppointmentSummary } from '@cleaning/contract/appointments';
import { useState } from 'react';
import { useNow } from '#kit/hooks/use-now.ts';
import type { LatestVersion } from '#kit/versions/use-latest-version.ts';
import { isLate } from './late-fee.ts';

type Visit = Pick<AppointmentSummary, 'free_until'>;

export interface CostMoment {
  /** The moment by which a dialog shows what a command costs. */
  readonly moment: Date;
  /**
   * Handles a refusal: takes the newer version from it or, when it has none, that the free time of one
   * of the visits has ended.
   */
  readonly handleRefusal: <Record extends { readonly version: number }>(
    error: unknown,
    versions: LatestVersion<Record>,
    visits: readonly Visit[],
  ) => void;
}

/**
 * The time for a dialog that shows what a command costs. The clock of the service decides, which may be
 * ahead of the one of this device.
 */
export function useCostMoment(): CostMoment {
  const now = useNow();
  const [earliest, setEarliest] = useState(now);
  const moment = earliest > now ? earliest : now;
  return {
    moment,
    handleRefusal(error, versions, visits) {
      const isOfVersion = versions.newerIn(error)?.version === versions.latest.version;
      if (isApiError(error) && error.code === 'stale_version' && isOfVersion) {
        setEarliest(afterNextEnd(visits, moment));
      } else versions.handleConflict(error);
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
