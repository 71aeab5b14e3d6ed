import { isApiError } from '@cleaning/api-client';
import { queryKeys } from '@cleaning/api-client/queries';
import { type AppointmentSummary, appointmentSchema } from '@cleaning/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

/** The visit that a dialog works on, kept fresh when somebody else changed it meanwhile. */
export interface VisitChange {
  readonly current: AppointmentSummary;
  /** Somebody changed the visit while it was open here: `current` is the new state. */
  readonly hasChanged: boolean;
  /** Takes note of what a refusal says of the visit, and has the lists read again. */
  readonly meet: (error: unknown) => void;
}

export function useVisitChange(visit: AppointmentSummary): VisitChange {
  const client = useQueryClient();
  const [fresh, setFresh] = useState<AppointmentSummary | null>(null);
  return {
    current: fresh ?? visit,
    hasChanged: fresh !== null,
    meet(error) {
      if (!isApiError(error) || error.status !== 409) return;
      const found = appointmentSchema.safeParse(error.current);
      if (found.success) setFresh(found.data);
      void client.invalidateQueries({ queryKey: queryKeys.appointments.lists });
    },
  };
}
