import { and, asc, between, eq, gt, gte, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../core/db/client.ts';
import { appointments } from '../core/db/schema/index.ts';
import type { ChangeStamp } from '../core/http/viewer.ts';
import { selectNamed, type NamedAppointment } from './appointment-repository.ts';

/**
 * The visits of some series whose date, or the day on which they take place, is in a window, both
 * ends inclusive: the two differ once a visit was moved on its own.
 */
export async function listOccurrences(
  queryable: Queryable,
  seriesIds: readonly string[],
  { from, to }: { readonly from: string; readonly to: string },
): Promise<NamedAppointment[]> {
  if (seriesIds.length === 0) return [];
  return selectNamed(queryable)
    .where(
      and(
        inArray(appointments.seriesId, [...seriesIds]),
        isNotNull(appointments.occurrenceDate),
        or(
          between(appointments.occurrenceDate, from, to),
          between(appointments.appointmentDate, from, to),
        ),
      ),
    )
    .orderBy(asc(appointments.occurrenceDate), asc(appointments.id));
}

/** Appointments by their ids, ordered by start. */
export async function listByIds(
  queryable: Queryable,
  ids: readonly string[],
): Promise<NamedAppointment[]> {
  if (ids.length === 0) return [];
  return selectNamed(queryable)
    .where(inArray(appointments.id, [...ids]))
    .orderBy(asc(appointments.startsAt), asc(appointments.id));
}

/**
 * Locks visits by their ids, and those of some series whose date, or the day on which they take
 * place, is not before a date, until the transaction ends, in the same order everywhere to avoid
 * deadlocks.
 */
export async function lockVisits(
  transaction: Transaction,
  {
    ids = [],
    seriesIds,
    from,
  }: {
    readonly ids?: readonly string[];
    readonly seriesIds: readonly string[];
    readonly from: string;
  },
): Promise<void> {
  await transaction
    .select({ id: appointments.id })
    .from(appointments)
    .where(
      or(
        inArray(appointments.id, [...ids]),
        and(
          inArray(appointments.seriesId, [...seriesIds]),
          isNotNull(appointments.occurrenceDate),
          or(gte(appointments.occurrenceDate, from), gte(appointments.appointmentDate, from)),
        ),
      ),
    )
    .orderBy(asc(appointments.id))
    .for('update');
}

/** The confirmed visits of some series that have no cleaner and end after a moment, by start. */
export async function listWithoutCleaner(
  queryable: Queryable,
  seriesIds: readonly string[],
  after: Date,
): Promise<NamedAppointment[]> {
  if (seriesIds.length === 0) return [];
  return selectNamed(queryable)
    .where(
      and(
        inArray(appointments.seriesId, [...seriesIds]),
        eq(appointments.status, 'confirmed'),
        isNull(appointments.staffId),
        gt(appointments.endsAt, after),
      ),
    )
    .orderBy(asc(appointments.startsAt), asc(appointments.id));
}

/**
 * Stores the date in its series of a locked appointment, or null for none. The version stays, since
 * the client sees no change.
 */
export async function updateOccurrence(
  transaction: Transaction,
  id: string,
  occurrence: { readonly occurrenceDate: string | null; readonly seriesId?: null },
): Promise<void> {
  await transaction.update(appointments).set(occurrence).where(eq(appointments.id, id));
}

/** Moves a locked appointment without a time to another date of its series. */
export async function moveRequest(
  transaction: Transaction,
  id: string,
  {
    date,
    time,
    stamp,
  }: {
    readonly date: string;
    readonly time: string;
    readonly stamp: ChangeStamp;
  },
): Promise<void> {
  await transaction
    .update(appointments)
    .set({
      occurrenceDate: date,
      appointmentDate: date,
      preferredTime: time,
      version: sql`${appointments.version} + 1`,
      ...stamp,
    })
    .where(eq(appointments.id, id));
}
