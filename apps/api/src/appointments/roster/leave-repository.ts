import {
  and,
  asc,
  desc,
  eq,
  getTableColumns,
  gt,
  inArray,
  isNotNull,
  lt,
  lte,
  ne,
  sql,
} from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Queryable, Transaction } from '../../core/db/client.ts';
import { violatesExclusion } from '../../core/db/database-errors.ts';
import { appointments, staffLeave, users } from '../../core/db/schema/index.ts';
import { subquery } from '../../core/db/subquery.ts';
import type { ChangeStamp } from '../../core/http/viewer.ts';
import {
  selectNamed as selectNamedVisits,
  type NamedAppointment,
} from '../appointment-repository.ts';

export type LeaveRow = typeof staffLeave.$inferSelect;
export type NewLeave = typeof staffLeave.$inferInsert;
/** The columns that a command may write. */
export type LeaveChanges = Partial<NewLeave>;

/** Leave with the names of the person on leave and of who asked for it. */
export interface NamedLeave {
  readonly row: LeaveRow;
  readonly staffName: string;
  readonly askedByName: string;
}

/** A span of time of one person. */
export interface StaffTime {
  readonly staffId: string;
  readonly startsAt: Date;
  readonly endsAt: Date;
}

const askedBy = alias(users, 'asked_by');

function selectNamed(queryable: Queryable) {
  return queryable
    .select({
      row: getTableColumns(staffLeave),
      staffName: users.firstName,
      askedByName: askedBy.firstName,
    })
    .from(staffLeave)
    .innerJoin(users, eq(users.id, staffLeave.staffId))
    .innerJoin(askedBy, eq(askedBy.id, staffLeave.askedById))
    .$dynamic();
}

export async function findLeave(queryable: Queryable, id: string): Promise<NamedLeave | undefined> {
  const [found] = await selectNamed(queryable).where(eq(staffLeave.id, id));
  return found;
}

/** Locks leave until the transaction ends; returns false when there is none. */
export async function lockLeave(transaction: Transaction, id: string): Promise<boolean> {
  const rows = await transaction
    .select({ id: staffLeave.id })
    .from(staffLeave)
    .where(eq(staffLeave.id, id))
    .for('update');
  return rows.length === 1;
}

/** The leave of a person that has not ended, ordered by start; withdrawn leave is left out. */
export async function listLeaveAhead(
  queryable: Queryable,
  staffId: string,
  now: Date,
): Promise<NamedLeave[]> {
  return selectNamed(queryable)
    .where(
      and(
        eq(staffLeave.staffId, staffId),
        gt(staffLeave.endsAt, now),
        ne(staffLeave.status, 'removed'),
      ),
    )
    .orderBy(asc(staffLeave.startsAt), asc(staffLeave.id));
}

/** The past leave of a person, the latest first. */
export async function listLeaveTaken(
  queryable: Queryable,
  staffId: string,
  { now, limit }: { readonly now: Date; readonly limit: number },
): Promise<NamedLeave[]> {
  return selectNamed(queryable)
    .where(
      and(
        eq(staffLeave.staffId, staffId),
        lte(staffLeave.endsAt, now),
        eq(staffLeave.status, 'approved'),
      ),
    )
    .orderBy(desc(staffLeave.endsAt), desc(staffLeave.id))
    .limit(limit);
}

/**
 * Leave that the constraint `staff_leave_once` would refuse other leave for. The condition repeats
 * that of the constraint, so that both agree.
 */
export function selectOverlaps(
  queryable: Queryable,
  { staffId, startsAt, endsAt }: StaffTime,
  exceptId: string | null,
) {
  return selectNamed(queryable)
    .where(
      and(
        eq(staffLeave.staffId, staffId),
        inArray(staffLeave.status, ['requested', 'approved']),
        sql`tstzrange(${staffLeave.startsAt}, ${staffLeave.endsAt}, '[)') && tstzrange(${startsAt.toISOString()}::timestamptz, ${endsAt.toISOString()}::timestamptz, '[)')`,
        exceptId === null ? undefined : ne(staffLeave.id, exceptId),
      ),
    )
    .orderBy(asc(staffLeave.startsAt), asc(staffLeave.id));
}

/** The approved leave of some people that overlaps a span of time, ordered by start. */
export function selectAway(
  queryable: Queryable,
  { startsAt, endsAt, staffIds }: Omit<StaffTime, 'staffId'> & { staffIds: readonly string[] },
) {
  return queryable
    .select()
    .from(staffLeave)
    .where(
      and(
        inArray(staffLeave.staffId, [...staffIds]),
        eq(staffLeave.status, 'approved'),
        gt(staffLeave.endsAt, startsAt),
        lt(staffLeave.startsAt, endsAt),
      ),
    )
    .orderBy(asc(staffLeave.startsAt), asc(staffLeave.id));
}

/** The visits of a person during some time that can still be reassigned, ordered by start. */
export async function listVisitsIn(
  queryable: Queryable,
  { staffId, startsAt, endsAt }: StaffTime,
): Promise<NamedAppointment[]> {
  return selectNamedVisits(queryable)
    .where(
      and(
        eq(appointments.staffId, staffId),
        eq(appointments.status, 'confirmed'),
        sql`tstzrange(${appointments.startsAt}, ${appointments.endsAt}, '[)') && tstzrange(${startsAt.toISOString()}::timestamptz, ${endsAt.toISOString()}::timestamptz, '[)')`,
      ),
    )
    .orderBy(asc(appointments.startsAt), asc(appointments.id));
}

/** The ids of whoever has a visit that ends after a moment and can still be reassigned. */
export const cleanersOfVisitsAfter = (after: Date) =>
  subquery()
    .select({ id: appointments.staffId })
    .from(appointments)
    .where(
      and(
        isNotNull(appointments.staffId),
        eq(appointments.status, 'confirmed'),
        gt(appointments.endsAt, after),
      ),
    );

/** The visits that a person has begun and not completed, ordered by start. */
export async function listVisitsUnderWay(
  queryable: Queryable,
  staffId: string,
): Promise<NamedAppointment[]> {
  return selectNamedVisits(queryable)
    .where(and(eq(appointments.staffId, staffId), eq(appointments.status, 'in_progress')))
    .orderBy(asc(appointments.startsAt), asc(appointments.id));
}

/** Leave would overlap other leave of the same person. */
export class OverlappingLeaveError extends Error {
  override readonly name = 'OverlappingLeaveError';
}

/** @throws OverlappingLeaveError when the person already has leave at that time. */
export async function insertLeave(transaction: Transaction, leave: NewLeave): Promise<string> {
  try {
    // Runs in a savepoint, so that the transaction can go on after a refusal.
    const [row] = await transaction.transaction((inner) =>
      inner.insert(staffLeave).values(leave).returning({ id: staffLeave.id }),
    );
    if (row === undefined) throw new Error('An insert returned no row.');
    return row.id;
  } catch (error) {
    if (violatesExclusion(error, 'staff_leave_once')) {
      throw new OverlappingLeaveError('The time overlaps other leave.', { cause: error });
    }
    throw error;
  }
}

/** Updates leave that is locked. */
export async function updateLeave(
  transaction: Transaction,
  { id, version }: LeaveRow,
  changes: LeaveChanges,
  stamp: ChangeStamp,
): Promise<LeaveRow> {
  const [row] = await transaction
    .update(staffLeave)
    .set({ ...changes, ...stamp, version: version + 1 })
    .where(eq(staffLeave.id, id))
    .returning();
  if (row === undefined) throw new Error('Locked leave is gone.');
  return row;
}
