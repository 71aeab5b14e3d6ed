import type { Endpoints } from '@cleaning/contract/endpoints';
import type { EndpointQuery } from '@cleaning/contract/http';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '../client/create-api-client.ts';
import { queryKeys } from './query-keys.ts';

// These queries depend on invoices and their payments, so they are invalidated together with the
// lists of invoices. The keys are here because no other module invalidates one of them separately,
// and the first page of staff does not need them.
const keys = {
  exportPreview: (query: EndpointQuery<Endpoints['previewExport']>) => [
    ...queryKeys.invoices.lists,
    'export-preview',
    query,
  ],
  gst: (year: number) => [...queryKeys.invoices.lists, 'gst', year],
  agedDebts: (query: EndpointQuery<Endpoints['getAgedDebts']>) => [
    ...queryKeys.invoices.lists,
    'aged-debts',
    query,
  ],
};

/** Query options for bookkeeping: export previews, GST, and aged debts. */
export function createBookkeepingQueries({ bookkeeping }: Pick<ApiClient, 'bookkeeping'>) {
  return {
    exportPreview: (query: EndpointQuery<Endpoints['previewExport']>) =>
      queryOptions({
        queryKey: keys.exportPreview(query),
        queryFn: ({ signal }) => bookkeeping.previewExport(query, { signal }),
      }),
    /** @param year the year in which the financial year starts. */
    gst: (year: number) =>
      queryOptions({
        queryKey: keys.gst(year),
        queryFn: ({ signal }) => bookkeeping.getGstReport({ year }, { signal }),
      }),
    agedDebts: (query: EndpointQuery<Endpoints['getAgedDebts']> = {}) =>
      queryOptions({
        queryKey: keys.agedDebts(query),
        placeholderData: keepPreviousData,
        queryFn: ({ signal }) => bookkeeping.getAgedDebts(query, { signal }),
      }),
  };
}
