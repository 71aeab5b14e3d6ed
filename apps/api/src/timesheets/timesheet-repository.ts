import { and, asc, eq, getTableColumns, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Queryable, Transaction } from '../core/db/client.ts';
import {
  appointments,
  timesheetEvents,
  timesheetExtras,
  timesheetRequests,
  timesheets,
  travelCorrections,
  users,
} from '../core/db/schema/index.ts';
import type { ChangeStamp } from '../core/http/viewer.ts';

export type TimesheetRow = typeof timesheets.$inferSelect;
export type TimesheetChanges = Partial<typeof timesheets.$inferInsert>;

/** A member of staff with the name that colleagues see. */
export interface Cleaner {
  readonly id: string;
  readonly firstName: string;
  readonly lastName: string;
}

/** The columns of a {@link Cleaner}. */
export const cleaner = { id: users.id, firstName: users.firstName, lastName: users.lastName };
export const byName = [asc(users.firstName), asc(users.lastName), asc(users.id)];
export const isStaff = inArray(users.userType, ['staff', 'admin']);

/** The Mondays of the weeks in which somebody worked, and whose hours are not approved, in order. */
export async function listUnapprovedWeeks(
  queryable: Queryable,
  cleanerId: string,
): Promise<string[]> {
  const monday = sql<string>`date_trunc('week', ${appointments.appointmentDate})::date`;
  const hasWorked = or(
    inArray(appointments.status, ['in_progress', 'completed']),
    and(eq(appointments.status, 'no_access'), isNotNull(appointments.actualEndedAt)),
  );
  const rows = await queryable
    .selectDistinct({ week: sql<string>`${monday}::text` })
    .from(appointments)
    .leftJoin(timesheets, and(eq(timesheets.cleanerId, cleanerId), eq(timesheets.week, monday)))
    .where(
      and(
        eq(appointments.staffId, cleanerId),
        hasWorked,
        or(isNull(timesheets.id), eq(timesheets.status, 'open')),
      ),
    );
  return rows.map(({ week }) => week).toSorted();
}

/** A member of staff, also when their account is closed. */
export async function findCleaner(queryable: Queryable, id: string): Promise<Cleaner | undefined> {
  const [row] = await queryable
    .select(cleaner)
    .from(users)
    .where(and(eq(users.id, id), isStaff));
  return row;
}

const approver = alias(users, 'approver');

function selectSheets(queryable: Queryable) {
  return queryable
    .select({ row: getTableColumns(timesheets), approvedBy: approver.firstName, person: cleaner })
    .from(timesheets)
    .innerJoin(users, eq(users.id, timesheets.cleanerId))
    .leftJoin(approver, eq(approver.id, timesheets.approvedById))
    .$dynamic();
}

/** The timesheets of some cleaners for a week. A week to which nothing was done has none. */
export const listSheets = (queryable: Queryable, week: string, cleanerIds: readonly string[]) =>
  selectSheets(queryable).where(
    and(eq(timesheets.week, week), inArray(timesheets.cleanerId, [...cleanerIds])),
  );

/** The timesheets that an export has, by the name of their cleaners. */
export const listSheetsOfExport = (queryable: Queryable, exportId: string) =>
  selectSheets(queryable)
    .where(eq(timesheets.exportId, exportId))
    .orderBy(...byName);

/** The id of a cleaner's timesheet, which is added when there is none. */
export async function addSheet(
  transaction: Transaction,
  cleanerId: string,
  week: string,
  now: Date,
): Promise<string> {
  await transaction
    .insert(timesheets)
    .values({ cleanerId, week, createdAt: now, updatedAt: now })
    .onConflictDoNothing();
  const [row] = await transaction
    .select({ id: timesheets.id })
    .from(timesheets)
    .where(and(eq(timesheets.cleanerId, cleanerId), eq(timesheets.week, week)));
  if (row === undefined) throw new Error('A timesheet that was added is not there.');
  return row.id;
}

/** Locks a timesheet until the transaction ends. */
export async function lockSheet(
  transaction: Transaction,
  id: string,
): Promise<TimesheetRow | undefined> {
  const [row] = await transaction
    .select()
    .from(timesheets)
    .where(eq(timesheets.id, id))
    .for('update');
  return row;
}

/** Updates a timesheet that is locked. */
export async function updateSheet(
  transaction: Transaction,
  { id, version }: TimesheetRow,
  changes: TimesheetChanges,
  stamp: ChangeStamp,
): Promise<TimesheetRow> {
  const [row] = await transaction
    .update(timesheets)
    .set({ ...changes, ...stamp, version: version + 1 })
    .where(eq(timesheets.id, id))
    .returning();
  if (row === undefined) throw new Error('A locked timesheet is gone.');
  return row;
}

export async function insertEvent(
  transaction: Transaction,
  event: typeof timesheetEvents.$inferInsert,
): Promise<void> {
  await transaction.insert(timesheetEvents).values(event);
}

/** The history of a timesheet, the first event first. */
export const listEvents = (queryable: Queryable, timesheetId: string) =>
  queryable
    .select({ row: getTableColumns(timesheetEvents), name: users.firstName })
    .from(timesheetEvents)
    .leftJoin(users, eq(users.id, timesheetEvents.actorId))
    .where(eq(timesheetEvents.timesheetId, timesheetId))
    .orderBy(asc(timesheetEvents.position));

export const listExtras = (queryable: Queryable, timesheetIds: readonly string[]) =>
  queryable
    .select({ row: getTableColumns(timesheetExtras), name: users.firstName })
    .from(timesheetExtras)
    .leftJoin(users, eq(users.id, timesheetExtras.addedById))
    .where(inArray(timesheetExtras.timesheetId, [...timesheetIds]))
    .orderBy(asc(timesheetExtras.date), asc(timesheetExtras.createdAt), asc(timesheetExtras.id));

export async function insertExtra(
  transaction: Transaction,
  extra: typeof timesheetExtras.$inferInsert,
): Promise<void> {
  await transaction.insert(timesheetExtras).values(extra);
}

/** Removes an extra line; returns false when the timesheet has no such line. */
export async function deleteExtra(
  transaction: Transaction,
  timesheetId: string,
  id: string,
): Promise<boolean> {
  const rows = await transaction
    .delete(timesheetExtras)
    .where(and(eq(timesheetExtras.id, id), eq(timesheetExtras.timesheetId, timesheetId)))
    .returning({ id: timesheetExtras.id });
  return rows.length === 1;
}

/** The corrections of travel, in the order in which they were made. */
export const listTravel = (queryable: Queryable, timesheetIds: readonly string[]) =>
  queryable
    .select({ row: getTableColumns(travelCorrections), name: users.firstName })
    .from(travelCorrections)
    .leftJoin(users, eq(users.id, travelCorrections.correctedById))
    .where(inArray(travelCorrections.timesheetId, [...timesheetIds]))
    .orderBy(asc(travelCorrections.position));

export async function insertTravel(
  transaction: Transaction,
  correction: typeof travelCorrections.$inferInsert,
): Promise<void> {
  await transaction.insert(travelCorrections).values(correction);
}

/** The questions of cleaners, the first one first. */
export const listRequests = (queryable: Queryable, timesheetIds: readonly string[]) =>
  queryable
    .select({ row: getTableColumns(timesheetRequests), name: users.firstName })
    .from(timesheetRequests)
    .leftJoin(users, eq(users.id, timesheetRequests.answeredById))
    .where(inArray(timesheetRequests.timesheetId, [...timesheetIds]))
    .orderBy(asc(timesheetRequests.askedAt), asc(timesheetRequests.id));

export async function insertRequest(
  transaction: Transaction,
  request: typeof timesheetRequests.$inferInsert,
): Promise<void> {
  await transaction.insert(timesheetRequests).values(request);
}

/** Answers an open question; returns false when the timesheet has no such question. */
export async function answerRequest(
  transaction: Transaction,
  { timesheetId, id }: { readonly timesheetId: string; readonly id: string },
  answer: { readonly answer: string; readonly answeredById: string; readonly answeredAt: Date },
): Promise<boolean> {
  const rows = await transaction
    .update(timesheetRequests)
    .set(answer)
    .where(
      and(
        eq(timesheetRequests.id, id),
        eq(timesheetRequests.timesheetId, timesheetId),
        isNull(timesheetRequests.answer),
      ),
    )
    .returning({ id: timesheetRequests.id });
  return rows.length === 1;
}
