import {
  refuseSeriesCommand,
  SERIES_DAYS_AHEAD,
  type AppointmentSeries,
  type SeriesRule,
  type SeriesTransition,
  type SeriesVisit,
} from '@cleaning/contract';
import { addDays } from '@cleaning/ndis';
import { sydneyDateOf } from '@cleaning/pricing';
import type { Queryable, Transaction } from '../core/db/client.ts';
import { ApiError, notFound, staleVersion } from '../core/http/api-error.ts';
import type { UserViewer } from '../core/http/viewer.ts';
import { findAuthorName } from '../accounts/author-name.ts';
import type { NamedAppointment } from '../appointments/appointment-repository.ts';
import type { AppointmentContext } from '../appointments/load-appointment.ts';
import { toSeries } from './series-mapper.ts';
import { listOccurrences, lockOccurrences } from '../appointments/occurrence-repository.ts';
import {
  findSeries,
  listSeriesEvents,
  lockSeries,
  type NamedSeries,
  type SeriesRow,
} from './series-repository.ts';

/** A command on one series, which the caller last read at this version. */
export interface SeriesCall<By extends UserViewer = UserViewer> extends AppointmentContext<By> {
  readonly id: string;
  readonly version: number;
}

/** A visit of a series, with the appointment that belongs to it. */
export interface StoredVisit extends SeriesVisit {
  readonly named: NamedAppointment;
}

/** A locked series with its visits from today on. */
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
export async function completeSeries(
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
  const [series] = found === undefined ? [] : await completeSeries(queryable, [found], context);
  if (series === undefined) throw notFound();
  return series;
}

/** The visits of a series from a date on. */
export async function listVisits(
  queryable: Queryable,
  id: string,
  from: string,
): Promise<StoredVisit[]> {
  const found = await listOccurrences(queryable, [id], { from, to: addDays(from, FAR_DAYS) });
  return found.flatMap((named) => {
    const { occurrenceDate, status, startsAt, endsAt, staffId } = named.row;
    return occurrenceDate === null
      ? []
      : [{ named, id: named.row.id, occurrenceDate, status, startsAt, endsAt, staffId }];
  });
}

/**
 * Locks a series and its visits until the transaction ends, for a command.
 *
 * @throws ApiError `not_found`, `stale_version` when it changed since the caller read it, or
 *   `invalid_transition` when the command does not suit the state of the series.
 */
export async function lockForCommand(
  transaction: Transaction,
  call: SeriesCall,
  command: SeriesTransition,
): Promise<LockedSeries> {
  const { id, viewer, now } = call;
  const today = sydneyDateOf(now);
  if (!(await lockSeries(transaction, id, viewer))) throw notFound();
  await lockOccurrences(transaction, id, today);
  const found = await findSeries(transaction, id, viewer);
  const [series] =
    found === undefined ? [] : await completeSeries(transaction, [found], { viewer, now });
  if (found === undefined || series === undefined) throw notFound();
  if (found.row.version !== call.version) {
    throw staleVersion(
      series,
      'These visits have changed since you opened them. Check them and try again.',
      await findAuthorName(transaction, found.row, viewer),
    );
  }
  const refusal = refuseSeriesCommand(found.row, command, today);
  if (refusal !== null) throw new ApiError('invalid_transition', refusal, { current: series });
  const visits = await listVisits(transaction, id, today);
  return { row: found.row, rule: found.row, visits, series };
}
