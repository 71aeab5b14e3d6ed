import { and, asc, eq, isNull, lte } from 'drizzle-orm';
import type { Queryable, Transaction } from '../core/db/client.ts';
import { users } from '../core/db/schema/index.ts';
import type { UserRow } from '../accounts/user-repository.ts';

/** Whether somebody's last day is on a date or before, and their account is still open. */
const hasLeft = (date: string) =>
  and(lte(users.lastDay, date), isNull(users.deactivatedAt), eq(users.isOwner, false));

/** The ids of the people whose last day is on a date or before, the earliest first. */
export async function listLeavers(queryable: Queryable, date: string): Promise<string[]> {
  const rows = await queryable
    .select({ id: users.id })
    .from(users)
    .where(hasLeft(date))
    .orderBy(asc(users.lastDay), asc(users.id));
  return rows.map(({ id }) => id);
}

/** Locks a person, if their last day is on a date or before. */
export async function lockLeaver(
  transaction: Transaction,
  id: string,
  date: string,
): Promise<UserRow | undefined> {
  const [row] = await transaction
    .select()
    .from(users)
    .where(and(eq(users.id, id), hasLeft(date)))
    .for('update');
  return row;
}
