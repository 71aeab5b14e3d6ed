import { isApiError } from '@cleaning/api-client';
import { queryKeys } from '@cleaning/api-client/queries';
import { type AppointmentSummary, appointmentSchema } from '@cleaning/contract';
import { useQueryClient } from '@tanstack/react-query';
import {
  type LatestVersion,
  useLatestVersion,
} from '../../../shared/versions/use-latest-version.ts';

/** The visit that a dialog works on. A refusal has the lists read again. */
export function useLatestVisit(visit: AppointmentSummary): LatestVersion<AppointmentSummary> {
  const client = useQueryClient();
  const version = useLatestVersion(visit, appointmentSchema);
  return {
    ...version,
    handleConflict(error) {
      if (isApiError(error) && error.status === 409) {
        void client.invalidateQueries({ queryKey: queryKeys.appointments.lists });
      }
      return version.handleConflict(error);
    },
  };
}
