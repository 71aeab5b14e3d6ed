import { WEEKS_BETWEEN, type Recurrence, type SeriesRule } from '@cleaning/contract/series/rules';
import {
  and,
  asc,
  desc,
  eq,
  getTableColumns,
  gt,
  gte,
  inArray,
  isNull,
  lt,
  or,
  sql,
  type SQL,
} from 'drizzle-orm';
import { alias, type AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Queryable, Transaction } from '../core/db/client.ts';
import { ownedBy } from '../core/db/owned-by.ts';
import { appointmentSeries, appointmentSeriesEvents, users } from '../core/db/schema/index.ts';
import { subquery } from '../core/db/subquery.ts';
import type { ChangeStamp, UserViewer } from '../core/http/viewer.ts';

export type SeriesRow = typeof appointmentSeries.$inferSelect;
type NewSeries = Omit<
  typeof appointmentSeries.$inferInsert,
  'recurrence' | 'intervalWeeks' | 'monthlyBy'
> &
  Pick<SeriesRule, 'recurrence'>;
export type SeriesEventRow = typeof appointmentSeriesEvents.$inferSelect;
type NewSeriesEvent = typeof appointmentSeriesEvents.$inferInsert;

/** A series with the names of its client and member of staff. */
export interface NamedSeries {
  readonly row: SeriesRow;
  readonly client: { readonly firstName: string; readonly lastName: string };
  readonly staff: { readonly id: string; readonly firstName: string };
}

/** The columns that a command may write. */
export type SeriesChanges = Partial<SeriesRule & Pick<SeriesRow, 'staffId' | 'bookedUntil'>>;

/** More than any client has; it only bounds the size of the answer. */
const SERIES_MAX = 50;

const staff = alias(users, 'staff');
/** For a condition on other users. */
const clients = alias(users, 'clients');
const ownSeries = (viewer: UserViewer) => ownedBy(viewer, appointmentSeries.clientId);

const selectSeries = (queryable: Queryable) =>
  queryable
    .select({
      row: getTableColumns(appointmentSeries),
      client: { firstName: users.firstName, lastName: users.lastName },
      staff: { id: staff.id, firstName: staff.firstName },
    })
    .from(appointmentSeries)
    .innerJoin(users, eq(users.id, appointmentSeries.clientId))
    .innerJoin(staff, eq(staff.id, appointmentSeries.staffId))
    .$dynamic();

export async function findSeries(
  queryable: Queryable,
  id: string,
  viewer: UserViewer,
): Promise<NamedSeries | undefined> {
  const [found] = await selectSeries(queryable).where(
    and(eq(appointmentSeries.id, id), ownSeries(viewer)),
  );
  return found;
}

/** The series of a client, the newest first. */
export async function listSeries(
  queryable: Queryable,
  viewer: UserViewer,
  { clientId, goesOnAfter }: { readonly clientId: string; readonly goesOnAfter?: string },
): Promise<NamedSeries[]> {
  const { lastDate } = appointmentSeries;
  return selectSeries(queryable)
    .where(
      and(
        ownSeries(viewer),
        eq(appointmentSeries.clientId, clientId),
        goesOnAfter === undefined ? undefined : or(isNull(lastDate), gte(lastDate, goesOnAfter)),
      ),
    )
    .orderBy(desc(appointmentSeries.startedOn), desc(appointmentSeries.id))
    .limit(SERIES_MAX);
}

/** A series that goes on after a date, of a client whose account is open. */
const goesOnAfter = (
  date: string,
  client: { readonly deactivatedAt: AnyPgColumn },
): SQL | undefined =>
  and(
    or(isNull(appointmentSeries.lastDate), gt(appointmentSeries.lastDate, date)),
    isNull(client.deactivatedAt),
  );

/** The ids of whoever is the cleaner of a series that goes on after a date. */
export const cleanersOfSeriesAfter = (date: string) =>
  subquery()
    .select({ id: appointmentSeries.staffId })
    .from(appointmentSeries)
    .innerJoin(clients, eq(clients.id, appointmentSeries.clientId))
    .where(goesOnAfter(date, clients));

/** The series of a cleaner that go on after a date, by the name of their client. */
export async function listSeriesOf(
  queryable: Queryable,
  staffId: string,
  after: string,
): Promise<NamedSeries[]> {
  return selectSeries(queryable)
    .where(and(eq(appointmentSeries.staffId, staffId), goesOnAfter(after, users)))
    .orderBy(asc(users.firstName), asc(users.lastName), asc(appointmentSeries.id));
}

/** Locks some series until the transaction ends, in the same order everywhere. */
export async function lockSeriesByIds(
  transaction: Transaction,
  ids: readonly string[],
): Promise<void> {
  await transaction
    .select({ id: appointmentSeries.id })
    .from(appointmentSeries)
    .where(inArray(appointmentSeries.id, [...ids]))
    .orderBy(asc(appointmentSeries.id))
    .for('update');
}

/**
 * Locks a series that the viewer may see until the transaction ends; returns false when there is
 * none.
 */
export async function lockSeries(
  transaction: Transaction,
  id: string,
  viewer: UserViewer,
): Promise<boolean> {
  const rows = await transaction
    .select({ id: appointmentSeries.id })
    .from(appointmentSeries)
    .where(and(eq(appointmentSeries.id, id), ownSeries(viewer)))
    .for('update');
  return rows.length === 1;
}

/** The columns that make up the recurrence of a series. */
const recurrenceColumns = (recurrence: Recurrence) =>
  ({
    intervalWeeks: WEEKS_BETWEEN[recurrence],
    monthlyBy:
      recurrence === 'month_date' ? 'date' : recurrence === 'month_weekday' ? 'weekday' : null,
  }) as const;

export async function insertSeries(
  transaction: Transaction,
  { recurrence, ...series }: NewSeries,
): Promise<SeriesRow> {
  const [row] = await transaction
    .insert(appointmentSeries)
    .values({ ...series, ...recurrenceColumns(recurrence) })
    .returning();
  if (row === undefined) throw new Error('An insert returned no row.');
  return row;
}

/** Updates a series that is locked. */
export async function updateSeries(
  transaction: Transaction,
  { id, version }: SeriesRow,
  { recurrence, ...changes }: SeriesChanges,
  stamp: ChangeStamp,
): Promise<SeriesRow> {
  const columns = recurrence === undefined ? {} : recurrenceColumns(recurrence);
  const [row] = await transaction
    .update(appointmentSeries)
    .set({ ...changes, ...columns, ...stamp, version: version + 1 })
    .where(eq(appointmentSeries.id, id))
    .returning();
  if (row === undefined) throw new Error('A locked series is gone.');
  return row;
}

/** Stores until when a locked series is booked. Its version stays, since callers see no change. */
export async function markBooked(
  transaction: Transaction,
  id: string,
  bookedUntil: string,
): Promise<void> {
  await transaction
    .update(appointmentSeries)
    .set({ bookedUntil })
    .where(eq(appointmentSeries.id, id));
}

/**
 * Gives a client's series at a place that have its notes on getting in, or none, other ones, for
 * their visits to come. Their version stays, since no command on a series is about notes.
 */
export async function updateSeriesNotes(
  transaction: Transaction,
  place: Pick<SeriesRow, 'clientId' | 'addressLine1' | 'suburb' | 'postcode' | 'notes'>,
  notes: string,
): Promise<void> {
  await transaction
    .update(appointmentSeries)
    .set({ notes })
    .where(
      and(
        eq(appointmentSeries.clientId, place.clientId),
        eq(appointmentSeries.postcode, place.postcode),
        eq(sql`lower(${appointmentSeries.addressLine1})`, place.addressLine1.toLowerCase()),
        eq(sql`lower(${appointmentSeries.suburb})`, place.suburb.toLowerCase()),
        inArray(appointmentSeries.notes, ['', place.notes]),
      ),
    );
}

const isBookedShortOf = (until: string) =>
  and(
    lt(appointmentSeries.bookedUntil, until),
    or(
      isNull(appointmentSeries.lastDate),
      lt(appointmentSeries.bookedUntil, appointmentSeries.lastDate),
    ),
    isNull(users.deactivatedAt),
  );

/** The ids of the series that are not yet booked until a date, the least booked first. */
export async function listSeriesToBook(queryable: Queryable, until: string): Promise<string[]> {
  const rows = await queryable
    .select({ id: appointmentSeries.id })
    .from(appointmentSeries)
    .innerJoin(users, eq(users.id, appointmentSeries.clientId))
    .where(isBookedShortOf(until))
    .orderBy(asc(appointmentSeries.bookedUntil), asc(appointmentSeries.id));
  return rows.map(({ id }) => id);
}

/** Locks a series, if it is not yet booked until a date. */
export async function lockSeriesToBook(
  transaction: Transaction,
  id: string,
  until: string,
): Promise<SeriesRow | undefined> {
  const [row] = await transaction
    .select(getTableColumns(appointmentSeries))
    .from(appointmentSeries)
    .innerJoin(users, eq(users.id, appointmentSeries.clientId))
    .where(and(eq(appointmentSeries.id, id), isBookedShortOf(until)))
    .for('update', { of: appointmentSeries });
  return row;
}

export async function insertSeriesEvent(
  transaction: Transaction,
  event: NewSeriesEvent,
): Promise<void> {
  await transaction.insert(appointmentSeriesEvents).values(event);
}

/** The history of some series, oldest first. */
export async function listSeriesEvents(
  queryable: Queryable,
  seriesIds: readonly string[],
): Promise<SeriesEventRow[]> {
  if (seriesIds.length === 0) return [];
  return queryable
    .select()
    .from(appointmentSeriesEvents)
    .where(inArray(appointmentSeriesEvents.seriesId, [...seriesIds]))
    .orderBy(asc(appointmentSeriesEvents.position));
}
