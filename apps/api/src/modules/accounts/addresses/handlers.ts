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

    updateAddress: async ({ actor, params, body: { version, ...request }, now }) => ({
      status: 200,
      body: await addresses.update({ ...params, clientId: actor.userId, version, now }, request),
    }),

    deleteAddress: async ({ actor, params, query, now }) => {
      await addresses.remove({ ...params, ...query, clientId: actor.userId, now });
      return { status: 204, body: null };
    },
  };
}
