import type { listQuotesQuery, MyQuotesPage } from '@cleaning/contract';
import { SERVICE_IDS, SERVICES } from '@cleaning/pricing';
import type { z } from 'zod';
import type { Database } from '../../db/client.ts';
import { pageLinks } from '../../http/page-links.ts';
import { toQuoteSummary } from './mapper.ts';
import {
  countQuotes,
  countQuotesByStatus,
  listQuotes,
  type QuoteFilter,
  type QuoteSearch,
} from './quote-list-repository.ts';
import type { ClientViewer, QuoteViewer } from './viewer.ts';

export type ListQuery = z.output<typeof listQuotesQuery>;

type QuotesPage = Omit<MyQuotesPage, 'status_counts'>;

export interface QuoteListService {
  /** One page of what the viewer may see. A page past the end is empty. */
  page(viewer: QuoteViewer, query: ListQuery, path: string): Promise<QuotesPage>;
  /** The same, with how many quotes the client has in each status before any filter. */
  myPage(viewer: ClientViewer, query: ListQuery, path: string): Promise<MyQuotesPage>;
}

/** @param path of each call: the endpoint's, which the links to other pages begin with. */
export function createQuoteListService({ database }: { database: Database }): QuoteListService {
  async function page(viewer: QuoteViewer, query: ListQuery, path: string): Promise<QuotesPage> {
    const filter: QuoteFilter = {
      viewer,
      statuses: query.status ?? null,
      search: searchOf(query.search ?? ''),
    };
    const [count, rows] = await Promise.all([
      countQuotes(database, filter),
      listQuotes(database, filter, {
        ordering: query.ordering,
        limit: query.page_size,
        offset: (query.page - 1) * query.page_size,
      }),
    ]);
    return { count, ...pageLinks(path, query, count), results: rows.map(toQuoteSummary) };
  }

  return {
    page,
    async myPage(viewer, query, path) {
      const [found, statusCounts] = await Promise.all([
        page(viewer, query, path),
        countQuotesByStatus(database, viewer),
      ]);
      return { ...found, status_counts: statusCounts };
    },
  };
}

function searchOf(text: string): QuoteSearch | null {
  if (text === '') return null;
  const wanted = text.toLowerCase();
  return {
    text,
    serviceIds: SERVICE_IDS.filter((id) => SERVICES[id].name.toLowerCase().includes(wanted)),
  };
}
