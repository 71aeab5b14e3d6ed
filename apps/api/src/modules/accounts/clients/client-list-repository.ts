import type { listClientsQuery } from '@cleaning/contract';
import {
  and,
  asc,
  count,
  desc,
  eq,
  ilike,
  isNotNull,
  isNull,
  or,
  sql,
  type SQL,
} from 'drizzle-orm';
import type { z } from 'zod';
import type { Queryable } from '../../../db/client.ts';
import { escapeLike } from '../../../db/escape-like.ts';
import { clientProfiles, users } from '../../../db/schema/index.ts';
import type { ClientRow } from '../client-profile-repository.ts';

type Query = z.output<typeof listClientsQuery>;
type ClientFilter = Pick<Query, 'search' | 'client_type' | 'status'>;

interface ClientWindow {
  readonly ordering: Query['ordering'];
  readonly limit: number;
  readonly offset: number;
}

const fullName = sql`${users.firstName} || ' ' || ${users.lastName}`;
const sortName = sql`lower(${users.lastName} || ' ' || ${users.firstName})`;

const ORDERS: Readonly<Record<Query['ordering'], SQL>> = {
  name: sql`${sortName} asc`,
  '-name': sql`${sortName} desc`,
  created_at: asc(users.createdAt),
  '-created_at': desc(users.createdAt),
};

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
    .orderBy(ORDERS[ordering], asc(users.id))
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
    status === undefined ? undefined : isStatus(status),
    search === '' ? undefined : matches(search),
  );
}

const isStatus = (status: 'active' | 'closed'): SQL =>
  status === 'active' ? isNull(users.deactivatedAt) : isNotNull(users.deactivatedAt);

function matches(text: string): SQL | undefined {
  const pattern = `%${escapeLike(text)}%`;
  const digits = text.replaceAll(/[\s()-]/gu, '').replace(/^(?:\+61|0)(?=\d)/u, '');
  return or(
    ilike(fullName, pattern),
    ilike(users.email, pattern),
    /^\d{4,}$/u.test(digits) ? ilike(users.phoneNumber, `%${digits}%`) : undefined,
  );
}
