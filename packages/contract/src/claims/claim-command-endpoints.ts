import { z } from 'zod';
import { defineEndpoint } from '../http/endpoint.ts';
import { invoiceSchema } from '../invoices/entity.ts';
import { moveClaimRequest, reconcileClaimRequest } from './requests.ts';

const common = {
  method: 'POST',
  tag: 'Invoices',
  access: 'office',
  params: z.strictObject({ id: z.uuid() }),
  body: moveClaimRequest,
  responses: { 200: invoiceSchema },
  rateLimit: 'write',
} as const;

/** The commands on the claim of an agency-managed invoice. */
export const claimEndpoints = {
  submitClaim: defineEndpoint({
    ...common,
    name: 'submitClaim',
    path: 'invoices/:id/claim/submit/',
    summary: 'Note that the claim was sent to the agency',
  }),
  acceptClaim: defineEndpoint({
    ...common,
    name: 'acceptClaim',
    path: 'invoices/:id/claim/accept/',
    summary: 'Note that the agency accepted the claim',
  }),
  rejectClaim: defineEndpoint({
    ...common,
    name: 'rejectClaim',
    path: 'invoices/:id/claim/reject/',
    summary: 'Note that the agency rejected the claim, and why',
  }),
  reopenClaim: defineEndpoint({
    ...common,
    name: 'reopenClaim',
    path: 'invoices/:id/claim/reopen/',
    summary: 'Make a rejected claim ready to be sent again',
  }),
  reconcileClaim: defineEndpoint({
    ...common,
    name: 'reconcileClaim',
    path: 'invoices/:id/claim/reconcile/',
    summary: 'Note that the agency paid the claim, and record its payment',
    body: reconcileClaimRequest,
  }),
} as const;
