// Written from the endpoint table by scripts/write-calls.ts.
import type { endpointGroups } from '../../all-endpoints.ts';
import type { CallsOf } from '../../http/endpoint-call.ts';

export const complianceCalls: CallsOf<(typeof endpointGroups)['compliance']> = {
  checkNdisInvoice: {
    method: 'GET',
    path: 'invoices/ndis/:id/compliance_check/',
    sends: ['params'],
  },
};
