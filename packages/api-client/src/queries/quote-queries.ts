import type { Endpoints } from '@cleaning/contract/endpoints';
import type { EndpointQuery } from '@cleaning/contract/http';
import type {
  ListQuotesQuery,
  ListStaffQuotesQuery,
  QuoteTotalsQuery,
} from '@cleaning/contract/quotes';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { PortalClient } from '../client/portal-client.ts';
import { queryKeys } from './query-keys.ts';

/** Query options for quotes. A list keeps showing its last page while the next one loads. */
export function createQuoteQueries(quotes: PortalClient['quotes']) {
  return {
    mine: (query: ListQuotesQuery = {}) =>
      queryOptions({
        queryKey: queryKeys.quotes.mine(query),
        queryFn: ({ signal }) => quotes.listMyQuotes(query, { signal }),
        placeholderData: keepPreviousData,
      }),
    everyone: (query: ListStaffQuotesQuery = {}) =>
      queryOptions({
        queryKey: queryKeys.quotes.everyone(query),
        queryFn: ({ signal }) => quotes.listQuotes(query, { signal }),
        placeholderData: keepPreviousData,
      }),
    totals: (query: QuoteTotalsQuery = {}) =>
      queryOptions({
        queryKey: queryKeys.quotes.totals(query),
        queryFn: ({ signal }) => quotes.getQuoteTotals(query, { signal }),
        placeholderData: keepPreviousData,
      }),
    detail: (id: string) =>
      queryOptions({
        queryKey: queryKeys.quotes.detail(id),
        queryFn: ({ signal }) => quotes.getQuote({ id }, { signal }),
      }),
    /** The offers of one quote. */
    revisions: (quoteId: string) =>
      queryOptions({
        queryKey: queryKeys.quotes.revisions(quoteId),
        queryFn: ({ signal }) =>
          quotes.listQuoteRevisions({ quote_id: quoteId, page_size: 100 }, { signal }),
      }),
    /** One offer, which never changes, with its changes since another one. */
    revision: (id: string, query: EndpointQuery<Endpoints['getQuoteRevision']> = {}) =>
      queryOptions({
        queryKey: queryKeys.quotes.revision(id, query),
        queryFn: ({ signal }) => quotes.getQuoteRevision({ id }, query, { signal }),
      }),
    templates: (query: EndpointQuery<Endpoints['listQuoteTemplates']> = {}) =>
      queryOptions({
        queryKey: queryKeys.quotes.templates(query),
        queryFn: ({ signal }) => quotes.listQuoteTemplates(query, { signal }),
        placeholderData: keepPreviousData,
      }),
    template: (id: string) =>
      queryOptions({
        queryKey: queryKeys.quotes.template(id),
        queryFn: ({ signal }) => quotes.getQuoteTemplate({ id }, { signal }),
      }),
  };
}
