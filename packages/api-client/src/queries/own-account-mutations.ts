import type {
  ClientProfile,
  CreateAddressRequest,
  UpdateAddressRequest,
  UpdateClientProfileRequest,
} from '@cleaning/contract/clients';
import { mutationOptions } from '@tanstack/react-query';
import type { Keyed } from '../client/call-options.ts';
import type { PortalClient } from '../client/portal-client.ts';
import { type Body, invalidateOnStaleError, invalidateOnSuccess } from './cache-updates.ts';
import { queryKeys } from './query-keys.ts';

/** Mutation options for changes that users make to their own account. */
export function createOwnAccountMutations(api: PortalClient) {
  const { accounts, ownAccount, portal, clients, addresses } = api;
  return {
    updateProfile: () =>
      mutationOptions({
        mutationFn: (body: Body<'updateProfile'>) => accounts.updateProfile(body),
        onSuccess: (profile, _body, _result, { client }) => {
          client.setQueryData(queryKeys.accounts.profile, profile);
        },
      }),
    updateClientProfile: () =>
      mutationOptions({
        mutationFn: (body: UpdateClientProfileRequest) => clients.updateClientProfile(body),
        onSuccess: async (profile: ClientProfile, _body, _result, { client }) => {
          client.setQueryData(queryKeys.accounts.clientProfile, profile);
          // The profile shows the NDIS number too.
          await client.invalidateQueries({ queryKey: queryKeys.accounts.profile });
        },
        onError: invalidateOnStaleError(queryKeys.accounts.clientProfile),
      }),
    /** Reads the whole NDIS number, which is never cached. */
    readOwnNdisNumber: () =>
      mutationOptions({ mutationFn: () => clients.readOwnNdisNumber(), gcTime: 0 }),
    changeEmail: () =>
      mutationOptions({
        mutationFn: (body: Body<'changeEmail'>) => ownAccount.changeEmail(body),
        gcTime: 0,
      }),
    /** Exports the user's own data, which is never cached. */
    exportOwnData: () => mutationOptions({ mutationFn: () => portal.exportOwnData(), gcTime: 0 }),
    deactivate: () =>
      mutationOptions({
        mutationFn: (body: Body<'deactivateAccount'>) => ownAccount.deactivateAccount(body),
        gcTime: 0,
      }),
    revokeSession: () =>
      mutationOptions({
        mutationFn: (id: string) => ownAccount.revokeSession({ id }),
        onSettled: (_answer, _error, _id, _result, { client }) =>
          client.invalidateQueries({ queryKey: queryKeys.accounts.sessions }),
      }),
    revokeOtherSessions: () =>
      mutationOptions({
        mutationFn: () => ownAccount.revokeOtherSessions(),
        onSettled: (_answer, _error, _variables, _result, { client }) =>
          client.invalidateQueries({ queryKey: queryKeys.accounts.sessions }),
      }),
    /** Changing the password ends every other session. */
    changePassword: () =>
      mutationOptions({
        mutationFn: (body: Body<'changePassword'>) => accounts.changePassword(body),
        onSuccess: invalidateOnSuccess(queryKeys.accounts.sessions),
        gcTime: 0,
      }),
    linkGoogle: () =>
      mutationOptions({
        mutationFn: (credential: string) =>
          accounts.linkSocialAccount({ provider: 'google', access_token: credential }),
        onSuccess: invalidateOnSuccess(queryKeys.accounts.socialAccounts),
        gcTime: 0,
      }),
    unlinkGoogle: () =>
      mutationOptions({
        mutationFn: () => accounts.unlinkSocialAccount({ provider: 'google' }),
        onSuccess: invalidateOnSuccess(queryKeys.accounts.socialAccounts),
      }),
    /**
     * The key is part of the variables, so that pressing the button again repeats the same call.
     */
    createAddress: () =>
      mutationOptions({
        mutationFn: ({ body, idempotencyKey }: Keyed<CreateAddressRequest>) =>
          addresses.createAddress(body, { idempotencyKey }),
        onSuccess: invalidateOnSuccess(queryKeys.accounts.addresses),
      }),
    updateAddress: (id: string) =>
      mutationOptions({
        mutationFn: (body: UpdateAddressRequest) => addresses.updateAddress({ id }, body),
        onSuccess: invalidateOnSuccess(queryKeys.accounts.addresses),
        onError: invalidateOnStaleError(queryKeys.accounts.addresses),
      }),
    deleteAddress: (id: string) =>
      mutationOptions({
        mutationFn: ({ version }: { version: number }) =>
          addresses.deleteAddress({ id }, { version }),
        onSuccess: invalidateOnSuccess(queryKeys.accounts.addresses),
        onError: invalidateOnStaleError(queryKeys.accounts.addresses),
      }),
  };
}
