// Written from the endpoint table by scripts/write-calls.ts.
import type { endpointGroups } from '../../all-endpoints.ts';
import type { CallsOf } from '../../http/endpoint-call.ts';

export const ndisCalls: CallsOf<(typeof endpointGroups)['ndis']> = {
  listCatalogueRows: { method: 'GET', path: 'ndis/catalogue/', sends: ['query'] },
  addCatalogueRow: { method: 'POST', path: 'ndis/catalogue/', sends: ['body'], idempotent: true },
  endCatalogueRow: { method: 'POST', path: 'ndis/catalogue/:id/end/', sends: ['params', 'body'] },
};
