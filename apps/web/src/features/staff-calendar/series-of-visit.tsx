import type { AppointmentSummary } from '@cleaning/contract';
import { SummaryList } from '@cleaning/ui/summary-list';
import { useQuery } from '@tanstack/react-query';
import { useTeamApi } from '../../shared/portal-api/team-api.ts';
import { aroundVisit } from './around-visit.ts';

/** When the visits of its series before and after a visit are. */
export function SeriesOfVisit({ visit }: { readonly visit: AppointmentSummary }) {
  const { queries } = useTeamApi();
  const { data } = useQuery(queries.appointmentSeries.ofClient(visit.client_id));
  const series = data?.find(({ id }) => id === visit.series?.id);
  const facts = series === undefined ? [] : aroundVisit(series, visit);
  return facts.length === 0 ? null : <SummaryList layout="facts" rows={facts} />;
}
