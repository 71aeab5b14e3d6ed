// Written from the endpoint table by scripts/write-calls.ts.
import type { endpointGroups } from '../../all-endpoints.ts';
import type { CallsOf } from '../../http/endpoint-call.ts';

export const filesCalls: CallsOf<(typeof endpointGroups)['files']> = {
  downloadFile: { method: 'GET', path: 'files/:id/', sends: ['params', 'query'], brings: 'file' },
};
