import type { listUsersQuery } from '@cleaning/contract/accounts';
import { and, asc, count, eq, isNotNull, isNull, sql, type SQL } from 'drizzle-orm';
import type { z } from 'zod';
import type { Queryable, Transaction } from '../../core/db/client.ts';
import { users } from '../../core/db/schema/index.ts';
import {
  hasStatus,
  matchesUser,
  USER_ORDERS,
  type UserOrdering,
  type UserRow,
} from '../user-repository.ts';

type UserFilter = Pick<z.output<typeof listUsersQuery>, 'search' | 'user_type' | 'status'>;

interface UserWindow {
  readonly ordering: UserOrdering;
  readonly limit: number;
  readonly offset: number;
}

/** One window of the users that match a filter, in a total order. */
export async function listUsers(
  queryable: Queryable,
  filter: UserFilter,
  { ordering, limit, offset }: UserWindow,
): Promise<UserRow[]> {
  return queryable
    .select()
    .from(users)
    .where(matches(filter))
    .orderBy(USER_ORDERS[ordering], asc(users.id))
    .limit(limit)
    .offset(offset);
}

export async function countUsers(queryable: Queryable, filter: UserFilter): Promise<number> {
  const [row] = await queryable.select({ count: count() }).from(users).where(matches(filter));
  return row?.count ?? 0;
}

function matches({ search = '', user_type, status }: UserFilter): SQL | undefined {
  return and(
    user_type === undefined ? undefined : eq(users.userType, user_type),
    status === undefined ? undefined : hasStatus(status),
    search === '' ? undefined : matchesUser(search),
  );
}

const ADMINS_LOCK = 7_301_190;

/** Makes other changes of the set of admins wait until this transaction ends. */
export async function lockAdmins(transaction: Transaction): Promise<void> {
  await transaction.execute(sql`select pg_advisory_xact_lock(${ADMINS_LOCK})`);
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
