import type { AppointmentSummary } from '@cleaning/contract';
import { useQueries, useQuery } from '@tanstack/react-query';
import type { QueryState } from '../../../shared/lists/query-content.tsx';
import { usePortalApi } from '../../../shared/portal-api/portal-api.tsx';

/** The most visits that the service lists at once. */
const PAGE_SIZE = 100;

/** Two days in Sydney, YYYY-MM-DD, both included. */
interface Days {
  readonly from: string | undefined;
  readonly to: string | undefined;
}

/** Every visit between two days, however many there are, soonest first. */
export function useVisitsBetween({ from, to }: Days): QueryState<readonly AppointmentSummary[]> {
  const { queries } = usePortalApi();
  const page = (number: number) =>
    queries.appointments.mine({
      when: 'all',
      from,
      to,
      page_size: PAGE_SIZE,
      ...(number > 1 && { page: number }),
    });
  const first = useQuery(page(1));
  // The days before these say nothing of how many pages these have.
  const count = first.isPlaceholderData ? 0 : (first.data?.count ?? 0);
  const further = Math.max(0, Math.ceil(count / PAGE_SIZE) - 1);
  const others = useQueries({ queries: Array.from({ length: further }, (_, at) => page(at + 2)) });

  const answers = [first, ...others];
  const missing = answers.filter(({ data, isPlaceholderData }) => !data || isPlaceholderData);
  const results = answers.flatMap(({ data }) => data?.results ?? []);
  return {
    data: missing.length === 0 ? inOrder(results) : undefined,
    error: missing.find(({ error }) => error !== null)?.error ?? null,
    isFetching: answers.some(({ isFetching }) => isFetching),
    refetch() {
      for (const { refetch } of missing) void refetch();
    },
  };
}

/** Soonest first; a visit without a time comes before the others of its day. */
function inOrder(visits: readonly AppointmentSummary[]): AppointmentSummary[] {
  return visits.toSorted((a, b) => placeInTime(a).localeCompare(placeInTime(b)));
}

function placeInTime({ visit_date, starts_at }: AppointmentSummary): string {
  return `${visit_date} ${starts_at ?? ''}`;
}
