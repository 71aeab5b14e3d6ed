// Written from the endpoint table by scripts/write-calls.ts.
import type { endpointGroups } from '../../all-endpoints.ts';
import type { CallsOf } from '../../http/endpoint-call.ts';

export const clientHistoryCalls: CallsOf<(typeof endpointGroups)['clientHistory']> = {
  getClientHistory: { method: 'GET', path: 'clients/:id/history/', sends: ['params', 'query'] },
};
