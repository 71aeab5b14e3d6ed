import type { AppointmentSummary } from '@cleaning/contract/appointments';
import { useQueries, useQuery } from '@tanstack/react-query';
import type { QueryState } from '#kit/lists/query-content.tsx';
import { useApi } from '#kit/api/portal-api.tsx';

/** The most appointments that the service lists at once. */
const PAGE_SIZE = 100;

/** Two days in Sydney, YYYY-MM-DD, both included. */
interface Days {
  readonly from: string | undefined;
  readonly to: string | undefined;
}

/** Every appointment between two days, however many there are, soonest first. */
export function useAppointmentsBetween({
  from,
  to,
}: Days): QueryState<readonly AppointmentSummary[]> {
  const api = useApi();
  const page = (number: number) =>
    api.listMyAppointments.query({
      when: 'all',
      from,
      to,
      page_size: PAGE_SIZE,
      ...(number > 1 && { page: number }),
    });
  const first = useQuery(page(1));
  // Placeholder data belongs to other days, so its count does not apply.
  const count = first.isPlaceholderData ? 0 : (first.data?.count ?? 0);
  const further = Math.max(0, Math.ceil(count / PAGE_SIZE) - 1);
  const others = useQueries({ queries: Array.from({ length: further }, (_, at) => page(at + 2)) });

  const answers = [first, ...others];
  const missing = answers.filter(({ data, isPlaceholderData }) => !data || isPlaceholderData);
  const results = answers.flatMap(({ data }) => data?.results ?? []);
  return {
    data: missing.length === 0 ? inOrder(results) : undefined,
    error: missing.find(({ error }) => error !== null)?.error ?? null,
    errorUpdatedAt: Math.max(...answers.map(({ errorUpdatedAt }) => errorUpdatedAt)),
    isFetching: answers.some(({ isFetching }) => isFetching),
    refetch() {
      for (const { refetch } of missing) void refetch();
    },
  };
}

/** Soonest first; an appointment without a time comes before the others of its day. */
function inOrder(appointments: readonly AppointmentSummary[]): AppointmentSummary[] {
  return appointments.toSorted((a, b) => placeInTime(a).localeCompare(placeInTime(b)));
}

function placeInTime({ appointment_date, starts_at }: AppointmentSummary): string {
  return `${appointment_date} ${starts_at ?? ''}`;
}
