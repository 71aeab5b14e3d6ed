import { defineEndpoint } from '../http/endpoint.ts';
import { fileResponse } from '../http/files.ts';
import { pageOf } from '../http/page.ts';
import { invoiceResultsSchema } from '../invoices/staff-entity.ts';
import { remittanceEndpoints } from './remittance.ts';
import { claimBatchSchema, claimPreviewSchema } from './entity.ts';
import {
  answerClaimsRequest,
  claimFileParams,
  createClaimBatchRequest,
  listClaimBatchesQuery,
} from './requests.ts';

const tag = 'NDIS claims';

/** Bulk payment requests, by which agency-managed invoices are claimed. */
export const claimsEndpoints = {
  ...remittanceEndpoints,
  listClaimBatches: defineEndpoint({
    name: 'listClaimBatches',
    method: 'GET',
    path: 'invoices/bulk_payment_request/',
    tag,
    summary: 'List the bulk payment requests that were made, newest first',
    access: 'office',
    query: listClaimBatchesQuery,
    responses: { 200: pageOf(claimBatchSchema) },
  }),
  createClaimBatch: defineEndpoint({
    name: 'createClaimBatch',
    method: 'POST',
    path: 'invoices/bulk_payment_request/',
    tag,
    summary: 'Claim agency-managed invoices together, and note that they were submitted',
    access: 'office',
    body: createClaimBatchRequest,
    responses: { 201: claimBatchSchema },
    idempotent: true,
    rateLimit: 'write',
  }),
  previewClaimBatch: defineEndpoint({
    name: 'previewClaimBatch',
    method: 'POST',
    path: 'invoices/bulk_payment_request/preview/',
    tag,
    summary: 'Read what a bulk payment request would hold; nothing is made',
    access: 'office',
    body: createClaimBatchRequest,
    responses: { 200: claimPreviewSchema },
    rateLimit: 'write',
  }),
  answerClaims: defineEndpoint({
    name: 'answerClaims',
    method: 'POST',
    path: 'invoices/claim_answers/',
    tag,
    summary: 'Note what the agency answered to several claims, each answered by itself',
    access: 'office',
    body: answerClaimsRequest,
    responses: { 200: invoiceResultsSchema },
    idempotent: 'each',
    rateLimit: 'write',
  }),
  downloadClaimFile: defineEndpoint({
    name: 'downloadClaimFile',
    method: 'GET',
    path: 'invoices/bulk_payment_request/:id/files/:part/',
    tag,
    summary: 'Download a file of a bulk payment request, the same each time',
    access: 'office',
    params: claimFileParams,
    responses: { 200: fileResponse(['text/csv; charset=utf-8']) },
    rateLimit: 'export',
  }),
} as const;
