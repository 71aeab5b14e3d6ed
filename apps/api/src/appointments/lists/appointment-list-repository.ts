import type { AppointmentStatus } from '@cleaning/contract/appointments/rules';
import { sydneyDateOf } from '@cleaning/pricing';
import {
  and,
  asc,
  count,
  desc,
  eq,
  gt,
  gte,
  inArray,
  isNotNull,
  isNull,
  lt,
  lte,
  not,
  or,
  sql,
  type SQL,
} from 'drizzle-orm';
import type { Queryable } from '../../core/db/client.ts';
import { countUpToLimit } from '../../core/db/count-up-to-limit.ts';
import { appointments } from '../../core/db/schema/index.ts';
import type { UserViewer } from '../../core/http/viewer.ts';
import { selectNamed, visibleTo, type NamedAppointment } from '../appointment-repository.ts';
import { worksInArea, type AreaOnDate } from '../roster/team-repository.ts';

export interface AppointmentFilter {
  readonly viewer: UserViewer;
  /** Sydney dates, both inclusive. */
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly statuses?: readonly AppointmentStatus[] | undefined;
  /** Null for appointments without a cleaner. */
  readonly staffId?: string | null | undefined;
  /** Only appointments of these cleaners. */
  readonly staffIds?: readonly string[] | undefined;
  /** Only appointments of cleaners of an area, and appointments without a cleaner. */
  readonly inArea?: AreaOnDate | undefined;
  readonly clientId?: string | undefined;
  readonly quoteId?: string | undefined;
  readonly references?: readonly string[] | undefined;
  /** Only skipped visits of a series that had a time and a cleaner. */
  readonly isSkipped?: true | undefined;
  /** Only appointments that are upcoming, or past, on this Sydney date. */
  readonly when?: { readonly kind: 'upcoming' | 'past'; readonly today: string } | undefined;
}

/** More visits than a page of cleaners has in a month; it only bounds the work. */
export const VISITS_MAX = 5000;

interface Window {
  readonly isDescending: boolean;
  readonly limit: number;
  readonly offset: number;
}

/** The first rows of a list, up to a limit. */
export const firstRows = (limit: number): Window => ({ isDescending: false, offset: 0, limit });

/** The statuses of an appointment that may still take place. */
const AHEAD: readonly AppointmentStatus[] = ['requested', 'confirmed', 'in_progress'];

/** One page of the appointments that match a filter, in a total order. */
export const listAppointments = async (
  queryable: Queryable,
  filter: AppointmentFilter,
  window: Window,
): Promise<NamedAppointment[]> => selectAppointments(queryable, filter, window);

/** Selects the rows of one page first, so that names are looked up only for those rows. */
export function selectAppointments(
  queryable: Queryable,
  filter: AppointmentFilter,
  { isDescending, limit, offset }: Window,
) {
  const direction = isDescending ? desc : asc;
  const order = [
    direction(appointments.appointmentDate),
    // On one day, appointments without a time come last.
    sql`${appointments.startsAt} ${isDescending ? sql`desc` : sql`asc`} nulls last`,
    direction(appointments.id),
  ];
  const ids = queryable
    .select({ id: appointments.id })
    .from(appointments)
    .where(filterCondition(filter))
    .orderBy(...order)
    .limit(limit)
    .offset(offset);
  return selectNamed(queryable)
    .where(inArray(appointments.id, ids))
    .orderBy(...order);
}

/** Counts the appointments that match a filter by status. */
export async function countByStatus(
  queryable: Queryable,
  filter: AppointmentFilter,
): Promise<ReadonlyMap<AppointmentStatus, number>> {
  const { status } = appointments;
  const rows = await queryable
    .select({ status, count: count() })
    .from(appointments)
    .where(filterCondition(filter))
    .groupBy(status);
  return new Map(rows.map((row) => [row.status, row.count]));
}

/** Counts the appointments that match a filter, up to the limit that lists count to. */
export const countAppointments = (
  queryable: Queryable,
  filter: AppointmentFilter,
): Promise<number> => countUpToLimit(queryable, appointments, filterCondition(filter));

function filterCondition(filter: AppointmentFilter): SQL | undefined {
  const { viewer, from, to, statuses, clientId, quoteId, references, isSkipped, when } = filter;
  const { staffId, staffIds, inArea } = filter;
  return and(
    visibleTo(viewer),
    from === undefined ? undefined : gte(appointments.appointmentDate, from),
    to === undefined ? undefined : lte(appointments.appointmentDate, to),
    statuses === undefined ? undefined : inArray(appointments.status, [...statuses]),
    staffId === null ? isNull(appointments.staffId) : undefined,
    typeof staffId === 'string' ? eq(appointments.staffId, staffId) : undefined,
    staffIds === undefined ? undefined : inArray(appointments.staffId, [...staffIds]),
    inArea === undefined ? undefined : isInAreaOrUnassigned(inArea),
    clientId === undefined ? undefined : eq(appointments.clientId, clientId),
    quoteId === undefined ? undefined : eq(appointments.quoteId, quoteId),
    references === undefined ? undefined : inArray(appointments.reference, [...references]),
    isSkipped === undefined ? undefined : wasSkipped,
    when === undefined ? undefined : isWhen(when),
  );
}

const isInAreaOrUnassigned = (area: NonNullable<AppointmentFilter['inArea']>): SQL | undefined => {
  const isInArea = worksInArea(appointments.staffId, area);
  return isInArea && or(isInArea, isNull(appointments.staffId));
};

/**
 * A skipped visit keeps its date of the series. A visit cancelled by a pause, a change or the end
 * of its series has none, unless it had been moved off a date that the series still has.
 */
const wasSkipped = and(
  eq(appointments.status, 'cancelled'),
  isNotNull(appointments.occurrenceDate),
  isNotNull(appointments.startsAt),
  isNotNull(appointments.staffId),
);

function isWhen({ kind, today }: NonNullable<AppointmentFilter['when']>): SQL | undefined {
  const isAhead = and(
    inArray(appointments.status, [...AHEAD]),
    gte(appointments.appointmentDate, today),
  );
  if (kind === 'upcoming' || isAhead === undefined) return isAhead;
  return not(isAhead);
}

/** The next appointment that has a time and has not ended, if there is one. */
export async function findNextAppointment(
  queryable: Queryable,
  viewer: UserViewer,
  now: Date,
): Promise<NamedAppointment | undefined> {
  const [next] = await selectNamed(queryable)
    .where(
      and(
        visibleTo(viewer),
        inArray(appointments.status, ['confirmed', 'in_progress']),
        gte(appointments.endsAt, now),
      ),
    )
    .orderBy(asc(appointments.startsAt), asc(appointments.id))
    .limit(1);
  return next;
}

/** Appointments that start at or after a moment, in any status, for a calendar. */
export async function listAppointmentsFrom(
  queryable: Queryable,
  viewer: UserViewer,
  { from, limit }: { readonly from: Date; readonly limit: number },
): Promise<NamedAppointment[]> {
  return selectNamed(queryable)
    .where(and(visibleTo(viewer), gte(appointments.startsAt, from)))
    .orderBy(asc(appointments.startsAt), asc(appointments.id))
    .limit(limit);
}

interface BeforeVisit {
  readonly clientId: string;
  /** Only those of this cleaner; null for all. */
  readonly staffId: string | null;
  readonly before: Date;
  readonly limit: number;
}

/** The appointments of a client that started before a moment, latest first. */
export async function listAppointmentsBefore(
  queryable: Queryable,
  { clientId, staffId, before, limit }: BeforeVisit,
): Promise<NamedAppointment[]> {
  return selectNamed(queryable)
    .where(
      and(
        eq(appointments.clientId, clientId),
        staffId === null ? undefined : eq(appointments.staffId, staffId),
        lte(appointments.appointmentDate, sydneyDateOf(before)),
        lt(appointments.startsAt, before),
      ),
    )
    .orderBy(desc(appointments.appointmentDate), desc(appointments.startsAt), desc(appointments.id))
    .limit(limit);
}

interface AfterVisit {
  readonly clientId: string;
  readonly after: Date;
  readonly limit: number;
}

/** The appointments of a client that stand and start after a moment, the next first. */
export async function listAppointmentsAfter(
  queryable: Queryable,
  { clientId, after, limit }: AfterVisit,
): Promise<NamedAppointment[]> {
  return selectNamed(queryable)
    .where(
      and(
        eq(appointments.clientId, clientId),
        inArray(appointments.status, ['confirmed', 'in_progress', 'completed']),
        gte(appointments.appointmentDate, sydneyDateOf(after)),
        gt(appointments.startsAt, after),
      ),
    )
    .orderBy(asc(appointments.appointmentDate), asc(appointments.startsAt), asc(appointments.id))
    .limit(limit);
}

/** The ids of all appointments of a client, oldest first. */
export async function listEveryId(queryable: Queryable, clientId: string): Promise<string[]> {
  const rows = await queryable
    .select({ id: appointments.id })
    .from(appointments)
    .where(eq(appointments.clientId, clientId))
    .orderBy(asc(appointments.createdAt), asc(appointments.id));
  return rows.map(({ id }) => id);
}
