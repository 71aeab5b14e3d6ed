// Written from the endpoint table by scripts/write-calls.ts.
import type { endpointGroups } from '../../all-endpoints.ts';
import type { CallsOf } from '../../http/endpoint-call.ts';

export const servicesCalls: CallsOf<(typeof endpointGroups)['services']> = {
  getCatalogue: { method: 'GET', path: 'services/' },
  listServices: { method: 'GET', path: 'services/services/' },
  listAddons: { method: 'GET', path: 'services/addons/' },
  checkArea: { method: 'GET', path: 'areas/check/', sends: ['query'] },
};
