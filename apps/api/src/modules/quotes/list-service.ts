import type {
  listQuotesQuery,
  listStaffQuotesQuery,
  MyQuotesPage,
  QuoteStatus,
  StaffQuotesPage,
} from '@cleaning/contract';
import { SERVICE_IDS, SERVICES } from '@cleaning/pricing';
import type { z } from 'zod';
import type { Database, Queryable } from '../../platform/db/client.ts';
import { toQuoteSummary, toStaffQuoteSummary } from './mapper.ts';
import { keepAnswers } from '../../platform/http/kept-answers.ts';
import { pageLinks } from '../../platform/http/page-links.ts';
import { findQuotesOfClient } from './own-quotes-repository.ts';
import {
  countQuotes,
  isOpen,
  listQuotesWithClients,
  type QuoteFilter,
  type QuoteSearch,
} from './quote-list-repository.ts';
import type { ClientViewer, Viewer, StaffViewer } from '../../platform/http/viewer.ts';

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
  const pages = keepAnswers<MyQuotesPage, string>();
  return {
    async page(viewer, query, path) {
      const filter = filterOf(viewer, query, query.client_id ?? null);
      const [count, rows] = await Promise.all([
        countQuotes(database, filter, MAX_COUNT),
        listQuotesWithClients(database, filter, windowOf(query)),
      ]);
      return {
        count,
        is_count_capped: count === MAX_COUNT,
        ...pageLinks(path, query, count),
        results: rows.map(({ quote, client }) => toStaffQuoteSummary(quote, client)),
      };
    },

    myPage(viewer, query, path) {
      const question = JSON.stringify([viewer.clientId, query]);
      return pages.answer(question, async (knownMark) => {
        const filter = { ...filterOf(viewer, query, null), viewer };
        const window = windowOf(query);
        const { mark, found } = await findQuotesOfClient(database, filter, window, knownMark);
        if (found === null) return null;
        const count = await countOfMine(database, filter, found.statusCounts);
        const answer = {
          count,
          ...pageLinks(path, query, count),
          results: found.rows.map(toQuoteSummary),
          status_counts: found.statusCounts,
        };
        return { mark, answer };
      });
    },
  };
}

/** The counts by status answer every question that is about the status alone. */
async function countOfMine(
  queryable: Queryable,
  filter: QuoteFilter,
  statusCounts: Partial<Record<QuoteStatus, number>>,
): Promise<number> {
  const { statuses } = filter;
  if (!isOpen({ ...filter, statuses: null })) return countQuotes(queryable, filter, MAX_COUNT);
  const wanted = new Set(statuses ?? Object.keys(statusCounts));
  return Object.entries(statusCounts)
    .filter(([status]) => wanted.has(status))
    .reduce((sum, [, count]) => sum + count, 0);
}

const windowOf = ({ ordering, page, page_size: pageSize }: ListQuery) => ({
  ordering,
  limit: pageSize,
  offset: (page - 1) * pageSize,
});

const filterOf = (viewer: Viewer, query: ListQuery, clientId: string | null): QuoteFilter => ({
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
