import type { AppointmentSummary, OwnVisit } from '@cleaning/contract/appointments';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '#kit/api/portal-api.tsx';
import { useVisitQueue } from '../../visit-queue/use-visit-queue.ts';

/** The user's next visit of the day after this one. */
export function useNextVisit(after: AppointmentSummary): OwnVisit | undefined {
  const api = useApi();
  const { items } = useVisitQueue();
  const { data: today } = useQuery(api.getStaffToday.query({ page: 1 }));
  return today?.own_visits.find(
    ({ id, status, appointment_date: date, starts_at: startsAt }) =>
      id !== after.id &&
      status === 'confirmed' &&
      date === today.date &&
      startsAt !== null &&
      // A visit that was started offline is not the next one.
      !items.some(({ visitId }) => visitId === id),
  );
}
