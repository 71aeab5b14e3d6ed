// Written from the endpoint table by scripts/write-calls.ts.
import type { endpointGroups } from '../../all-endpoints.ts';
import type { CallsOf } from '../../http/endpoint-call.ts';

export const enquiriesCalls: CallsOf<(typeof endpointGroups)['enquiries']> = {
  createEnquiry: { method: 'POST', path: 'enquiries/', sends: ['body'] },
  listEnquiries: { method: 'GET', path: 'enquiries/', sends: ['query'] },
  getEnquiry: { method: 'GET', path: 'enquiries/:id/', sends: ['params'] },
  answerEnquiry: {
    method: 'POST',
    path: 'enquiries/:id/answer/',
    sends: ['params', 'body'],
    idempotent: true,
  },
  convertEnquiry: {
    method: 'POST',
    path: 'enquiries/:id/convert/',
    sends: ['params', 'body'],
    idempotent: true,
  },
  closeEnquiry: { method: 'POST', path: 'enquiries/:id/close/', sends: ['params', 'body'] },
  markEnquirySpam: { method: 'POST', path: 'enquiries/:id/mark_spam/', sends: ['params', 'body'] },
  reopenEnquiry: { method: 'POST', path: 'enquiries/:id/reopen/', sends: ['params', 'body'] },
};
