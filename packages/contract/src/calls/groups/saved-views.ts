// Written from the endpoint table by scripts/write-calls.ts.
import type { endpointGroups } from '../../all-endpoints.ts';
import type { CallsOf } from '../../http/endpoint-call.ts';

export const savedViewsCalls: CallsOf<(typeof endpointGroups)['savedViews']> = {
  listSavedViews: { method: 'GET', path: 'saved_views/', sends: ['query'] },
  createSavedView: { method: 'POST', path: 'saved_views/', sends: ['body'], idempotent: true },
  deleteSavedView: {
    method: 'DELETE',
    path: 'saved_views/:id/',
    sends: ['params'],
    brings: 'nothing',
  },
};
