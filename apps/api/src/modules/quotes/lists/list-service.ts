import type {
  listQuotesQuery,
  listStaffQuotesQuery,
  MyQuotesPage,
  StaffQuotesPage,
} from '@cleaning/contract';
import { SERVICE_IDS, SERVICES } from '@cleaning/pricing';
import type { z } from 'zod';
import type { Database } from '../../../platform/db/client.ts';
import { toQuoteSummary, toStaffQuoteSummary } from '../quote-mapper.ts';
import { pageLinks } from '../../../platform/http/page-links.ts';
import { readPage, windowOf } from '../../../platform/http/read-page.ts';
import {
  countQuotes,
  listQuotesWithClients,
  type QuoteFilter,
  type QuoteSearch,
} from './list-repository.ts';
import { isLatestFirst, listQuotesOfClient, prepareListLatest } from './own-list-repository.ts';
import type { ClientViewer, UserViewer, StaffViewer } from '../../../platform/http/viewer.ts';

export type ListQuery = z.output<typeof listQuotesQuery>;
export type StaffListQuery = z.output<typeof listStaffQuotesQuery>;

/** How far a list is counted and can be paged; a filter leads to what lies behind. */
const MAX_COUNT = 10_000;

export interface QuoteListService {
  /** One page of everybody's quotes, with whose they are. A page past the end is empty. */
  page(viewer: StaffViewer, query: StaffListQuery, path: string): Promise<StaffQuotesPage>;
  /** One page of a client's, with how many they have in each status before any filter. */
  myPage(viewer: ClientViewer, query: ListQuery, path: string): Promise<MyQuotesPage>;
}

/** @param path of each call: the endpoint's, which the links to other pages begin with. */
export function createQuoteListService({ database }: { database: Database }): QuoteListService {
  const listLatest = prepareListLatest(database);
  return {
    async page(viewer, query, path) {
      const filter = filterOf(viewer, query, query.client_id ?? null);
      const { ordering } = query;
      const page = await readPage(
        database,
        { path, query },
        {
          count: (snapshot) => countQuotes(snapshot, filter, MAX_COUNT),
          list: (snapshot, window) =>
            listQuotesWithClients(snapshot, filter, { ordering, ...window }),
          toItem: ({ quote, client }) => toStaffQuoteSummary(quote, client),
        },
      );
      return { ...page, is_count_capped: page.count === MAX_COUNT };
    },

    async myPage(viewer, query, path) {
      const filter = { ...filterOf(viewer, query, null), viewer };
      const window = { ordering: query.ordering, ...windowOf(query) };
      const { rows, count, statusCounts } = isLatestFirst(filter, window)
        ? await listLatest(viewer, window)
        : await listQuotesOfClient(database, filter, window);
      return {
        count,
        ...pageLinks(path, query, count),
        results: rows.map(toQuoteSummary),
        status_counts: statusCounts,
      };
    },
  };
}

const filterOf = (viewer: UserViewer, query: ListQuery, clientId: string | null): QuoteFilter => ({
  viewer,
  clientId,
  statuses: query.status ?? null,
  serviceIds: query.service ?? null,
  search: searchOf(query.search ?? ''),
  created: { from: query.created_from ?? null, to: query.created_to ?? null },
  updated: { from: query.updated_from ?? null, to: query.updated_to ?? null },
});

function searchOf(text: string): QuoteSearch | null {
  if (text === '') return null;
  const wanted = text.toLowerCase();
  return {
    text,
    serviceIds: SERVICE_IDS.filter((id) => SERVICES[id].name.toLowerCase().includes(wanted)),
  };
}
