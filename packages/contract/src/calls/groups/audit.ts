// Written from the endpoint table by scripts/write-calls.ts.
import type { endpointGroups } from '../../all-endpoints.ts';
import type { CallsOf } from '../../http/endpoint-call.ts';

export const auditCalls: CallsOf<(typeof endpointGroups)['audit']> = {
  listAuditEntries: { method: 'GET', path: 'audit/', sends: ['query'] },
};
