import {
  complianceEndpoints,
  ndisEndpoints,
  type AddCatalogueRowRequest,
  type EndCatalogueRowRequest,
  type EndpointParams,
  type ListCatalogueQuery,
} from '@cleaning/contract';
import type { CallEndpoint, CallOptions } from '../client/call-options.ts';

type Table = typeof ndisEndpoints & typeof complianceEndpoints;
type RowParams = EndpointParams<Table['endCatalogueRow']>;

/** The NDIS check of an invoice, and support items with their price limits. */
export function createNdisResource(call: CallEndpoint) {
  return {
    checkNdisInvoice: (params: EndpointParams<Table['checkNdisInvoice']>, options?: CallOptions) =>
      call(complianceEndpoints.checkNdisInvoice, { params, ...options }),
    listCatalogueRows: (query?: ListCatalogueQuery, options?: CallOptions) =>
      call(ndisEndpoints.listCatalogueRows, { query, ...options }),
    addCatalogueRow: (body: AddCatalogueRowRequest, options?: CallOptions) =>
      call(ndisEndpoints.addCatalogueRow, { body, ...options }),
    endCatalogueRow: (params: RowParams, body: EndCatalogueRowRequest, options?: CallOptions) =>
      call(ndisEndpoints.endCatalogueRow, { params, body, ...options }),
  } satisfies Record<keyof Table, unknown>;
}
