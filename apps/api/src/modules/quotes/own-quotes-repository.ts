import type { QuoteStatus } from '@cleaning/contract';
import { asc, eq, sql, type SQL } from 'drizzle-orm';
import type { Queryable } from '../../platform/db/client.ts';
import { namedColumns } from '../../platform/db/json-rows.ts';
import { lookUpTogether } from '../../platform/db/look-up-together.ts';
import { prepareOnce } from '../../platform/db/prepare-once.ts';
import { quotes } from '../../platform/db/schema/index.ts';
import type { ClientViewer } from '../../platform/http/viewer.ts';
import type { QuoteSummaryRow } from './mapper.ts';
import {
  isOpen,
  ORDERS,
  passes,
  SUMMARY,
  type QuoteFilter,
  type QuoteWindow,
} from './quote-list-repository.ts';

/** One window of a client's quotes, and how many they have in each status before any filter. */
export interface QuotesOfClient {
  readonly rows: readonly QuoteSummaryRow[];
  /** A status without any is left out. */
  readonly statusCounts: Partial<Record<QuoteStatus, number>>;
}

/** A window as it was found, with the mark of all that its client has. */
interface MarkedQuotes {
  readonly mark: string;
  /** Null when the mark is the known one. */
  readonly found: QuotesOfClient | null;
}

/** Where a statement finds what is asked for. */
interface WindowParts {
  readonly clientId: SQL;
  readonly knownMark: SQL;
  readonly where: SQL | undefined;
  readonly orderBy: SQL;
  readonly limit: SQL;
  readonly offset: SQL;
}

/**
 * Rows, counts and the mark in one JSON value: a journey to the database costs more than what it fetches.
 * The mark hashes the set of ids and versions, as PostgreSQL hashes keys to spread them over partitions:
 * making, changing or deleting any quote changes it.
 */
function quotesOfClient(queryable: Queryable, parts: WindowParts): SQL<MarkedQuotes> {
  const { clientId, knownMark, where, orderBy, limit, offset } = parts;
  const quote = queryable
    .select(namedColumns(SUMMARY))
    .from(quotes)
    .where(where)
    .orderBy(orderBy, asc(quotes.id))
    .getSQL();
  return sql`(
    select json_build_object(
      'mark', mark,
      'found', case when mark is distinct from ${knownMark} then json_build_object(
        'rows', (
          select coalesce(json_agg(quote), '[]')
          from (${quote} limit ${limit} offset ${offset}) quote
        ),
        'statusCounts', (
          select coalesce(json_object_agg(status, number), '{}') from (
            select ${quotes.status}, count(*) as number from ${quotes}
            where ${quotes.clientId} = ${clientId} group by ${quotes.status}
          ) counts
        )
      ) end
    ) from (
      select coalesce(bit_xor(uuid_hash_extended(${quotes.id}, ${quotes.version})), 0)::text as mark
      from ${quotes} where ${quotes.clientId} = ${clientId}
    ) owned
  )`;
}

interface LatestQuestion {
  readonly clientId: string;
  readonly limit: number;
  readonly offset: number;
  readonly knownMark: string | null;
}

/** What a list shows first. */
const latestOfClient = prepareOnce((queryable) =>
  lookUpTogether<LatestQuestion, MarkedQuotes>(queryable, {
    name: 'latest_quotes_of_client',
    asked: { clientId: 'uuid', limit: 'integer', offset: 'integer', knownMark: 'text' },
    answer: quotesOfClient(queryable, {
      clientId: sql`asked."clientId"`,
      knownMark: sql`asked."knownMark"`,
      where: eq(quotes.clientId, sql`asked."clientId"`),
      orderBy: ORDERS['-updated_at'],
      limit: sql`asked.limit`,
      offset: sql`asked.offset`,
    }),
  }),
);

type FilterOfClient = QuoteFilter & { readonly viewer: ClientViewer };

/** One window of the quotes of a client that pass a filter, in a total order. */
export async function listQuotesOfClient(
  queryable: Queryable,
  filter: FilterOfClient,
  window: QuoteWindow,
): Promise<QuotesOfClient> {
  const { found } = await findQuotesOfClient(queryable, filter, window, null);
  if (found === null) throw new Error('Without a known mark nothing can be unchanged.');
  return found;
}

/** The same, unless all that the client has is as it was at a known mark. */
export async function findQuotesOfClient(
  queryable: Queryable,
  filter: FilterOfClient,
  { ordering, limit, offset }: QuoteWindow,
  knownMark: string | null,
): Promise<MarkedQuotes> {
  const { clientId } = filter.viewer;
  const marked =
    ordering === '-updated_at' && isOpen(filter)
      ? await latestOfClient(queryable)({ clientId, limit, offset, knownMark })
      : await selectOne(
          queryable,
          quotesOfClient(queryable, {
            clientId: sql`${clientId}`,
            knownMark: sql`${knownMark}`,
            where: passes(filter),
            orderBy: ORDERS[ordering],
            limit: sql`${limit}`,
            offset: sql`${offset}`,
          }),
        );
  if (marked === null) throw new Error('An aggregate returned no row.');
  return marked;
}

async function selectOne<Value>(queryable: Queryable, value: SQL<Value>): Promise<Value | null> {
  const { rows } = await queryable.execute<{ value: Value }>(sql`select ${value} as value`);
  return rows[0]?.value ?? null;
}
