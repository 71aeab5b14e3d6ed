import type { listClientsQuery } from '@cleaning/contract';
import { and, asc, count, eq, isNotNull, type SQL } from 'drizzle-orm';
import type { z } from 'zod';
import type { Queryable } from '../../../platform/db/client.ts';
import { clientProfiles, users } from '../../../platform/db/schema/index.ts';
import type { ClientRow } from '../client-profile-repository.ts';
import { hasStatus, matchesPerson, PERSON_ORDERS } from '../person-search-repository.ts';

type Query = z.output<typeof listClientsQuery>;
type ClientFilter = Pick<Query, 'search' | 'client_type' | 'status'>;

interface ClientWindow {
  readonly ordering: Query['ordering'];
  readonly limit: number;
  readonly offset: number;
}

/** One window of the clients that pass a filter, in a total order. */
export async function listClients(
  queryable: Queryable,
  filter: ClientFilter,
  { ordering, limit, offset }: ClientWindow,
): Promise<ClientRow[]> {
  return queryable
    .select({ user: users, profile: clientProfiles })
    .from(users)
    .leftJoin(clientProfiles, eq(clientProfiles.clientId, users.id))
    .where(passes(filter))
    .orderBy(PERSON_ORDERS[ordering], asc(users.id))
    .limit(limit)
    .offset(offset);
}

export async function countClients(queryable: Queryable, filter: ClientFilter): Promise<number> {
  const [row] = await queryable.select({ count: count() }).from(users).where(passes(filter));
  return row?.count ?? 0;
}

/** Whoever has not proved their address is no client yet: anybody can type anybody's. */
function passes({ search = '', client_type, status }: ClientFilter): SQL | undefined {
  return and(
    eq(users.userType, 'client'),
    isNotNull(users.verifiedAt),
    client_type === undefined ? undefined : eq(users.clientType, client_type),
    status === undefined ? undefined : hasStatus(status),
    search === '' ? undefined : matchesPerson(search),
  );
}
