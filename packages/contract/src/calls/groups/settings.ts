// Written from the endpoint table by scripts/write-calls.ts.
import type { endpointGroups } from '../../all-endpoints.ts';
import type { CallsOf } from '../../http/endpoint-call.ts';

export const settingsCalls: CallsOf<(typeof endpointGroups)['settings']> = {
  getSettings: { method: 'GET', path: 'settings/' },
  updateSettings: { method: 'PATCH', path: 'settings/', sends: ['body'] },
};
