import type { AppointmentSeries } from '@cleaning/contract/series';
import {
  SERIES_DAYS_AHEAD,
  type SeriesRule,
  type SeriesVisit,
} from '@cleaning/contract/series/rules';
import { addDays } from '@cleaning/ndis';
import { sydneyDateOf } from '@cleaning/pricing';
import type { Queryable } from '../core/db/client.ts';
import { notFound } from '../core/http/api-error.ts';
import type { NamedAppointment } from '../appointments/appointment-repository.ts';
import type { AppointmentContext } from '../appointments/load-appointment.ts';
import { listOccurrences } from '../appointments/occurrence-repository.ts';
import { toSeries } from './view.ts';
import {
  findSeries,
  listSeriesEvents,
  type NamedSeries,
  type SeriesRow,
} from './series-repository.ts';

/** A visit of a series, with the appointment that belongs to it. */
export interface StoredVisit extends SeriesVisit {
  readonly named: NamedAppointment;
}

/** A locked series with the visits whose date, or the day on which they take place, is to come. */
export interface LockedSeries {
  readonly row: SeriesRow;
  readonly rule: SeriesRule;
  readonly visits: readonly StoredVisit[];
  readonly series: AppointmentSeries;
}

/** Later than every visit: visits are booked for some weeks, and a series ends within two years. */
const FAR_DAYS = 1000;

export const windowFrom = (now: Date) => {
  const from = sydneyDateOf(now);
  return { from, to: addDays(from, SERIES_DAYS_AHEAD) };
};

/** Series as the API shows them, with the dates of the next weeks. */
export async function showSeries(
  queryable: Queryable,
  found: readonly NamedSeries[],
  { viewer, now }: AppointmentContext,
): Promise<AppointmentSeries[]> {
  const ids = found.map(({ row }) => row.id);
  const window = windowFrom(now);
  const visits = await listOccurrences(queryable, ids, window);
  const events = await listSeriesEvents(queryable, ids);
  return found.map((named) =>
    toSeries(
      {
        named,
        visits: visits.filter(({ row }) => row.seriesId === named.row.id),
        events: events.filter(({ seriesId }) => seriesId === named.row.id),
      },
      { viewer, now, window },
    ),
  );
}

/** @throws ApiError `not_found` when the series does not exist, or the viewer may not see it. */
export async function readSeries(
  queryable: Queryable,
  id: string,
  context: AppointmentContext,
): Promise<AppointmentSeries> {
  const found = await findSeries(queryable, id, context.viewer);
  const [series] = found === undefined ? [] : await showSeries(queryable, [found], context);
  if (series === undefined) throw notFound();
  return series;
}

/** The visits of a series whose date, or the day on which they take place, is not before a date. */
export async function listVisits(
  queryable: Queryable,
  id: string,
  from: string,
): Promise<StoredVisit[]> {
  const found = await listOccurrences(queryable, [id], { from, to: addDays(from, FAR_DAYS) });
  return found.flatMap((named) => {
    const { occurrenceDate, appointmentDate, status, startsAt, endsAt, staffId } = named.row;
    const visit = { named, id: named.row.id, appointmentDate, status, startsAt, endsAt, staffId };
    return occurrenceDate === null ? [] : [{ ...visit, occurrenceDate }];
  });
}

/** A series with its visits from today on; undefined when the viewer may not see it. */
export async function loadSeries(
  queryable: Queryable,
  id: string,
  context: AppointmentContext,
): Promise<LockedSeries | undefined> {
  const found = await findSeries(queryable, id, context.viewer);
  const [series] = found === undefined ? [] : await showSeries(queryable, [found], context);
  if (found === undefined || series === undefined) return undefined;
  const visits = await listVisits(queryable, id, sydneyDateOf(context.now));
  return { row: found.row, rule: found.row, visits, series };
}
