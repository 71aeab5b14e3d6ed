import type { listUsersQuery } from '@cleaning/contract';
import { and, asc, count, eq, isNotNull, isNull, sql, type SQL } from 'drizzle-orm';
import type { z } from 'zod';
import type { Queryable, Transaction } from '../../../platform/db/client.ts';
import { users } from '../../../platform/db/schema/index.ts';
import {
  hasStatus,
  matchesPerson,
  PERSON_ORDERS,
  type PersonOrdering,
} from '../person-search-repository.ts';
import type { UserRow } from '../user-repository.ts';

type UserFilter = Pick<z.output<typeof listUsersQuery>, 'search' | 'user_type' | 'status'>;

interface UserWindow {
  readonly ordering: PersonOrdering;
  readonly limit: number;
  readonly offset: number;
}

/** One window of everybody with an account, in a total order. */
export async function listUsers(
  queryable: Queryable,
  filter: UserFilter,
  { ordering, limit, offset }: UserWindow,
): Promise<UserRow[]> {
  return queryable
    .select()
    .from(users)
    .where(passes(filter))
    .orderBy(PERSON_ORDERS[ordering], asc(users.id))
    .limit(limit)
    .offset(offset);
}

export async function countUsers(queryable: Queryable, filter: UserFilter): Promise<number> {
  const [row] = await queryable.select({ count: count() }).from(users).where(passes(filter));
  return row?.count ?? 0;
}

function passes({ search = '', user_type, status }: UserFilter): SQL | undefined {
  return and(
    user_type === undefined ? undefined : eq(users.userType, user_type),
    status === undefined ? undefined : hasStatus(status),
    search === '' ? undefined : matchesPerson(search),
  );
}

const ADMINS_LOCK = 7_301_190;

/** Makes whoever else wants to change who is an admin wait for the present transaction. */
export async function lockAdmins(transaction: Transaction): Promise<void> {
  await transaction.execute(sql`select pg_advisory_xact_lock(${ADMINS_LOCK})`);
}

/** How many people can act as an admin now. */
export async function countAdmins(transaction: Transaction): Promise<number> {
  const [row] = await transaction
    .select({ count: count() })
    .from(users)
    .where(
      and(eq(users.userType, 'admin'), isNotNull(users.verifiedAt), isNull(users.deactivatedAt)),
    );
  return row?.count ?? 0;
}
