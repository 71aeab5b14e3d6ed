import { readSnapshot, type Database, type Transaction } from '../db/client.ts';
import { LIST_LIMIT } from '../db/count-up-to-limit.ts';
import { pageLinks, type PagedQuery } from './page-links.ts';

/** The rows of one page: SQL's limit and offset. */
export interface PageWindow {
  readonly limit: number;
  readonly offset: number;
}

interface PagedRequest {
  /** Of the endpoint, below the base path: the links to other pages begin with it. */
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

/** One page of a list and how long the whole list is, read together. A page past the end is empty. */
export const readPage = <Row, Item>(
  database: Database,
  request: PagedRequest,
  queries: PageQueries<Row, Item>,
): Promise<ReadPage<Item>> =>
  readSnapshot(database, (snapshot) => readPageIn(snapshot, request, queries));

/** The same, within a snapshot that the caller reads other figures in. */
export async function readPageIn<Row, Item>(
  snapshot: Transaction,
  { path, query }: PagedRequest,
  { count: countAll, list, toItem }: PageQueries<Row, Item>,
): Promise<ReadPage<Item>> {
  const count = await countAll(snapshot);
  const rows = await list(snapshot, windowOf(query));
  return { count, ...pageLinks(path, query, count), results: rows.map(toItem) };
}

/** A page of a list that is counted up to a limit says whether there is more than that. */
export const markCapped = <Page extends { readonly count: number }>(page: Page) => ({
  ...page,
  is_count_capped: page.count === LIST_LIMIT,
});

export const windowOf = ({ page, page_size: limit }: PagedQuery): PageWindow => ({
  limit,
  offset: (page - 1) * limit,
});
