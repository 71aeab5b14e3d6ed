import type { listUsersQuery } from '@cleaning/contract/people';
import { addDays } from '@cleaning/ndis';
import { sydneyDateOf } from '@cleaning/pricing';
import { and, asc, eq, inArray, isNotNull, isNull, ne, not, or, sql, type SQL } from 'drizzle-orm';
import type { z } from 'zod';
import { users } from '../core/db/schema/index.ts';
import { pagedRows } from '../core/list.ts';
import { cleanersOfVisitsAfter } from '../appointments/index.ts';
import { ownersOfThreads } from '../messages/index.ts';
import { ownersOfOpenQuotes } from '../quotes/index.ts';
import { cleanersOfSeriesAfter } from '../series/hand-over-visits.ts';
import { hasStatus, matchesUser, USER_ORDERS } from '../accounts/user-repository.ts';

type Query = Omit<z.output<typeof listUsersQuery>, 'page' | 'page_size'>;

export const usersMatching = (query: Query, now: Date) =>
  pagedRows({
    from: users,
    select: (queryable) => queryable.select().from(users),
    filter: matches(query, now),
    order: [USER_ORDERS[query.ordering], asc(users.id)],
  });

function matches(query: Query, now: Date): SQL | undefined {
  const {
    search = '',
    user_type,
    staff_role,
    is_team,
    is_owner,
    is_verified,
    status,
    has_work,
  } = query;
  return and(
    user_type === undefined ? undefined : eq(users.userType, user_type),
    staff_role === undefined ? undefined : eq(users.staffRole, staff_role),
    is_owner === undefined ? undefined : eq(users.isOwner, is_owner === 'true'),
    is_verified === undefined
      ? undefined
      : (is_verified === 'true' ? isNotNull : isNull)(users.verifiedAt),
    is_team === undefined ? undefined : (is_team === 'true' ? ne : eq)(users.userType, 'client'),
    status === undefined ? undefined : hasStatus(status),
    has_work === undefined ? undefined : has_work === 'true' ? hasWork(now) : not(hasWork(now)),
    search === '' ? undefined : matchesUser(search),
  );
}

/** Whether somebody has what a hand-over from now on shows. */
function hasWork(now: Date): SQL {
  const yesterday = addDays(sydneyDateOf(now), -1);
  return sql`(${or(
    inArray(users.id, cleanersOfSeriesAfter(yesterday)),
    inArray(users.id, cleanersOfVisitsAfter(now)),
    inArray(users.id, ownersOfThreads()),
    inArray(users.id, ownersOfOpenQuotes()),
  )})`;
}
