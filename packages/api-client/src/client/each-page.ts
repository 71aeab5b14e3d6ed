import type { CallOptions } from './call-options.ts';

/** The fields that a page of any list has. */
interface AnyPage {
  readonly next: string | null;
  readonly results: readonly unknown[];
}

/** A client function that reads one page of a list. */
type ListPage = (query: never, options?: CallOptions) => Promise<AnyPage>;

type PageOf<List extends ListPage> = Awaited<ReturnType<List>>;
type QueryOf<List extends ListPage> = Omit<NonNullable<Parameters<List>[0]>, 'page'> & {
  readonly page?: number;
};

/**
 * Reads a list page by page; each page is fetched when it is asked for.
 *
 * @example for await (const page of eachPage(client.quotes.listMyQuotes, { status: 'draft' })) …
 * @param list a list function of the client. For a list with path parameters, pass a function of
 *   the query: `(query: ListMessagesQuery) => client.messages.listMessages({ id }, query)`.
 * @param query the filters of the list; it may start at a later page.
 * @param options the options of each call.
 * @throws {ApiError} when a page cannot be read; earlier pages have been yielded.
 */
export async function* eachPage<List extends ListPage>(
  list: List,
  query: QueryOf<List>,
  options?: CallOptions,
): AsyncGenerator<PageOf<List>, void, void> {
  for (let page = query.page ?? 1; ; page += 1) {
    const answer = (await list({ ...query, page } as never, options)) as PageOf<List>;
    yield answer;
    if (answer.next === null) return;
  }
}

/** Reads a whole list, page by page, and gives it item by item. */
export async function* eachItem<List extends ListPage>(
  list: List,
  query: QueryOf<List>,
  options?: CallOptions,
): AsyncGenerator<PageOf<List>['results'][number], void, void> {
  for await (const { results } of eachPage(list, query, options)) {
    for (const item of results) yield item as PageOf<List>['results'][number];
  }
}
