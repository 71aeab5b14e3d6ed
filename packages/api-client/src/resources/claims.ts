import {
  claimsEndpoints,
  type CreateClaimBatchRequest,
  type EndpointParams,
  type ListClaimBatchesQuery,
} from '@cleaning/contract';
import type { CallEndpoint, CallOptions } from '../client/call-options.ts';

type FileParams = EndpointParams<(typeof claimsEndpoints)['downloadClaimFile']>;

/** Bulk payment requests: how agency-managed invoices are claimed. */
export function createClaimsResource(call: CallEndpoint) {
  return {
    listClaimBatches: (query?: ListClaimBatchesQuery, options?: CallOptions) =>
      call(claimsEndpoints.listClaimBatches, { query, ...options }),
    createClaimBatch: (body: CreateClaimBatchRequest, options?: CallOptions) =>
      call(claimsEndpoints.createClaimBatch, { body, ...options }),
    downloadClaimFile: (params: FileParams, options?: CallOptions) =>
      call(claimsEndpoints.downloadClaimFile, { params, ...options }),
  } satisfies Record<keyof typeof claimsEndpoints, unknown>;
}
