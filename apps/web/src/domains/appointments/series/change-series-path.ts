import type { AppointmentSummary } from '@cleaning/contract/appointments';
import type { AppointmentSeries } from '@cleaning/contract/series';
import { staffClientVisitsPath } from '../visit-paths.ts';
import { changeableVisits } from './describe-series.ts';

/** The address where staff change the series of a visit, from this visit on. */
export function changeSeriesPath({ id, client_id, series }: AppointmentSummary): string {
  const search = new URLSearchParams({ series: series?.id ?? '', visit: id });
  return `${staffClientVisitsPath(client_id)}?${search.toString()}`;
}

/** The series to change and its first visit, from an address; null if it cannot be changed. */
export function seriesToChange(
  search: URLSearchParams,
  all: readonly AppointmentSeries[] | undefined,
  today: string,
) {
  const series = all?.find(({ id }) => id === search.get('series'));
  if (series === undefined || changeableVisits(series, today).length === 0) return null;
  if (!series.available_commands.includes('change')) return null;
  return { series, visitId: search.get('visit') ?? '' };
}
