import { queryOptions } from '@tanstack/react-query';
import type { PortalClient } from '../client/portal-client.ts';
import { queryKeys } from './query-keys.ts';
import { createSessionQueries } from './session-queries.ts';

/** Query options for the user's own account. */
export function createOwnAccountQueries(api: PortalClient) {
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
    /** The sessions of the account. Users rarely have more than a few, so one page is enough. */
    sessions: () =>
      queryOptions({
        queryKey: queryKeys.accounts.sessions,
        queryFn: ({ signal }) => ownAccount.listSessions({ page_size: 100 }, { signal }),
      }),
    /** All addresses fit on one page. */
    addresses: () =>
      queryOptions({
        queryKey: queryKeys.accounts.addresses,
        queryFn: ({ signal }) => addresses.listAddresses({ page_size: 100 }, { signal }),
      }),
  };
}
