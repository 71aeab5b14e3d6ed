import type {
  ClientProfile,
  CreateAddressRequest,
  EndpointBody,
  Endpoints,
  InviteUserRequest,
  UpdateAddressRequest,
  UpdateClientProfileForRequest,
  UpdateClientProfileRequest,
  UserAccount,
} from '@cleaning/contract';
import { mutationOptions, type QueryClient, type QueryKey } from '@tanstack/react-query';
import type { Keyed } from '../client/call-options.ts';
import type { ApiClient } from '../client/create-api-client.ts';
import { isApiError } from '../errors/api-error.ts';
import { queryKeys } from './query-keys.ts';

/** A mutation's callbacks are given the cache that it ran in. */
interface MutationContext {
  readonly client: QueryClient;
}

type Body<Name extends keyof Endpoints> = EndpointBody<Endpoints[Name]>;

const readAgain =
  (queryKey: QueryKey) =>
  (_answer: unknown, _variables: unknown, _result: unknown, { client }: MutationContext) =>
    client.invalidateQueries({ queryKey });

/** After a conflict, or when the thing is gone, the copy in the cache is known to be old. */
const dropStale =
  (queryKey: QueryKey) =>
  async (error: unknown, _variables: unknown, _result: unknown, { client }: MutationContext) => {
    const isOld = isApiError(error) && (error.status === 409 || error.status === 404);
    if (isOld) await client.invalidateQueries({ queryKey });
  };

/** What people change about their own account. */
export function createOwnAccountMutations(api: ApiClient) {
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
          // It shows the NDIS number too.
          await client.invalidateQueries({ queryKey: queryKeys.accounts.profile });
        },
        onError: dropStale(queryKeys.accounts.clientProfile),
      }),
    /** The whole number, which no cache keeps. */
    readOwnNdisNumber: () =>
      mutationOptions({ mutationFn: () => clients.readOwnNdisNumber(), gcTime: 0 }),
    changeEmail: () =>
      mutationOptions({
        mutationFn: (body: Body<'changeEmail'>) => ownAccount.changeEmail(body),
        gcTime: 0,
      }),
    /** A copy of one's own data, which no cache keeps. */
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
    /** Every other session ends with the old password. */
    changePassword: () =>
      mutationOptions({
        mutationFn: (body: Body<'changePassword'>) => accounts.changePassword(body),
        onSuccess: readAgain(queryKeys.accounts.sessions),
        gcTime: 0,
      }),
    linkGoogle: () =>
      mutationOptions({
        mutationFn: (credential: string) =>
          accounts.linkSocialAccount({ provider: 'google', access_token: credential }),
        onSuccess: readAgain(queryKeys.accounts.socialAccounts),
        gcTime: 0,
      }),
    unlinkGoogle: () =>
      mutationOptions({
        mutationFn: () => accounts.unlinkSocialAccount({ provider: 'google' }),
        onSuccess: readAgain(queryKeys.accounts.socialAccounts),
      }),
    /** The key comes with the variables, so that pressing the button again repeats the same call. */
    createAddress: () =>
      mutationOptions({
        mutationFn: ({ body, idempotencyKey }: Keyed<CreateAddressRequest>) =>
          addresses.createAddress(body, { idempotencyKey }),
        onSuccess: readAgain(queryKeys.accounts.addresses),
      }),
    updateAddress: (id: string) =>
      mutationOptions({
        mutationFn: (body: UpdateAddressRequest) => addresses.updateAddress({ id }, body),
        onSuccess: readAgain(queryKeys.accounts.addresses),
        onError: dropStale(queryKeys.accounts.addresses),
      }),
    deleteAddress: (id: string) =>
      mutationOptions({
        mutationFn: ({ version }: { version: number }) =>
          addresses.deleteAddress({ id }, { version }),
        onSuccess: readAgain(queryKeys.accounts.addresses),
        onError: dropStale(queryKeys.accounts.addresses),
      }),
  };
}

/** What staff change for a client. A revealed NDIS number is not kept in any cache. */
export function createClientMutations({ clients, addresses }: ApiClient) {
  return {
    update: (id: string) =>
      mutationOptions({
        mutationFn: (body: Body<'updateClientFor'>) => clients.updateClientFor({ id }, body),
        onSuccess: readAgain(queryKeys.clients.all),
      }),
    updateProfile: (id: string) =>
      mutationOptions({
        mutationFn: (body: UpdateClientProfileForRequest) =>
          clients.updateClientProfileFor({ id }, body),
        onSuccess: readAgain(queryKeys.clients.all),
        onError: dropStale(queryKeys.clients.detail(id)),
      }),
    create: () =>
      mutationOptions({
        mutationFn: ({ body, idempotencyKey }: Keyed<Body<'createClient'>>) =>
          clients.createClient(body, { idempotencyKey }),
        onSuccess: async (created, _variables, _result, { client }) => {
          client.setQueryData(queryKeys.clients.detail(created.id), created);
          await client.invalidateQueries({ queryKey: queryKeys.clients.lists });
        },
      }),
    act: (id: string) =>
      mutationOptions({
        mutationFn: (body: Body<'actForClient'>) => clients.actForClient({ id }, body),
      }),
    stopActing: () =>
      mutationOptions({ mutationFn: (id: string) => clients.stopActingForClient({ id }) }),
    addPlan: (id: string) =>
      mutationOptions({
        mutationFn: ({ body, idempotencyKey }: Keyed<Body<'addClientPlanFor'>>) =>
          clients.addClientPlanFor({ id }, body, { idempotencyKey }),
        onSuccess: readAgain(queryKeys.clients.all),
        onError: dropStale(queryKeys.clients.detail(id)),
      }),
    changePlan: (id: string, planId: string) =>
      mutationOptions({
        mutationFn: (body: Body<'changeClientPlanFor'>) =>
          clients.changeClientPlanFor({ id, plan_id: planId }, body),
        onSuccess: readAgain(queryKeys.clients.all),
        onError: dropStale(queryKeys.clients.detail(id)),
      }),
    removePlan: (id: string) =>
      mutationOptions({
        mutationFn: ({ planId, body }: { planId: string; body: Body<'removeClientPlanFor'> }) =>
          clients.removeClientPlanFor({ id, plan_id: planId }, body),
        onSuccess: readAgain(queryKeys.clients.all),
        onError: dropStale(queryKeys.clients.detail(id)),
      }),
    addAgreement: (id: string) =>
      mutationOptions({
        mutationFn: ({ body, idempotencyKey }: Keyed<Body<'addClientAgreementFor'>>) =>
          clients.addClientAgreementFor({ id }, body, { idempotencyKey }),
        onSuccess: readAgain(queryKeys.clients.all),
        onError: dropStale(queryKeys.clients.detail(id)),
      }),
    changeAgreement: (id: string, agreementId: string) =>
      mutationOptions({
        mutationFn: (body: Body<'changeClientAgreementFor'>) =>
          clients.changeClientAgreementFor({ id, agreement_id: agreementId }, body),
        onSuccess: readAgain(queryKeys.clients.all),
        onError: dropStale(queryKeys.clients.detail(id)),
      }),
    removeAgreement: (id: string) =>
      mutationOptions({
        mutationFn: ({
          agreementId,
          body,
        }: {
          agreementId: string;
          body: Body<'removeClientAgreementFor'>;
        }) => clients.removeClientAgreementFor({ id, agreement_id: agreementId }, body),
        onSuccess: readAgain(queryKeys.clients.all),
        onError: dropStale(queryKeys.clients.detail(id)),
      }),
    createAddress: (id: string) =>
      mutationOptions({
        mutationFn: ({ body, idempotencyKey }: Keyed<Body<'createAddressFor'>>) =>
          addresses.createAddressFor({ id }, body, { idempotencyKey }),
        onSuccess: readAgain(queryKeys.clients.all),
      }),
    updateAddress: (clientId: string, id: string) =>
      mutationOptions({
        mutationFn: (body: Body<'updateAddressFor'>) => addresses.updateAddressFor({ id }, body),
        onSuccess: readAgain(queryKeys.clients.all),
        onError: dropStale(queryKeys.clients.addresses(clientId)),
      }),
    revealNdisNumber: (id: string) =>
      mutationOptions({
        mutationFn: (body: Body<'revealNdisNumber'>) => clients.revealNdisNumber({ id }, body),
        gcTime: 0,
      }),
  };
}

/** The account that came back is the newest there is; the lists that show it are read again. */
async function keepUser(
  user: UserAccount,
  _body: unknown,
  _result: unknown,
  { client }: MutationContext,
): Promise<void> {
  client.setQueryData(queryKeys.users.detail(user.id), user);
  await client.invalidateQueries({ queryKey: queryKeys.users.lists });
}

/** What admins do with accounts. */
export function createUserMutations({ users }: ApiClient) {
  return {
    invite: () =>
      mutationOptions({
        mutationFn: ({ body, idempotencyKey }: Keyed<InviteUserRequest>) =>
          users.inviteUser(body, { idempotencyKey }),
        onSuccess: keepUser,
      }),
    resendInvitation: (id: string) =>
      mutationOptions({ mutationFn: () => users.resendInvitation({ id }), onSuccess: keepUser }),
    changeType: (id: string) =>
      mutationOptions({
        mutationFn: (body: Body<'changeUserType'>) => users.changeUserType({ id }, body),
        onSuccess: keepUser,
        onError: dropStale(queryKeys.users.detail(id)),
      }),
    deactivate: (id: string) =>
      mutationOptions({
        mutationFn: (body: Body<'deactivateUser'>) => users.deactivateUser({ id }, body),
        onSuccess: keepUser,
        onError: dropStale(queryKeys.users.detail(id)),
      }),
    reactivate: (id: string) =>
      mutationOptions({
        mutationFn: (body: Body<'reactivateUser'>) => users.reactivateUser({ id }, body),
        onSuccess: keepUser,
        onError: dropStale(queryKeys.users.detail(id)),
      }),
  };
}
