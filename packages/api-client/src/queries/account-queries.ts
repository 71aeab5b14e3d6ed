import type {
  ClientHistoryQuery,
  ListAuditEntriesQuery,
  ListClientsQuery,
  ListUsersQuery,
} from '@cleaning/contract';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '../client/create-api-client.ts';
import { queryKeys } from './query-keys.ts';
import { createSessionQueries } from './session-queries.ts';

/** What can be read about one's own account. */
export function createOwnAccountQueries(api: ApiClient) {
  const { accounts, ownAccount, portal, clients, addresses } = api;
  return {
    ...createSessionQueries(accounts),
    dashboard: () =>
      queryOptions({
        queryKey: queryKeys.accounts.dashboard,
        queryFn: ({ signal }) => portal.getDashboard({ signal }),
      }),
    /** NDIS and billing details. */
    clientProfile: () =>
      queryOptions({
        queryKey: queryKeys.accounts.clientProfile,
        queryFn: ({ signal }) => clients.getClientProfile({ signal }),
      }),
    socialAccounts: () =>
      queryOptions({
        queryKey: queryKeys.accounts.socialAccounts,
        queryFn: ({ signal }) => ownAccount.listSocialAccounts({ signal }),
      }),
    /** Where one is signed in; a hundred is more than anybody looks through. */
    sessions: () =>
      queryOptions({
        queryKey: queryKeys.accounts.sessions,
        queryFn: ({ signal }) => ownAccount.listSessions({ page_size: 100 }, { signal }),
      }),
    /** All of them: there are never more than one page. */
    addresses: () =>
      queryOptions({
        queryKey: queryKeys.accounts.addresses,
        queryFn: ({ signal }) => addresses.listAddresses({ page_size: 100 }, { signal }),
      }),
  };
}

/** What staff can read about clients. */
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
    /** All of them fit one page. */
    addresses: (id: string) =>
      queryOptions({
        queryKey: queryKeys.clients.addresses(id),
        queryFn: async ({ signal }) => {
          return (await addresses.listAddressesFor({ id }, { page_size: 100 }, { signal })).results;
        },
      }),
  };
}

/** What admins can read about accounts. */
export function createUserQueries({ users }: ApiClient) {
  return {
    list: (query: ListUsersQuery = {}) =>
      queryOptions({
        queryKey: queryKeys.users.list(query),
        queryFn: ({ signal }) => users.listUsers(query, { signal }),
        placeholderData: keepPreviousData,
      }),
    detail: (id: string) =>
      queryOptions({
        queryKey: queryKeys.users.detail(id),
        queryFn: ({ signal }) => users.getUser({ id }, { signal }),
      }),
  };
}

/** The audit log. It grows with every look at a client, so it is never fresh. */
export function createAuditQueries({ audit }: ApiClient) {
  return {
    list: (query: ListAuditEntriesQuery = {}) =>
      queryOptions({
        queryKey: queryKeys.audit.list(query),
        queryFn: ({ signal }) => audit.listAuditEntries(query, { signal }),
        placeholderData: keepPreviousData,
        staleTime: 0,
      }),
  };
}
