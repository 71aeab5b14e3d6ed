import type { EndpointDefinition, EndpointResponse, Page } from '@cleaning/contract/http';
import { count, type SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { readSnapshot, type Queryable, type Transaction } from './db/client.ts';
import { LIST_LIMIT } from './db/count-up-to-limit.ts';
import type { HandlerContext, HandlerResult } from './http/handlers.ts';
import { pageLinks, type PagedQuery } from './http/page-links.ts';

/** The rows of one page, as SQL limit and offset. */
export interface PageWindow {
  readonly limit: number;
  readonly offset: number;
}

export const windowOf = ({ page, page_size: limit }: PagedQuery): PageWindow => ({
  limit,
  offset: (page - 1) * limit,
});

/** The rows of a list: how many there are, and those of one page, in a total order. */
export interface PagedRows<Row> {
  readonly count: (queryable: Queryable) => Promise<number>;
  readonly page: (queryable: Queryable, window: PageWindow) => Promise<readonly Row[]>;
}

/** A query of Drizzle that has no condition yet. */
interface Selecting<Row> {
  where: (filter: SQL | undefined) => {
    orderBy: (...order: SQL[]) => {
      limit: (limit: number) => { offset: (offset: number) => PromiseLike<Row[]> };
    };
  };
}

interface Selection<Row> {
  /** The table whose rows are listed. They are counted without joins. */
  readonly from: PgTable;
  /** What a page shows of each row. Its joins neither lose a row nor repeat one. */
  readonly select: (queryable: Queryable) => Selecting<Row>;
  readonly filter: SQL | undefined;
  /** Ends with what is unique, so that no row is on two pages. */
  readonly order: readonly SQL[];
}

/** The rows of a table that match a filter, each of them counted. */
export const pagedRows = <Row>({
  from,
  select,
  filter,
  order,
}: Selection<Row>): PagedRows<Row> => ({
  async count(queryable) {
    const [row] = await queryable.select({ count: count() }).from(from).where(filter);
    return row?.count ?? 0;
  },
  page: async (queryable, { limit, offset }) =>
    select(queryable)
      .where(filter)
      .orderBy(...order)
      .limit(limit)
      .offset(offset),
});

type ListEndpoint = EndpointDefinition & { readonly method: 'GET' };
type Answer<Endpoint extends EndpointDefinition> = EndpointResponse<Endpoint>;
type ItemOf<Endpoint extends EndpointDefinition> =
  Answer<Endpoint> extends Page<infer Item> ? Item : never;
/** What an endpoint answers beside the page itself. */
type BesideOf<Endpoint extends EndpointDefinition> = Omit<
  Answer<Endpoint>,
  keyof Page<unknown> | 'is_count_capped'
>;

/** The call, and the snapshot in which all of its answer is read. */
type ListContext<Endpoint extends EndpointDefinition> = HandlerContext<Endpoint> & {
  readonly snapshot: Transaction;
};

/**
 * One list, in one definition.
 *
 * @typeParam Found what `from` found beside the rows, such as counts that `beside` answers with.
 */
type List<Endpoint extends EndpointDefinition, Row, Found> = {
  readonly from: (
    context: ListContext<Endpoint>,
  ) => (PagedRows<Row> & Found) | Promise<PagedRows<Row> & Found>;
  readonly view: (row: Row, context: ListContext<Endpoint>) => ItemOf<Endpoint>;
} & (object extends BesideOf<Endpoint>
  ? { readonly beside?: Beside<Endpoint, Found> }
  : { readonly beside: Beside<Endpoint, Found> });

type Beside<Endpoint extends EndpointDefinition, Found> = (
  context: ListContext<Endpoint>,
  found: Found,
) => BesideOf<Endpoint> | Promise<BesideOf<Endpoint>>;

/**
 * Answers an endpoint with one page of a list: the length of the list, the rows of the page, and
 * what the endpoint says beside them, all from one snapshot. A page past the end is empty.
 */
export const list =
  <Endpoint extends ListEndpoint, Row, Found>(
    endpoint: Endpoint,
    { from, view, beside }: List<Endpoint, Row, Found>,
  ) =>
  (call: HandlerContext<Endpoint>): Promise<HandlerResult<Endpoint>> =>
    readSnapshot(call.database, async (snapshot) => {
      const context = { ...call, snapshot };
      const query = call.query as PagedQuery;
      const rows = await from(context);
      const length = await rows.count(snapshot);
      const page = await rows.page(snapshot, windowOf(query));
      const body = {
        count: length,
        ...pageLinks(pathOf(endpoint, call.params), query, length),
        results: page.map((row) => view(row, context)),
        // Sent by the endpoints that declare it: those that count up to the limit.
        is_count_capped: length === LIST_LIMIT,
        ...(await beside?.(context, rows)),
      };
      return { status: 200, body } as HandlerResult<Endpoint>;
    });

const pathOf = ({ path }: EndpointDefinition, params: unknown): string =>
  Object.entries((params ?? {}) as Record<string, string>).reduce(
    (filled, [name, value]) => filled.replace(`:${name}`, encodeURIComponent(value)),
    path as string,
  );
