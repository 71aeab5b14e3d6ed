// Written from the endpoint table by scripts/write-calls.ts.
import type { endpointGroups } from '../../all-endpoints.ts';
import type { CallsOf } from '../../http/endpoint-call.ts';

export const bookkeepingCalls: CallsOf<(typeof endpointGroups)['bookkeeping']> = {
  exportBookkeeping: {
    method: 'GET',
    path: 'bookkeeping/export/',
    sends: ['query'],
    brings: 'file',
  },
  previewExport: { method: 'GET', path: 'bookkeeping/export/preview/', sends: ['query'] },
  exportReport: {
    method: 'GET',
    path: 'bookkeeping/export/report/',
    sends: ['query'],
    brings: 'file',
  },
  getGstReport: { method: 'GET', path: 'bookkeeping/gst/', sends: ['query'] },
  getAgedDebts: { method: 'GET', path: 'bookkeeping/aged_debts/', sends: ['query'] },
};
