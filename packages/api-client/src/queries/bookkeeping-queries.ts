import type { EndpointQuery, Endpoints } from '@cleaning/contract';
import { queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '../client/create-api-client.ts';
import { queryKeys } from './query-keys.ts';

// What is read here is made of invoices and their money, so it is read again with the lists of them. The keys stand
// here since no other module marks one of them alone, and the first screen of staff does without them.
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

/** What the bookkeeper reads: what an export holds, GST, and what is owed by age. */
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
        queryFn: ({ signal }) => bookkeeping.getAgedDebts(query, { signal }),
      }),
  };
}
