import type { QuoteOrdering, QuoteStatus } from '@cleaning/contract';
import type { ServiceId } from '@cleaning/pricing';
import { and, asc, count, desc, eq, gte, ilike, inArray, lt, or, sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Queryable } from '../../../platform/db/client.ts';
import { escapeLike } from '../../../platform/db/escape-like.ts';
import { quotes, quoteSearchText, users } from '../../../platform/db/schema/index.ts';
import type { ClientName, QuoteSummaryRow } from '../quote-mapper.ts';
import { visibleTo } from '../quote-repository.ts';
import type { UserViewer } from '../../../platform/http/viewer.ts';

/** Text to look for, and the services whose name holds it: names are not in the database. */
export interface QuoteSearch {
  readonly text: string;
  readonly serviceIds: readonly ServiceId[];
}

/** Days in Sydney, both of them included. */
export interface DayRange {
  readonly from: string | null;
  readonly to: string | null;
}

export interface QuoteFilter {
  readonly viewer: UserViewer;
  /** Staff may ask for the quotes of one client. */
  readonly clientId: string | null;
  readonly statuses: readonly QuoteStatus[] | null;
  readonly serviceIds: readonly ServiceId[] | null;
  readonly search: QuoteSearch | null;
  readonly created: DayRange;
  readonly updated: DayRange;
}

export interface QuoteWindow {
  readonly ordering: QuoteOrdering;
  readonly limit: number;
  readonly offset: number;
}

type Ordered = Readonly<Record<'id' | 'createdAt' | 'updatedAt' | 'totalCents', AnyPgColumn>>;

const ORDERS: Readonly<Record<QuoteOrdering, (row: Ordered) => SQL>> = {
  updated_at: (row) => asc(row.updatedAt),
  '-updated_at': (row) => desc(row.updatedAt),
  created_at: (row) => asc(row.createdAt),
  '-created_at': (row) => desc(row.createdAt),
  // A price on request is neither cheap nor dear, so it comes last either way.
  total_cents: (row) => sql`${row.totalCents} asc nulls last`,
  '-total_cents': (row) => sql`${row.totalCents} desc nulls last`,
};

/** A total order: equal rows are in the order of their ids. */
export const orderBy = (ordering: QuoteOrdering, row: Ordered): [SQL, SQL] => [
  ORDERS[ordering](row),
  asc(row.id),
];

/** What a list shows, and no more: the rest of a quote is most of it. */
export const SUMMARY = {
  id: quotes.id,
  reference: quotes.reference,
  status: quotes.status,
  version: quotes.version,
  revision: quotes.revision,
  serviceId: quotes.serviceId,
  suburb: quotes.suburb,
  totalCents: quotes.totalCents,
  createdAt: quotes.createdAt,
  updatedAt: quotes.updatedAt,
};

/**
 * One window of everybody's quotes that pass a filter, with whose they are. The window is cut first, so
 * that only its rows are joined.
 */
export async function listQuotesWithClients(
  queryable: Queryable,
  filter: QuoteFilter,
  { ordering, limit, offset }: QuoteWindow,
): Promise<{ quote: QuoteSummaryRow; client: ClientName }[]> {
  return queryable
    .select({
      quote: SUMMARY,
      client: { id: users.id, firstName: users.firstName, lastName: users.lastName },
    })
    .from(quotes)
    .innerJoin(users, eq(users.id, quotes.clientId))
    .where(passes(filter))
    .orderBy(...orderBy(ordering, quotes))
    .limit(limit)
    .offset(offset);
}

/**
 * How many quotes pass a filter, counted no further than a limit: no user pages through a million
 * rows, and counting them all would take the longer the more are stored.
 */
export async function countQuotes(
  queryable: Queryable,
  filter: QuoteFilter,
  limit: number,
): Promise<number> {
  const passing = queryable
    .select({ one: sql`1`.as('one') })
    .from(quotes)
    .where(passes(filter))
    .limit(limit)
    .as('passing');
  const [row] = await queryable.select({ count: count() }).from(passing);
  return row?.count ?? 0;
}

export function passes(filter: QuoteFilter): SQL | undefined {
  const { viewer, clientId, statuses, serviceIds, search, created, updated } = filter;
  return and(
    visibleTo(viewer),
    clientId === null ? undefined : eq(quotes.clientId, clientId),
    statuses === null ? undefined : inArray(quotes.status, statuses),
    serviceIds === null ? undefined : inArray(quotes.serviceId, serviceIds),
    search === null ? undefined : matches(search, viewer.kind === 'client' || clientId !== null),
    isWithin(quotes.createdAt, created),
    isWithin(quotes.updatedAt, updated),
  );
}

/**
 * Among the few quotes of one client each is looked at; the index of all texts would first find those
 * of everybody else.
 */
function matches({ text, serviceIds }: QuoteSearch, isOfOneClient: boolean): SQL | undefined {
  const pattern = `%${escapeLike(text)}%`;
  return or(
    isOfOneClient
      ? or(ilike(quotes.reference, pattern), ilike(quotes.suburb, pattern))
      : ilike(quoteSearchText(quotes), pattern),
    serviceIds.length === 0 ? undefined : inArray(quotes.serviceId, serviceIds),
  );
}

type InstantColumn = typeof quotes.createdAt | typeof quotes.updatedAt;

function isWithin(column: InstantColumn, { from, to }: DayRange): SQL | undefined {
  return and(
    from === null ? undefined : gte(column, startOfDay(sql`${from}::date`)),
    to === null ? undefined : lt(column, startOfDay(sql`(${to}::date + 1)`)),
  );
}

/** The instant at which a day begins in Sydney, whichever offset it has on that day. */
const startOfDay = (date: SQL): SQL => sql`(${date}::timestamp at time zone 'Australia/Sydney')`;
