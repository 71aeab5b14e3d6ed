import { useQuery } from '@tanstack/react-query';
import { describeDay, describeStart } from '../../format-appointment.ts';
import { unbrokenTimes } from '#kit/lib/unbroken.ts';
import { useApi } from '#kit/api/portal-api.tsx';
import { APPOINTMENTS_PAGE_SIZE, type AppointmentsView } from './appointments-view.ts';

/**
 * The next confirmed visit in words: "Your next visit is Thursday 26 November, 9:00 am". Only on
 * the first page of the list, which contains that visit.
 */
export function useNextVisit(view: AppointmentsView): string | undefined {
  const api = useApi();
  const { data } = useQuery({
    ...api.listMyAppointments.query({
      when: 'upcoming',
      page: 1,
      page_size: APPOINTMENTS_PAGE_SIZE,
    }),
    enabled: view.kind === 'list' && view.page === 1,
  });
  const next = data?.results.find(({ status }) => status === 'confirmed');
  if (next === undefined) return undefined;
  const when = `${describeDay(next.appointment_date)}, ${describeStart(next)}`;
  return unbrokenTimes(`Your next visit is ${when}`);
}
