// Written from the endpoint table by scripts/write-calls.ts.
import type { endpointGroups } from '../../all-endpoints.ts';
import type { CallsOf } from '../../http/endpoint-call.ts';

export const documentsCalls: CallsOf<(typeof endpointGroups)['documents']> = {
  listDocuments: { method: 'GET', path: 'documents/', sends: ['query'] },
  uploadDocument: { method: 'POST', path: 'documents/', sends: ['upload'], idempotent: true },
  getDocument: { method: 'GET', path: 'documents/:id/', sends: ['params'] },
  deleteDocument: {
    method: 'DELETE',
    path: 'documents/:id/',
    sends: ['params'],
    brings: 'nothing',
  },
  linkDocument: { method: 'POST', path: 'documents/:id/link/', sends: ['params'] },
};
