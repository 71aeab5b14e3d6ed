import {
  ndisEndpoints,
  type AddCatalogueRowRequest,
  type EndCatalogueRowRequest,
  type EndpointParams,
  type ListCatalogueQuery,
} from '@cleaning/contract';
import type { CallEndpoint, CallOptions } from '../client/call-options.ts';

type RowParams = EndpointParams<(typeof ndisEndpoints)['endCatalogueRow']>;

/** Support items and their price limits. */
export function createNdisResource(call: CallEndpoint) {
  return {
    listCatalogueRows: (query?: ListCatalogueQuery, options?: CallOptions) =>
      call(ndisEndpoints.listCatalogueRows, { query, ...options }),
    addCatalogueRow: (body: AddCatalogueRowRequest, options?: CallOptions) =>
      call(ndisEndpoints.addCatalogueRow, { body, ...options }),
    endCatalogueRow: (params: RowParams, body: EndCatalogueRowRequest, options?: CallOptions) =>
      call(ndisEndpoints.endCatalogueRow, { params, body, ...options }),
  } satisfies Record<keyof typeof ndisEndpoints, unknown>;
}
