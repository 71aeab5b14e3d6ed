import { and, asc, count, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../core/db/client.ts';
import { users } from '../core/db/schema/index.ts';
import { updateUser } from './user-repository.ts';

const canLogIn = and(
  eq(users.userType, 'admin'),
  isNotNull(users.verifiedAt),
  isNull(users.deactivatedAt),
);

const ADMINS_LOCK = 7_301_190;

/** Makes other changes of the set of admins wait until this transaction ends. */
export async function lockAdmins(transaction: Transaction): Promise<void> {
  await transaction.execute(sql`select pg_advisory_xact_lock(${ADMINS_LOCK})`);
}

async function hasOwner(queryable: Queryable): Promise<boolean> {
  const [row] = await queryable.select({ id: users.id }).from(users).where(eq(users.isOwner, true));
  return row !== undefined;
}

/** The admins who can log in, by id. */
export const listAdmins = (queryable: Queryable) =>
  queryable
    .select({ id: users.id, email: users.email, firstName: users.firstName })
    .from(users)
    .where(canLogIn)
    .orderBy(asc(users.id));

/** Counts the admins who can log in, and have no last day. */
export async function countAdmins(transaction: Transaction): Promise<number> {
  const [row] = await transaction
    .select({ count: count() })
    .from(users)
    .where(and(canLogIn, isNull(users.lastDay)));
  return row?.count ?? 0;
}

/** Makes an admin who has just chosen a password the owner, as long as nobody is. */
export async function ownIfFirst(transaction: Transaction, userId: string): Promise<void> {
  if (await hasOwner(transaction)) return;
  await lockAdmins(transaction);
  if (await hasOwner(transaction)) return;
  await updateUser(transaction, userId, { isOwner: true });
}
