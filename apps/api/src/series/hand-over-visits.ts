import type { HandOver, SeriesToHandOver } from '@cleaning/contract/people';
import { isTaken, type CleanerTime } from '@cleaning/contract/availability/rules';
import { fullName } from '@cleaning/contract/rules';
import { addDays, startOfSydneyDay } from '@cleaning/ndis';
import { sydneyDateOf } from '@cleaning/pricing';
import type { Queryable } from '../core/db/client.ts';
import { toSummary } from '../appointments/view.ts';
import type { NamedAppointment } from '../appointments/appointment-repository.ts';
import { readCleanerTimes } from '../appointments/availability/availability-repository.ts';
import type { StaffMemberRow } from '../appointments/booking/staff-repository.ts';
import { listWithoutCleaner } from '../appointments/occurrence-repository.ts';
import { whoElseCanCome } from '../appointments/roster/leave-decisions.ts';
import { listVisitsIn, listVisitsUnderWay } from '../appointments/roster/leave-repository.ts';
import { listSuggested } from '../appointments/roster/team-repository.ts';
import { listSeriesOf, type NamedSeries } from './series-repository.ts';

export { cleanersOfSeriesAfter } from './series-repository.ts';

/** From when on the work of somebody is for others. */
export interface HandOverTime {
  readonly staffId: string;
  /** The last Sydney date that is theirs. */
  readonly lastDate: string;
  readonly after: Date;
}

/** @param lastDay null hands over what they have from now on. */
export const handOverTime = (staffId: string, lastDay: string | null, now: Date): HandOverTime =>
  lastDay === null
    ? { staffId, lastDate: addDays(sydneyDateOf(now), -1), after: now }
    : { staffId, lastDate: lastDay, after: startOfSydneyDay(addDays(lastDay, 1)) };

/** A series of somebody, and its visits that are theirs, or nobody's. */
export interface OwnSeries {
  readonly named: NamedSeries;
  readonly visits: readonly NamedAppointment[];
}

/** The series of somebody that go on, and their visits of no such series, by start. */
export interface OwnVisits {
  readonly series: readonly OwnSeries[];
  readonly visits: readonly NamedAppointment[];
}

/** Later than any visit is booked. */
const FAR_DAYS = 1000;

/** What somebody would have after a day, by three statements. */
export async function listOwnVisits(
  queryable: Queryable,
  { staffId, lastDate, after }: HandOverTime,
): Promise<OwnVisits> {
  const series = await listSeriesOf(queryable, staffId, lastDate);
  const ids = series.map(({ row }) => row.id);
  const endsAt = startOfSydneyDay(addDays(lastDate, FAR_DAYS));
  const own = await listVisitsIn(queryable, { staffId, startsAt: after, endsAt });
  const unassigned = await listWithoutCleaner(queryable, ids, after);
  const inOrder = [...own, ...unassigned].toSorted((one, other) =>
    one.row.appointmentDate < other.row.appointmentDate ? -1 : 1,
  );
  const bySeries = Map.groupBy(inOrder, ({ row }) => row.seriesId ?? '');
  return {
    series: series.map((named) => ({ named, visits: bySeries.get(named.row.id) ?? [] })),
    visits: own.filter(({ row }) => !ids.includes(row.seriesId ?? '')),
  };
}

/** The visits that somebody would have after a day, and who could take them over. */
export async function showOwnVisits(
  queryable: Queryable,
  time: HandOverTime,
  now: Date,
): Promise<Pick<HandOver, 'series' | 'visits'>> {
  const { staffId } = time;
  const { series, visits } = await listOwnVisits(queryable, time);
  const ofSeries = series.flatMap((each) => each.visits);
  const dates = [...new Set(ofSeries.map(({ row }) => row.appointmentDate))];
  const team = await listSuggested(queryable, { area: null, date: time.lastDate });
  const others = team.filter(({ id, lastDay }) => id !== staffId && lastDay === null);
  const times = await readCleanerTimes(queryable, others, dates);
  const timeOf = new Map(times.map((each) => [each.id, each]));
  return {
    series: series.map((each) => toSeriesToHandOver(each, others, timeOf)),
    visits: await whoElseCanCome(queryable, visits, { staffId, now }),
  };
}

/** The visits that somebody has begun and not completed, which are never handed over. */
export async function showUnderWay(
  queryable: Queryable,
  staffId: string,
): Promise<HandOver['under_way']> {
  const visits = await listVisitsUnderWay(queryable, staffId);
  return visits.map((named) => {
    const { id, client_name, appointment_date, starts_at, ends_at } = toSummary(named);
    return { id, client_name, appointment_date, starts_at, ends_at };
  });
}

function toSeriesToHandOver(
  { named: { row, client }, visits }: OwnSeries,
  others: readonly StaffMemberRow[],
  timeOf: ReadonlyMap<string, CleanerTime>,
): SeriesToHandOver {
  return {
    series: {
      id: row.id,
      version: row.version,
      client_id: row.clientId,
      client_name: fullName(client.firstName, client.lastName),
      service_id: row.serviceId,
      suburb: row.suburb,
      recurrence: row.recurrence,
      first_date: row.firstDate,
      start_time: row.startTime,
      end_time: row.endTime,
    },
    visit_count: visits.length,
    cleaners: others
      .map(({ id, firstName }) => ({
        staff_member: { id, first_name: firstName },
        free_count: visits.filter((visit) => canCome(timeOf.get(id), visit)).length,
      }))
      .toSorted((one, other) => other.free_count - one.free_count),
  };
}

const canCome = (cleaner: CleanerTime | undefined, { row }: NamedAppointment): boolean =>
  cleaner !== undefined &&
  row.startsAt !== null &&
  row.endsAt !== null &&
  !isTaken(cleaner, { startsAt: row.startsAt, endsAt: row.endsAt, appointmentId: row.id });
