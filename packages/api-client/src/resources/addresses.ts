import {
  addressesEndpoints,
  type EndpointBody,
  type EndpointParams,
  type EndpointQuery,
} from '@cleaning/contract';
import type { CallEndpoint, CallOptions } from '../client/call-options.ts';

type Table = typeof addressesEndpoints;
type Body<Name extends keyof Table> = EndpointBody<Table[Name]>;
type Query<Name extends keyof Table> = EndpointQuery<Table[Name]>;
type AddressParams = EndpointParams<Table['updateAddress']>;

/** The places that a client has cleaned. */
export function createAddressesResource(call: CallEndpoint) {
  return {
    listAddresses: (query?: Query<'listAddresses'>, options?: CallOptions) =>
      call(addressesEndpoints.listAddresses, { query, ...options }),
    createAddress: (body: Body<'createAddress'>, options?: CallOptions) =>
      call(addressesEndpoints.createAddress, { body, ...options }),
    updateAddress: (params: AddressParams, body: Body<'updateAddress'>, options?: CallOptions) =>
      call(addressesEndpoints.updateAddress, { params, body, ...options }),
    deleteAddress: (params: AddressParams, query: Query<'deleteAddress'>, options?: CallOptions) =>
      call(addressesEndpoints.deleteAddress, { params, query, ...options }),
  } satisfies Record<keyof Table, unknown>;
}
