// Written from the endpoint table by scripts/write-calls.ts.
import type { endpointGroups } from '../../all-endpoints.ts';
import type { CallsOf } from '../../http/endpoint-call.ts';

export const portalCalls: CallsOf<(typeof endpointGroups)['portal']> = {
  getDashboard: { method: 'GET', path: 'accounts/dashboard/' },
  exportOwnData: { method: 'GET', path: 'accounts/export/' },
};
