import type { listUsersQuery } from '@cleaning/contract/people';
import { and, asc, eq, isNotNull, isNull, ne, type SQL } from 'drizzle-orm';
import type { z } from 'zod';
import { users } from '../core/db/schema/index.ts';
import { pagedRows } from '../core/list.ts';
import { hasStatus, matchesUser, USER_ORDERS } from '../accounts/user-repository.ts';

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
