import type { ListAuditEntriesQuery, ListUsersQuery } from '@cleaning/contract';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '../client/create-api-client.ts';
import { queryKeys } from './query-keys.ts';

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
