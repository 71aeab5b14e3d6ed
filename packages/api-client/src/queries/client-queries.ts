import type { ClientHistoryQuery, ListClientsQuery } from '@cleaning/contract/clients';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '../client/create-api-client.ts';
import { queryKeys } from './query-keys.ts';

/** Query options for clients, for staff. */
export function createClientQueries({ clients, clientHistory, addresses }: ApiClient) {
  return {
    list: (query: ListClientsQuery = {}) =>
      queryOptions({
        queryKey: queryKeys.clients.list(query),
        queryFn: ({ signal }) => clients.listClients(query, { signal }),
        placeholderData: keepPreviousData,
      }),
    counts: () =>
      queryOptions({
        queryKey: queryKeys.clients.counts,
        queryFn: ({ signal }) => clients.getClientCounts({ signal }),
      }),
    planManagers: () =>
      queryOptions({
        queryKey: queryKeys.clients.planManagers,
        queryFn: ({ signal }) => clients.listPlanManagers({ signal }),
      }),
    detail: (id: string) =>
      queryOptions({
        queryKey: queryKeys.clients.detail(id),
        queryFn: ({ signal }) => clients.getClient({ id }, { signal }),
      }),
    history: (id: string, query: ClientHistoryQuery = {}) =>
      queryOptions({
        queryKey: queryKeys.clients.history(id, query),
        queryFn: ({ signal }) => clientHistory.getClientHistory({ id }, query, { signal }),
        placeholderData: keepPreviousData,
      }),
    /** All addresses of a client fit on one page. */
    addresses: (id: string) =>
      queryOptions({
        queryKey: queryKeys.clients.addresses(id),
        queryFn: async ({ signal }) => {
          return (await addresses.listAddressesFor({ id }, { page_size: 100 }, { signal })).results;
        },
      }),
  };
}
