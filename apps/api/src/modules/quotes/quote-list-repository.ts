import type { QuoteOrdering, QuoteStatus } from '@cleaning/contract';
import type { ServiceId } from '@cleaning/pricing';
import { and, asc, count, desc, eq, gte, ilike, inArray, lt, or, sql, type SQL } from 'drizzle-orm';
import type { Queryable } from '../../db/client.ts';
import { lookUpTogether } from '../../db/look-up-together.ts';
import { prepareOnce } from '../../db/prepare-once.ts';
import { namedColumns } from '../../db/json-rows.ts';
import { escapeLike } from '../../db/escape-like.ts';
import { quotes, quoteSearchText, users } from '../../db/schema/index.ts';
import type { ClientName, QuoteSummaryRow } from './mapper.ts';
import { visibleTo } from './quote-repository.ts';
import type { ClientViewer, Viewer } from '../../http/viewer.ts';

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
  readonly viewer: Viewer;
  /** Staff may ask for the quotes of one client. */
  readonly clientId: string | null;
  readonly statuses: readonly QuoteStatus[] | null;
  readonly serviceIds: readonly ServiceId[] | null;
  readonly search: QuoteSearch | null;
  readonly created: DayRange;
  readonly updated: DayRange;
}

interface QuoteWindow {
  readonly ordering: QuoteOrdering;
  readonly limit: number;
  readonly offset: number;
}

const ORDERS: Readonly<Record<QuoteOrdering, SQL>> = {
  updated_at: asc(quotes.updatedAt),
  '-updated_at': desc(quotes.updatedAt),
  created_at: asc(quotes.createdAt),
  '-created_at': desc(quotes.createdAt),
  // A price on request is neither cheap nor dear, so it comes last either way.
  total_cents: sql`${quotes.totalCents} asc nulls last`,
  '-total_cents': sql`${quotes.totalCents} desc nulls last`,
};

/** What a list shows, and no more: the rest of a quote is most of it. */
const SUMMARY = {
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

/** One window of a client's quotes, and how many they have in each status before any filter. */
export interface QuotesOfClient {
  readonly rows: readonly QuoteSummaryRow[];
  /** A status without any is left out. */
  readonly statusCounts: Partial<Record<QuoteStatus, number>>;
}

/** Rows and counts in one JSON value: a journey to the database costs more than what it fetches. */
function quotesOfClient(
  queryable: Queryable,
  clientId: SQL,
  { where, orderBy, limit, offset }: SelectedWindow,
): SQL<QuotesOfClient> {
  const quote = queryable
    .select(namedColumns(SUMMARY))
    .from(quotes)
    .where(where)
    .orderBy(orderBy, asc(quotes.id))
    .getSQL();
  return sql`json_build_object(
    'rows', (
      select coalesce(json_agg(quote), '[]') from (${quote} limit ${limit} offset ${offset}) quote
    ),
    'statusCounts', (
      select coalesce(json_object_agg(status, number), '{}') from (
        select ${quotes.status}, count(*) as number from ${quotes}
        where ${quotes.clientId} = ${clientId} group by ${quotes.status}
      ) counts
    )
  )`;
}

interface SelectedWindow {
  readonly where: SQL | undefined;
  readonly orderBy: SQL;
  readonly limit: SQL;
  readonly offset: SQL;
}

/** What a list shows first. */
const latestOfClient = prepareOnce((queryable) =>
  lookUpTogether<{ clientId: string; limit: number; offset: number }, QuotesOfClient>(queryable, {
    name: 'latest_quotes_of_client',
    asked: { clientId: 'uuid', limit: 'integer', offset: 'integer' },
    answer: quotesOfClient(queryable, sql`asked."clientId"`, {
      where: eq(quotes.clientId, sql`asked."clientId"`),
      orderBy: ORDERS['-updated_at'],
      limit: sql`asked.limit`,
      offset: sql`asked.offset`,
    }),
  }),
);

/** One window of the quotes of a client that pass a filter, in a total order. */
export async function listQuotesOfClient(
  queryable: Queryable,
  filter: QuoteFilter & { readonly viewer: ClientViewer },
  { ordering, limit, offset }: QuoteWindow,
): Promise<QuotesOfClient> {
  const { clientId } = filter.viewer;
  const found =
    ordering === '-updated_at' && isOpen(filter)
      ? await latestOfClient(queryable)({ clientId, limit, offset })
      : await selectOne(
          queryable,
          quotesOfClient(queryable, sql`${clientId}`, {
            where: passes(filter),
            orderBy: ORDERS[ordering],
            limit: sql`${limit}`,
            offset: sql`${offset}`,
          }),
        );
  if (found === null) throw new Error('An aggregate returned no row.');
  return found;
}

async function selectOne<Value>(queryable: Queryable, value: SQL<Value>): Promise<Value | null> {
  const { rows } = await queryable.execute<{ value: Value }>(sql`select ${value} as value`);
  return rows[0]?.value ?? null;
}

/** True when a filter lets everything pass that its viewer may see. */
export function isOpen(filter: QuoteFilter): boolean {
  const { clientId, statuses, serviceIds, search, created, updated } = filter;
  const conditions = [clientId, statuses, serviceIds, search];
  const days = [created.from, created.to, updated.from, updated.to];
  return [...conditions, ...days].every((condition) => condition === null);
}

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
    .orderBy(ORDERS[ordering], asc(quotes.id))
    .limit(limit)
    .offset(offset);
}

/**
 * How many quotes pass a filter, counted no further than a limit: nobody pages through a million
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

function passes(filter: QuoteFilter): SQL | undefined {
  const { viewer, clientId, statuses, serviceIds, search, created, updated } = filter;
  return and(
    visibleTo(viewer),
    clientId === null ? undefined : eq(quotes.clientId, clientId),
    statuses === null ? undefined : inArray(quotes.status, statuses),
    serviceIds === null ? undefined : inArray(quotes.serviceId, serviceIds),
    search === null ? undefined : matches(search, viewer.actor === 'client' || clientId !== null),
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
