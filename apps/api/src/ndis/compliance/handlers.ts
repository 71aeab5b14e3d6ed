import type { complianceEndpoints } from '@cleaning/contract/ndis';
import type { HandlersOf } from '../../core/http/handlers.ts';
import { checkNdisInvoice } from './check-ndis-invoice.ts';

/** Serves the NDIS check of an invoice. */
export const complianceHandlers: HandlersOf<typeof complianceEndpoints> = {
  checkNdisInvoice: async ({ database, secrets, viewer, params: { id }, now }) => ({
    status: 200,
    body: await checkNdisInvoice(database, { id, viewer, secrets, now }),
  }),
};
