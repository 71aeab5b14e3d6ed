// Written from the endpoint table by scripts/write-calls.ts.
import type { endpointGroups } from '../../all-endpoints.ts';
import type { CallsOf } from '../../http/endpoint-call.ts';

export const claimsCalls: CallsOf<(typeof endpointGroups)['claims']> = {
  previewRemittance: { method: 'POST', path: 'invoices/remittances/preview/', sends: ['body'] },
  applyRemittance: {
    method: 'POST',
    path: 'invoices/remittances/',
    sends: ['body'],
    idempotent: true,
  },
  listClaimBatches: { method: 'GET', path: 'invoices/bulk_payment_request/', sends: ['query'] },
  createClaimBatch: {
    method: 'POST',
    path: 'invoices/bulk_payment_request/',
    sends: ['body'],
    idempotent: true,
  },
  previewClaimBatch: {
    method: 'POST',
    path: 'invoices/bulk_payment_request/preview/',
    sends: ['body'],
  },
  answerClaims: {
    method: 'POST',
    path: 'invoices/claim_answers/',
    sends: ['body'],
    idempotent: true,
  },
  downloadClaimFile: {
    method: 'GET',
    path: 'invoices/bulk_payment_request/:id/files/:part/',
    sends: ['params'],
    brings: 'file',
  },
};
