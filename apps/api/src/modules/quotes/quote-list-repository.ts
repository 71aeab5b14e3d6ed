import type { QuoteOrdering, QuoteStatus } from '@cleaning/contract';
import type { ServiceId } from '@cleaning/pricing';
import { and, asc, count, desc, ilike, inArray, or, sql, type SQL } from 'drizzle-orm';
import type { Queryable } from '../../db/client.ts';
import { escapeLike } from '../../db/escape-like.ts';
import { quotes } from '../../db/schema/index.ts';
import { visibleTo, type QuoteRow } from './quote-repository.ts';
import type { QuoteViewer } from './viewer.ts';

/** Text to look for, and the services whose name holds it: names are not in the database. */
export interface QuoteSearch {
  readonly text: string;
  readonly serviceIds: readonly ServiceId[];
}

export interface QuoteFilter {
  readonly viewer: QuoteViewer;
  readonly statuses: readonly QuoteStatus[] | null;
  readonly search: QuoteSearch | null;
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

/** One window of the quotes that pass a filter, in a total order. */
export async function listQuotes(
  queryable: Queryable,
  filter: QuoteFilter,
  { ordering, limit, offset }: QuoteWindow,
): Promise<QuoteRow[]> {
  return queryable
    .select()
    .from(quotes)
    .where(passes(filter))
    .orderBy(ORDERS[ordering], asc(quotes.id))
    .limit(limit)
    .offset(offset);
}

export async function countQuotes(queryable: Queryable, filter: QuoteFilter): Promise<number> {
  const [row] = await queryable.select({ count: count() }).from(quotes).where(passes(filter));
  return row?.count ?? 0;
}

/** How many quotes a caller has in each status; a status without any is left out. */
export async function countQuotesByStatus(
  queryable: Queryable,
  viewer: QuoteViewer,
): Promise<Partial<Record<QuoteStatus, number>>> {
  const rows = await queryable
    .select({ status: quotes.status, count: count() })
    .from(quotes)
    .where(visibleTo(viewer))
    .groupBy(quotes.status);
  return Object.fromEntries(rows.map((row) => [row.status, row.count]));
}

function passes({ viewer, statuses, search }: QuoteFilter): SQL | undefined {
  return and(
    visibleTo(viewer),
    statuses === null ? undefined : inArray(quotes.status, statuses),
    search === null ? undefined : matches(search),
  );
}

function matches({ text, serviceIds }: QuoteSearch): SQL | undefined {
  const pattern = `%${escapeLike(text)}%`;
  return or(
    ilike(quotes.reference, pattern),
    ilike(quotes.suburb, pattern),
    serviceIds.length === 0 ? undefined : inArray(quotes.serviceId, serviceIds),
  );
}
