import type { listUsersQuery } from '@cleaning/contract/accounts';
import { and, asc, count, eq, isNotNull, isNull, ne, sql, type SQL } from 'drizzle-orm';
import type { z } from 'zod';
import type { Queryable, Transaction } from '../../core/db/client.ts';
import { users } from '../../core/db/schema/index.ts';
import { pagedRows } from '../../core/list.ts';
import { hasStatus, matchesUser, USER_ORDERS } from '../user-repository.ts';

type Query = Omit<z.output<typeof listUsersQuery>, 'page' | 'page_size'>;

export const usersMatching = (query: Query) =>
  pagedRows({
    from: users,
    select: (queryable) => queryable.select().from(users),
    filter: matches(query),
    order: [USER_ORDERS[query.ordering], asc(users.id)],
  });

function matches(query: Query): SQL | undefined {
  const { search = '', user_type, staff_role, is_team, is_owner, is_verified, status } = query;
  return and(
    user_type === undefined ? undefined : eq(users.userType, user_type),
    staff_role === undefined ? undefined : eq(users.staffRole, staff_role),
    is_owner === undefined ? undefined : eq(users.isOwner, is_owner === 'true'),
    is_verified === undefined
      ? undefined
      : (is_verified === 'true' ? isNotNull : isNull)(users.verifiedAt),
    is_team === undefined ? undefined : (is_team === 'true' ? ne : eq)(users.userType, 'client'),
    status === undefined ? undefined : hasStatus(status),
    search === '' ? undefined : matchesUser(search),
  );
}

const ADMINS_LOCK = 7_301_190;

/** Makes other changes of the set of admins wait until this transaction ends. */
export async function lockAdmins(transaction: Transaction): Promise<void> {
  await transaction.execute(sql`select pg_advisory_xact_lock(${ADMINS_LOCK})`);
}

export async function hasOwner(queryable: Queryable): Promise<boolean> {
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
