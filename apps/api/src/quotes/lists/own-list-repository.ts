import type { StaffQuoteOrdering } from '@cleaning/contract/quotes';
import type { QuoteStatus } from '@cleaning/contract/quotes/rules';
import { and, count, eq, sql, type Placeholder, type SQL } from 'drizzle-orm';
import { preparedOnce, type Database, type Queryable } from '../../core/db/client.ts';
import { quotes } from '../../core/db/schema/index.ts';
import { isKnownToClient, visibleQuotes } from '../../core/db/visible-quotes.ts';
import type { ClientViewer } from '../../core/http/viewer.ts';
import type { PageWindow } from '../../core/list.ts';
import type { QuoteSummaryRow } from '../view.ts';
import {
  orderBy,
  filterCondition,
  SUMMARY,
  type QuoteFilter,
  type QuoteWindow,
} from './quote-list-repository.ts';

/** One page of a client's quotes that match a filter. */
export interface QuotesOfClient {
  readonly rows: QuoteSummaryRow[];
  /** How many quotes match the filter in all. */
  readonly count: number;
  /**
   * How many quotes the client has in each status regardless of filters; statuses without any are
   * left out.
   */
  readonly statusCounts: Partial<Record<QuoteStatus, number>>;
}

type OwnFilter = QuoteFilter & { readonly viewer: ClientViewer };

/** Reads the page and its counts in one statement, so that they agree. */
export async function listQuotesOfClient(
  queryable: Queryable,
  filter: OwnFilter,
  window: QuoteWindow,
): Promise<QuotesOfClient> {
  const owned = visibleQuotes(filter.viewer);
  return toQuotesOfClient(
    await selectOfClient(queryable, { owned, passing: filterCondition(filter), ...window }),
  );
}

const latestQuotes = preparedOnce('latest_quotes', (database, name) => {
  const owned = and(eq(quotes.clientId, sql.placeholder('clientId')), isKnownToClient());
  return selectOfClient(database, {
    owned,
    passing: owned,
    ordering: '-updated_at',
    limit: sql.placeholder('limit'),
    offset: sql.placeholder('offset'),
  }).prepare(name);
});

/** The list that a client sees first, outside of any transaction: no filter, the latest first. */
export const listLatestQuotes = async (
  database: Database,
  { clientId }: ClientViewer,
  { limit, offset }: PageWindow,
): Promise<QuotesOfClient> =>
  toQuotesOfClient(await latestQuotes(database).execute({ clientId, limit, offset }));

/** Whether a list is the one that a client sees first. */
export const isLatestFirst = (filter: OwnFilter, { ordering }: QuoteWindow): boolean => {
  const { clientId, statuses, serviceIds, search, created, updated } = filter;
  const conditions = [clientId, statuses, serviceIds, search];
  const days = [created.from, created.to, updated.from, updated.to];
  return (
    ordering === '-updated_at' && [...conditions, ...days].every((condition) => condition === null)
  );
};

interface Selection {
  readonly owned: SQL | undefined;
  readonly passing: SQL | undefined;
  readonly ordering: StaffQuoteOrdering;
  readonly limit: number | Placeholder;
  readonly offset: number | Placeholder;
}

function selectOfClient(
  queryable: Queryable,
  { owned, passing, ordering, limit, offset }: Selection,
) {
  const byStatus = queryable
    .select({
      status: quotes.status,
      all: count().as('all_of_status'),
      passing: sql<number>`count(*) filter (where ${passing})`.as('passing'),
    })
    .from(quotes)
    .where(owned)
    .groupBy(quotes.status)
    .as('by_status');
  const totals = queryable
    .select({
      count: sql`coalesce(sum(${byStatus.passing}), 0)`.mapWith(Number).as('count'),
      statusCounts: sql<
        QuotesOfClient['statusCounts']
      >`coalesce(json_object_agg(${byStatus.status}, ${byStatus.all}), '{}')`.as('status_counts'),
    })
    .from(byStatus)
    .as('totals');
  const page = queryable
    .select(SUMMARY)
    .from(quotes)
    .where(passing)
    .orderBy(...orderBy(ordering, quotes))
    .limit(limit)
    .offset(offset)
    .as('page');
  return queryable
    .select({
      quote: page._.selectedFields,
      count: totals.count,
      statusCounts: totals.statusCounts,
    })
    .from(totals)
    .leftJoin(page, sql`true`)
    .orderBy(...orderBy(ordering, page));
}

type SelectedRow = Awaited<ReturnType<typeof selectOfClient>>[number];

/** A page without rows comes as one row that has only the counts. */
function toQuotesOfClient(rows: readonly SelectedRow[]): QuotesOfClient {
  const [first] = rows;
  if (first === undefined) throw new Error('A count returned no row.');
  return {
    rows: rows.flatMap((row) => (row.quote === null ? [] : [row.quote])),
    count: first.count,
    statusCounts: first.statusCounts,
  };
}
