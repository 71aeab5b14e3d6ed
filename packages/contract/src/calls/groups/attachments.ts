// Written from the endpoint table by scripts/write-calls.ts.
import type { endpointGroups } from '../../all-endpoints.ts';
import type { CallsOf } from '../../http/endpoint-call.ts';

export const attachmentsCalls: CallsOf<(typeof endpointGroups)['attachments']> = {
  listQuoteAttachments: { method: 'GET', path: 'quotes/attachments/', sends: ['query'] },
  uploadQuoteAttachment: {
    method: 'POST',
    path: 'quotes/attachments/',
    sends: ['upload'],
    idempotent: true,
  },
  linkQuoteAttachment: { method: 'POST', path: 'quotes/attachments/:id/link/', sends: ['params'] },
  deleteQuoteAttachment: {
    method: 'DELETE',
    path: 'quotes/attachments/:id/',
    sends: ['params'],
    brings: 'nothing',
  },
};
