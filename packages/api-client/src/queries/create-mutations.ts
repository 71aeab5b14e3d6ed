import type { ApiClient } from '../client/create-api-client.ts';
import { createBankStatementMutations } from './bank-statement-queries.ts';
import { createCleanerMutations } from './cleaner-queries.ts';
import { createClientMutations } from './client-mutations.ts';
import { createPortalMutations } from './create-portal-mutations.ts';
import { createEnquiryMutations } from './enquiry-queries.ts';
import { createNdisMutations } from './ndis-queries.ts';
import { createSavedViewMutations } from './saved-view-queries.ts';
import { createStaffInvoiceMutations } from './staff-invoice-mutations.ts';
import { createUserMutations } from './user-mutations.ts';

/** Options for `useMutation` for every change. Each updates the cache. */
export function createMutations(api: ApiClient) {
  return {
    ...createPortalMutations(api),
    savedViews: createSavedViewMutations(api),
    staffInvoices: createStaffInvoiceMutations(api),
    bankStatements: createBankStatementMutations(api),
    cleaners: createCleanerMutations(api),
    enquiries: createEnquiryMutations(api),
    ndis: createNdisMutations(api),
    clients: createClientMutations(api),
    users: createUserMutations(api),
  };
}

export type Mutations = ReturnType<typeof createMutations>;
