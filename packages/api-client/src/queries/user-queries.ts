import type { ListUsersQuery } from '@cleaning/contract/accounts';
import type { ListAuditEntriesQuery } from '@cleaning/contract/audit';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '../client/create-api-client.ts';
import { queryKeys } from './query-keys.ts';

/** Query options for accounts, for admins. */
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

/**
 * Query options for the audit log. It grows each time staff open a client, so cached data is never
 * fresh.
 */
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
