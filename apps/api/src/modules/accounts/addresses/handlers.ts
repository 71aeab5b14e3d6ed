import type { addressesEndpoints } from '@cleaning/contract';
import type { Dependencies } from '../../../dependencies.ts';
import type { HandlersOf } from '../../../platform/http/handlers.ts';
import { createAddressService } from './address-service.ts';

/** Answers the calls about a client's own addresses. */
export function createAddressesHandlers({
  database,
}: Pick<Dependencies, 'database'>): HandlersOf<typeof addressesEndpoints> {
  const addresses = createAddressService({ database });
  return {
    listAddresses: async ({ actor, query }) => ({
      status: 200,
      body: await addresses.list(actor.userId, query),
    }),

    createAddress: async ({ transaction, actor, body, now }) => ({
      status: 201,
      body: await addresses.create(transaction, actor.userId, body, now),
    }),

    updateAddress: async ({ actor, viewer, params, body: { version, ...request }, now }) => ({
      status: 200,
      body: await addresses.update(
        { ...params, clientId: actor.userId, version, viewer, now },
        request,
      ),
    }),

    deleteAddress: async ({ actor, viewer, params, query, now }) => {
      await addresses.remove({ ...params, ...query, clientId: actor.userId, viewer, now });
      return { status: 204, body: null };
    },

    listAddressesFor: async ({ params, query }) => ({
      status: 200,
      body: await addresses.listFor(params.id, query),
    }),

    createAddressFor: async ({ transaction, params, actor, body, now }) => {
      const { reason, ...request } = body;
      const call = { clientId: params.id, reason, now };
      return { status: 201, body: await addresses.createFor(transaction, actor, call, request) };
    },

    updateAddressFor: async ({ params, actor, viewer, body, now }) => {
      const { version, reason, ...request } = body;
      const call = { ...params, version, reason, viewer, now };
      return { status: 200, body: await addresses.updateFor(actor, call, request) };
    },
  };
}
