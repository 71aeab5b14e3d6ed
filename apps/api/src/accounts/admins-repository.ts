import { and, count, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../core/db/client.ts';
import { users } from '../core/db/schema/index.ts';
import { updateUser } from './user-repository.ts';

const ADMINS_LOCK = 7_301_190;

/** Makes other changes of the set of admins wait until this transaction ends. */
export async function lockAdmins(transaction: Transaction): Promise<void> {
  await transaction.execute(sql`select pg_advisory_xact_lock(${ADMINS_LOCK})`);
}

async function hasOwner(queryable: Queryable): Promise<boolean> {
  const [row] = await queryable.select({ id: users.id }).from(users).where(eq(users.isOwner, true));
  return row !== undefined;
}

/** Counts the admins who can log in. */
export async function countAdmins(transaction: Transaction): Promise<number> {
  const [row] = await transaction
    .select({ count: count() })
    .from(users)
    .where(
      and(eq(users.userType, 'admin'), isNotNull(users.verifiedAt), isNull(users.deactivatedAt)),
    );
  return row?.count ?? 0;
}

/** Makes an admin who has just chosen a password the owner, as long as nobody is. */
export async function ownIfFirst(transaction: Transaction, userId: string): Promise<void> {
  if (await hasOwner(transaction)) return;
  await lockAdmins(transaction);
  if (await hasOwner(transaction)) return;
  await updateUser(transaction, userId, { isOwner: true });
}
