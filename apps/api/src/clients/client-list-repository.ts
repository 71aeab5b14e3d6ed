import type { ClientCounts, listClientsQuery } from '@cleaning/contract/clients';
import {
  and,
  asc,
  desc,
  eq,
  exists,
  gte,
  inArray,
  isNotNull,
  min,
  not,
  sql,
  type SQL,
} from 'drizzle-orm';
import type { z } from 'zod';
import type { Queryable } from '../core/db/client.ts';
import { sumOfOpenCredit } from '../core/db/open-credit.ts';
import { countUpToLimit, LIST_LIMIT } from '../core/db/count-up-to-limit.ts';
import {
  accountCredits,
  appointments,
  clientAddresses,
  clientProfiles,
  invoices,
  users,
} from '../core/db/schema/index.ts';
import { isOwedInvoice } from '../core/db/owed-invoices.ts';
import type { PagedRows } from '../core/list.ts';
import { canSignIn, hasStatus, matchesUser, USER_ORDERS } from '../accounts/user-repository.ts';
import type { ClientRow } from './client-repository.ts';
import { listPlansOf } from './plan-repository.ts';

type Query = z.output<typeof listClientsQuery>;
export type ClientFilter = Pick<Query, 'search' | 'client_type' | 'status' | 'owes'>;

export interface ClientWindow {
  readonly ordering: Query['ordering'];
  readonly limit: number;
  readonly offset: number;
}

/** What other tables store about a client in a list. Amounts are cents, days are Sydney dates. */
export interface ClientFigures {
  readonly suburb: string | null;
  readonly nextVisitOn: string | null;
  readonly balanceCents: number;
  readonly creditCents: number;
  readonly canSignIn: boolean;
}

export type ListedClientRow = ClientRow & ClientFigures;

/** @param today the date in Sydney. */
export const clientsMatching = (
  filter: ClientFilter,
  ordering: Query['ordering'],
  today: string,
): PagedRows<ListedClientRow> => ({
  count: (queryable) => countClients(queryable, filter),
  page: async (queryable, window) =>
    withFigures(queryable, await selectClients(queryable, filter, { ordering, ...window }), today),
});

async function withFigures(
  queryable: Queryable,
  rows: Awaited<ReturnType<typeof selectClients>>,
  today: string,
): Promise<ListedClientRow[]> {
  const ids = rows.map(({ user }) => user.id);
  if (ids.length === 0) return [];
  const plansOf = Map.groupBy(await listPlansOf(queryable, ids), ({ clientId }) => clientId);
  const figures = await selectFigures(queryable, ids, today);
  const figuresOf = new Map(figures.map(({ id, ...rest }) => [id, rest]));
  const none = {
    suburb: null,
    nextVisitOn: null,
    balanceCents: 0,
    creditCents: 0,
    canSignIn: false,
  };
  return rows.map((row) => ({
    ...row,
    plans: plansOf.get(row.user.id) ?? [],
    ...(figuresOf.get(row.user.id) ?? none),
  }));
}

/** Selects the rows of one page first, so that figures are looked up only for those rows. */
export function selectClients(
  queryable: Queryable,
  filter: ClientFilter,
  { ordering, limit, offset }: ClientWindow,
) {
  return queryable
    .select({ user: users, profile: clientProfiles })
    .from(users)
    .leftJoin(clientProfiles, eq(clientProfiles.clientId, users.id))
    .where(matches(queryable, filter))
    .orderBy(USER_ORDERS[ordering], asc(users.id))
    .limit(limit)
    .offset(offset);
}

const ofClient = (clientId: typeof appointments.clientId | typeof clientAddresses.clientId) =>
  eq(clientId, users.id);

/** The suburb, the next visit, the balance and the credit of each of some clients. */
export function selectFigures(queryable: Queryable, ids: readonly string[], today: string) {
  const mainSuburb = queryable
    .select({ suburb: clientAddresses.suburb })
    .from(clientAddresses)
    .where(and(ofClient(clientAddresses.clientId), clientAddresses.isDefault));
  const lastSuburb = queryable
    .select({ suburb: appointments.suburb })
    .from(appointments)
    .where(ofClient(appointments.clientId))
    .orderBy(desc(appointments.appointmentDate), desc(appointments.createdAt), asc(appointments.id))
    .limit(1);
  const nextVisit = queryable
    .select({ day: min(appointments.appointmentDate) })
    .from(appointments)
    .where(
      and(
        ofClient(appointments.clientId),
        gte(appointments.appointmentDate, today),
        inArray(appointments.status, ['confirmed', 'in_progress']),
      ),
    );
  const balance = queryable
    .select({ cents: sql`coalesce(sum(${invoices.balanceCents}), 0)` })
    .from(invoices)
    .where(and(eq(invoices.clientId, users.id), isOwedInvoice()));
  const credit = queryable
    .select({ cents: sumOfOpenCredit })
    .from(accountCredits)
    .where(eq(accountCredits.clientId, users.id));
  return queryable
    .select({
      id: users.id,
      suburb: sql<string | null>`coalesce((${mainSuburb}), (${lastSuburb}))`,
      nextVisitOn: sql<string | null>`(${nextVisit})`,
      balanceCents: sql`(${balance})`.mapWith(Number),
      creditCents: sql`(${credit})`.mapWith(Number),
      canSignIn: canSignIn(queryable),
    })
    .from(users)
    .where(inArray(users.id, [...ids]));
}

/** Counts the clients that match a filter, up to the limit that lists count to. */
const countClients = (queryable: Queryable, filter: ClientFilter): Promise<number> =>
  countUpToLimit(queryable, users, matches(queryable, filter));

/** Counts the clients in each view of the list. */
export const countClientsByView = async (queryable: Queryable): Promise<ClientCounts> => ({
  active: await countClients(queryable, { status: 'active' }),
  ndis: await countClients(queryable, { status: 'active', client_type: 'ndis' }),
  general: await countClients(queryable, { status: 'active', client_type: 'general' }),
  owing: await countClients(queryable, { owes: 'true' }),
  closed: await countClients(queryable, { status: 'closed' }),
  counted_up_to: LIST_LIMIT,
});

/** Unverified users are left out, since anyone can register any address. */
const isClient = (): SQL | undefined =>
  and(eq(users.userType, 'client'), isNotNull(users.verifiedAt));

function matches(
  queryable: Queryable,
  { search = '', client_type, status, owes }: ClientFilter,
): SQL | undefined {
  return and(
    isClient(),
    client_type === undefined ? undefined : eq(users.clientType, client_type),
    status === undefined ? undefined : hasStatus(status),
    owes === undefined ? undefined : hasToPay(queryable, owes === 'true'),
    search === '' ? undefined : matchesUser(search),
  );
}

function hasToPay(queryable: Queryable, owes: boolean): SQL {
  const owed = exists(
    queryable
      .select({ one: sql`1` })
      .from(invoices)
      .where(and(eq(invoices.clientId, users.id), isOwedInvoice())),
  );
  return owes ? owed : not(owed);
}
