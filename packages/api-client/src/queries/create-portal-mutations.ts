import type { PortalClient } from '../client/portal-client.ts';
import { createAppointmentMutations } from './appointment-queries.ts';
import { createAppointmentSeriesMutations } from './appointment-series-queries.ts';
import { createDocumentMutations } from './document-queries.ts';
import { createInvoiceMutations } from './invoice-queries.ts';
import { createMessageMutations } from './message-queries.ts';
import { createOwnAccountMutations } from './own-account-mutations.ts';
import { createQuoteMutations } from './quote-mutations.ts';
import { createSessionMutations } from './session-queries.ts';
import { createStaffAppointmentMutations } from './staff-appointment-queries.ts';
import { createStaffMutations } from './staff-queries.ts';

/** Mutation options for the first page of every portal, and for all pages of the client portal. */
export function createPortalMutations(api: PortalClient) {
  return {
    quotes: createQuoteMutations(api.quotes),
    invoices: createInvoiceMutations(api.invoices),
    appointments: createAppointmentMutations(api),
    staffAppointments: createStaffAppointmentMutations(api),
    appointmentSeries: createAppointmentSeriesMutations(api),
    messages: createMessageMutations(api),
    documents: createDocumentMutations(api),
    session: createSessionMutations(api.accounts),
    accounts: createOwnAccountMutations(api),
    staff: createStaffMutations(api),
  };
}

export type PortalMutations = ReturnType<typeof createPortalMutations>;
