import { type AppointmentSeries, appointmentSeriesSchema } from '@cleaning/contract/series';
import { RemoteChanges } from '#kit/versions/remote-changes.tsx';
import { type LatestVersion, useLatestVersion } from '#kit/versions/use-latest-version.ts';
import type { VersionRow } from '#kit/versions/version-changes.tsx';
import { describeShortDate } from '../format-appointment.ts';
import { describeSeries, SERIES_STATUS } from './describe-series.ts';

/** The latest version of a series while a dialog about it is open. */
export const useLatestSeries = (series: AppointmentSeries): LatestVersion<AppointmentSeries> =>
  useLatestVersion(series, appointmentSeriesSchema);

/** Shows what changed elsewhere while a dialog about a series was open. */
export function SeriesChanges({
  version: { opened, latest },
}: {
  readonly version: LatestVersion<AppointmentSeries>;
}) {
  return <RemoteChanges before={listRows(opened)} after={listRows(latest)} />;
}

const dateOrNone = (date: string | null): string => (date === null ? '' : describeShortDate(date));

const listRows = (series: AppointmentSeries): VersionRow[] => [
  { label: 'When', value: describeSeries(series) },
  { label: 'Status', value: SERIES_STATUS[series.status].label },
  { label: 'Who comes', value: series.staff_member.first_name },
  { label: 'Last day', value: dateOrNone(series.last_date) },
  { label: 'Paused from', value: dateOrNone(series.paused_from) },
  { label: 'Starts again', value: dateOrNone(series.resumes_on) },
];
