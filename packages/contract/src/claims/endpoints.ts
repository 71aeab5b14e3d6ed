import { defineEndpoint } from '../http/endpoint.ts';
import { fileResponse } from '../http/files.ts';
import { pageOf } from '../http/page.ts';
import { claimBatchSchema } from './entity.ts';
import { remittanceEndpoints } from './remittance.ts';
import { claimFileParams, createClaimBatchRequest, listClaimBatchesQuery } from './requests.ts';

const tag = 'NDIS claims';

/** Bulk payment requests: how agency-managed invoices are claimed. */
export const claimsEndpoints = {
  ...remittanceEndpoints,
  listClaimBatches: defineEndpoint({
    name: 'listClaimBatches',
    method: 'GET',
    path: 'invoices/bulk_payment_request/',
    tag,
    summary: 'List the bulk payment requests that were made, newest first',
    access: 'staff',
    query: listClaimBatchesQuery,
    responses: { 200: pageOf(claimBatchSchema) },
  }),
  createClaimBatch: defineEndpoint({
    name: 'createClaimBatch',
    method: 'POST',
    path: 'invoices/bulk_payment_request/',
    tag,
    summary: 'Claim agency-managed invoices together, and note that they were submitted',
    access: 'staff',
    body: createClaimBatchRequest,
    responses: { 201: claimBatchSchema },
    idempotent: true,
    rateLimit: 'write',
  }),
  downloadClaimFile: defineEndpoint({
    name: 'downloadClaimFile',
    method: 'GET',
    path: 'invoices/bulk_payment_request/:id/files/:part/',
    tag,
    summary: 'Download a file of a bulk payment request, the same each time',
    access: 'staff',
    params: claimFileParams,
    responses: { 200: fileResponse(['text/csv; charset=utf-8']) },
    rateLimit: 'export',
  }),
} as const;
