import type { ApiClient } from '../client/create-api-client.ts';
import { createBankStatementMutations } from './bank-statement-queries.ts';
import { createDocumentMutations } from './document-queries.ts';
import {
  createClientMutations,
  createOwnAccountMutations,
  createUserMutations,
} from './account-mutations.ts';
import { createAppointmentMutations } from './appointment-queries.ts';
import { createAppointmentSeriesMutations } from './appointment-series-queries.ts';
import { createInvoiceMutations } from './invoice-queries.ts';
import { createCleanerMutations } from './cleaner-queries.ts';
import { createMessageMutations } from './message-queries.ts';
import { createEnquiryMutations } from './enquiry-queries.ts';
import { createNdisMutations } from './ndis-queries.ts';
import { createSavedViewMutations } from './saved-view-queries.ts';
import { createSessionMutations } from './session-queries.ts';
import { createStaffAppointmentMutations } from './staff-appointment-queries.ts';
import { createQuoteMutations } from './quote-mutations.ts';
import { createStaffInvoiceMutations } from './staff-invoice-mutations.ts';
import { createStaffMutations } from './staff-queries.ts';

/** What can be changed, as options for `useMutation`; each keeps the cache true. */
export function createMutations(api: ApiClient) {
  return {
    quotes: createQuoteMutations(api.quotes),
    savedViews: createSavedViewMutations(api),
    invoices: createInvoiceMutations(api.invoices),
    staffInvoices: createStaffInvoiceMutations(api),
    bankStatements: createBankStatementMutations(api),
    appointments: createAppointmentMutations(api),
    staffAppointments: createStaffAppointmentMutations(api),
    appointmentSeries: createAppointmentSeriesMutations(api),
    cleaners: createCleanerMutations(api),
    messages: createMessageMutations(api),
    documents: createDocumentMutations(api),
    enquiries: createEnquiryMutations(api),
    ndis: createNdisMutations(api),
    session: createSessionMutations(api.accounts),
    accounts: createOwnAccountMutations(api),
    clients: createClientMutations(api),
    users: createUserMutations(api),
    staff: createStaffMutations(api),
  };
}

export type Mutations = ReturnType<typeof createMutations>;
