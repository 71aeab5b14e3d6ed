import { readSnapshot, type Database, type Transaction } from '../db/client.ts';
import { LIST_LIMIT } from '../db/count-up-to-limit.ts';
import { pageLinks, type PagedQuery } from './page-links.ts';

/** The rows of one page, as SQL limit and offset. */
export interface PageWindow {
  readonly limit: number;
  readonly offset: number;
}

interface PagedRequest {
  /** The endpoint's path below the base path, with which the links to other pages begin. */
  readonly path: string;
  readonly query: PagedQuery;
}

interface PageQueries<Row, Item> {
  readonly count: (snapshot: Transaction) => Promise<number>;
  readonly list: (snapshot: Transaction, window: PageWindow) => Promise<readonly Row[]>;
  readonly toItem: (row: Row) => Item;
}

interface ReadPage<Item> {
  readonly count: number;
  readonly next: string | null;
  readonly previous: string | null;
  readonly results: Item[];
}

/**
 * Reads one page of a list and the length of the list in one snapshot. A page past the end is
 * empty.
 */
export const readPage = <Row, Item>(
  database: Database,
  request: PagedRequest,
  queries: PageQueries<Row, Item>,
): Promise<ReadPage<Item>> =>
  readSnapshot(database, (snapshot) => readPageIn(snapshot, request, queries));

/** A page of a list, read in the caller's snapshot. */
export async function readPageIn<Row, Item>(
  snapshot: Transaction,
  { path, query }: PagedRequest,
  { count: countAll, list, toItem }: PageQueries<Row, Item>,
): Promise<ReadPage<Item>> {
  const count = await countAll(snapshot);
  const rows = await list(snapshot, windowOf(query));
  return { count, ...pageLinks(path, query, count), results: rows.map(toItem) };
}

/** Adds to a list that is counted up to a limit whether there are more rows than that. */
export const markCapped = <Page extends { readonly count: number }>(page: Page) => ({
  ...page,
  is_count_capped: page.count === LIST_LIMIT,
});

export const windowOf = ({ page, page_size: limit }: PagedQuery): PageWindow => ({
  limit,
  offset: (page - 1) * limit,
});
