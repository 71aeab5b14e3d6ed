import type { QuoteStatus } from '@cleaning/contract/quotes/rules';
import { count, sql, type SQL } from 'drizzle-orm';
import type { Queryable } from '../../core/db/client.ts';
import { quotes } from '../../core/db/schema/index.ts';
import type { ClientViewer } from '../../core/http/viewer.ts';
import type { QuoteSummaryRow } from '../quote-mapper.ts';
import { visibleTo } from '../quote-repository.ts';
import {
  orderBy,
  filterCondition,
  SUMMARY,
  type QuoteFilter,
  type QuoteWindow,
} from './list-repository.ts';

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
  const owned = visibleTo(filter.viewer);
  return toQuotesOfClient(
    await selectOfClient(queryable, { owned, passing: filterCondition(filter), ...window }),
  );
}

interface Selection extends QuoteWindow {
  readonly owned: SQL | undefined;
  readonly passing: SQL | undefined;
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
