// Written from the endpoint table by scripts/write-calls.ts.
import type { endpointGroups } from '../../all-endpoints.ts';
import type { CallsOf } from '../../http/endpoint-call.ts';

export const addressesCalls: CallsOf<(typeof endpointGroups)['addresses']> = {
  listAddresses: { method: 'GET', path: 'accounts/addresses/', sends: ['query'] },
  createAddress: { method: 'POST', path: 'accounts/addresses/', sends: ['body'], idempotent: true },
  updateAddress: { method: 'PATCH', path: 'accounts/addresses/:id/', sends: ['params', 'body'] },
  deleteAddress: {
    method: 'DELETE',
    path: 'accounts/addresses/:id/',
    sends: ['params', 'query'],
    brings: 'nothing',
  },
  listAddressesFor: { method: 'GET', path: 'clients/:id/addresses/', sends: ['params', 'query'] },
  createAddressFor: {
    method: 'POST',
    path: 'clients/:id/addresses/',
    sends: ['params', 'body'],
    idempotent: true,
  },
  updateAddressFor: { method: 'PATCH', path: 'clients/addresses/:id/', sends: ['params', 'body'] },
};
