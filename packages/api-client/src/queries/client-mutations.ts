import type { UpdateClientProfileForRequest } from '@cleaning/contract/clients';
import { mutationOptions } from '@tanstack/react-query';
import type { Keyed } from '../client/call-options.ts';
import type { ApiClient } from '../client/create-api-client.ts';
import { type Body, invalidateOnStaleError, invalidateOnSuccess } from './cache-updates.ts';
import { queryKeys } from './query-keys.ts';

/**
 * Mutation options for changes that staff make to a client. A revealed NDIS number is never cached.
 */
export function createClientMutations({
  clients,
  addresses,
}: Pick<ApiClient, 'clients' | 'addresses'>) {
  return {
    update: (id: string) =>
      mutationOptions({
        mutationFn: (body: Body<'updateClientFor'>) => clients.updateClientFor({ id }, body),
        onSuccess: invalidateOnSuccess(queryKeys.clients.all),
      }),
    updateProfile: (id: string) =>
      mutationOptions({
        mutationFn: (body: UpdateClientProfileForRequest) =>
          clients.updateClientProfileFor({ id }, body),
        onSuccess: invalidateOnSuccess(queryKeys.clients.all),
        onError: invalidateOnStaleError(queryKeys.clients.detail(id)),
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
    addEmail: (id: string) =>
      mutationOptions({
        mutationFn: ({ body, idempotencyKey }: Keyed<Body<'addClientEmail'>>) =>
          clients.addClientEmail({ id }, body, { idempotencyKey }),
        onSuccess: invalidateOnSuccess(queryKeys.clients.all),
      }),
    invite: (id: string) =>
      mutationOptions({
        mutationFn: ({ idempotencyKey }: { readonly idempotencyKey: string }) =>
          clients.inviteClient({ id }, { idempotencyKey }),
        onSuccess: invalidateOnSuccess(queryKeys.clients.all),
        onError: invalidateOnSuccess(queryKeys.clients.detail(id)),
      }),
    act: (id: string) =>
      mutationOptions({
        mutationFn: (body: Body<'actForClient'>) => clients.actForClient({ id }, body),
      }),
    addPlan: (id: string) =>
      mutationOptions({
        mutationFn: ({ body, idempotencyKey }: Keyed<Body<'addClientPlanFor'>>) =>
          clients.addClientPlanFor({ id }, body, { idempotencyKey }),
        onSuccess: invalidateOnSuccess(queryKeys.clients.all),
        onError: invalidateOnStaleError(queryKeys.clients.detail(id)),
      }),
    changePlan: (id: string, planId: string) =>
      mutationOptions({
        mutationFn: (body: Body<'changeClientPlanFor'>) =>
          clients.changeClientPlanFor({ id, plan_id: planId }, body),
        onSuccess: invalidateOnSuccess(queryKeys.clients.all),
        onError: invalidateOnStaleError(queryKeys.clients.detail(id)),
      }),
    removePlan: (id: string) =>
      mutationOptions({
        mutationFn: ({ planId, body }: { planId: string; body: Body<'removeClientPlanFor'> }) =>
          clients.removeClientPlanFor({ id, plan_id: planId }, body),
        onSuccess: invalidateOnSuccess(queryKeys.clients.all),
        onError: invalidateOnStaleError(queryKeys.clients.detail(id)),
      }),
    addAgreement: (id: string) =>
      mutationOptions({
        mutationFn: ({ body, idempotencyKey }: Keyed<Body<'addClientAgreementFor'>>) =>
          clients.addClientAgreementFor({ id }, body, { idempotencyKey }),
        onSuccess: invalidateOnSuccess(queryKeys.clients.all),
        onError: invalidateOnStaleError(queryKeys.clients.detail(id)),
      }),
    changeAgreement: (id: string, agreementId: string) =>
      mutationOptions({
        mutationFn: (body: Body<'changeClientAgreementFor'>) =>
          clients.changeClientAgreementFor({ id, agreement_id: agreementId }, body),
        onSuccess: invalidateOnSuccess(queryKeys.clients.all),
        onError: invalidateOnStaleError(queryKeys.clients.detail(id)),
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
        onSuccess: invalidateOnSuccess(queryKeys.clients.all),
        onError: invalidateOnStaleError(queryKeys.clients.detail(id)),
      }),
    createAddress: (id: string) =>
      mutationOptions({
        mutationFn: ({ body, idempotencyKey }: Keyed<Body<'createAddressFor'>>) =>
          addresses.createAddressFor({ id }, body, { idempotencyKey }),
        onSuccess: invalidateOnSuccess(queryKeys.clients.all),
      }),
    updateAddress: (clientId: string, id: string) =>
      mutationOptions({
        mutationFn: (body: Body<'updateAddressFor'>) => addresses.updateAddressFor({ id }, body),
        onSuccess: invalidateOnSuccess(queryKeys.clients.all),
        onError: invalidateOnStaleError(queryKeys.clients.addresses(clientId)),
      }),
    revealNdisNumber: (id: string) =>
      mutationOptions({
        mutationFn: (body: Body<'revealNdisNumber'>) => clients.revealNdisNumber({ id }, body),
        gcTime: 0,
      }),
  };
}
