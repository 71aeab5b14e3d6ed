import { addressesEndpoints } from '@cleaning/contract/clients';
import type { HandlersOf } from '../../core/http/handlers.ts';
import { list } from '../../core/list.ts';
import { addressesOf } from './address-repository.ts';
import { assertClientExists } from './save-address.ts';
import { toAddress } from './view.ts';
import { findLastUsedPlace } from './used-place-repository.ts';

type Table = Pick<typeof addressesEndpoints, 'listAddresses' | 'listAddressesFor'>;

/**
 * Answers the calls that list the addresses of clients. To change one changes booked visits too
 * (`profile/addresses/handlers.ts`).
 */
export const addressesHandlers: HandlersOf<Table> = {
  listAddresses: list(addressesEndpoints.listAddresses, {
    from: ({ actor }) => addressesOf(actor.userId),
    view: toAddress,
    beside: async ({ snapshot, actor }) => ({
      last_used: await findLastUsedPlace(snapshot, actor.userId),
    }),
  }),

  listAddressesFor: list(addressesEndpoints.listAddressesFor, {
    async from({ snapshot, params }) {
      await assertClientExists(snapshot, params.id);
      return addressesOf(params.id);
    },
    view: toAddress,
  }),
};
