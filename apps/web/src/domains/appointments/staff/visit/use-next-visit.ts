import { useAuth } from '@cleaning/auth/react';
import type { AppointmentSummary, OwnVisit } from '@cleaning/contract/appointments';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '#kit/api/portal-api.tsx';
import { useVisitQueue } from '../../visit-queue/use-visit-queue.ts';

/** The user's next visit of the day after this one. */
export function useNextVisit(after: AppointmentSummary): OwnVisit | undefined {
  const api = useApi();
  const { items } = useVisitQueue();
  const { isCleaner } = useAuth();
  const { data: today } = useQuery({
    ...api.getStaffToday.query({ page: 1 }),
    enabled: !isCleaner,
  });
  const { data: own } = useQuery({ ...api.getOwnVisits.query(), enabled: isCleaner });
  const date = isCleaner ? own?.date : today?.date;
  const visits = isCleaner ? own?.visits : today?.own_visits;
  return visits?.find(
    ({ id, status, appointment_date: day, starts_at: startsAt }) =>
      id !== after.id &&
      status === 'confirmed' &&
      day === date &&
      startsAt !== null &&
      // A visit that was started offline is not the next one.
      !items.some(({ visitId }) => visitId === id),
  );
}
