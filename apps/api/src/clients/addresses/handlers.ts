import { addressesEndpoints } from '@cleaning/contract/clients';
import type { HandlersOf } from '../../core/http/handlers.ts';
import { list } from '../../core/list.ts';
import { addressesOf } from './address-repository.ts';
import {
  assertClientExists,
  createAddress,
  createAddressFor,
  removeAddress,
  toAddress,
} from './address-service.ts';
import { findLastUsedPlace } from './used-place-repository.ts';

type Table = Omit<typeof addressesEndpoints, 'updateAddress' | 'updateAddressFor'>;

/**
 * Answers the calls about the addresses of clients, besides changing one, which changes booked
 * visits too (`profile/address-handlers.ts`).
 */
export const addressesHandlers: HandlersOf<Table> = {
  listAddresses: list(addressesEndpoints.listAddresses, {
    from: ({ actor }) => addressesOf(actor.userId),
    view: toAddress,
    beside: async ({ snapshot, actor }) => ({
      last_used: await findLastUsedPlace(snapshot, actor.userId),
    }),
  }),

  createAddress: async ({ transaction, actor, body, now }) => ({
    status: 201,
    body: await createAddress(transaction, actor.userId, body, now),
  }),

  deleteAddress: async ({ transaction, actor, viewer, params, query, now }) => {
    const call = { ...params, ...query, clientId: actor.userId, viewer, now };
    await removeAddress(transaction, call);
    return { status: 204, body: null };
  },

  listAddressesFor: list(addressesEndpoints.listAddressesFor, {
    async from({ snapshot, params }) {
      await assertClientExists(snapshot, params.id);
      return addressesOf(params.id);
    },
    view: toAddress,
  }),

  createAddressFor: async ({ transaction, params, actor, body, now }) => {
    const { reason, ...request } = body;
    const call = { clientId: params.id, reason, now };
    return { status: 201, body: await createAddressFor(transaction, actor, call, request) };
  },
};
