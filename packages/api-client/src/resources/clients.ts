import {
  clientsEndpoints,
  type EndpointBody,
  type EndpointParams,
  type ListClientsQuery,
} from '@cleaning/contract';
import type { CallEndpoint, CallOptions } from '../client/call-options.ts';

type Table = typeof clientsEndpoints;
type Body<Name extends keyof Table> = EndpointBody<Table[Name]>;
type ClientParams = EndpointParams<Table['getClient']>;

/** NDIS and billing details: one's own, and for staff those of every client. */
export function createClientsResource(call: CallEndpoint) {
  return {
    getClientProfile: (options?: CallOptions) =>
      call(clientsEndpoints.getClientProfile, { ...options }),
    updateClientProfile: (body: Body<'updateClientProfile'>, options?: CallOptions) =>
      call(clientsEndpoints.updateClientProfile, { body, ...options }),
    listClients: (query?: ListClientsQuery, options?: CallOptions) =>
      call(clientsEndpoints.listClients, { query, ...options }),
    getClient: (params: ClientParams, options?: CallOptions) =>
      call(clientsEndpoints.getClient, { params, ...options }),
    updateClientFor: (params: ClientParams, body: Body<'updateClientFor'>, options?: CallOptions) =>
      call(clientsEndpoints.updateClientFor, { params, body, ...options }),
    updateClientProfileFor: (
      params: ClientParams,
      body: Body<'updateClientProfileFor'>,
      options?: CallOptions,
    ) => call(clientsEndpoints.updateClientProfileFor, { params, body, ...options }),
    revealNdisNumber: (
      params: ClientParams,
      body: Body<'revealNdisNumber'>,
      options?: CallOptions,
    ) => call(clientsEndpoints.revealNdisNumber, { params, body, ...options }),
  } satisfies Record<keyof Table, unknown>;
}
