import { createAccounts } from '../resources/accounts.ts';
import { createOwnAccount } from '../resources/own-account.ts';
import * as resources from '../resources/resources.ts';
import type { CallEndpoint } from './call-options.ts';
import { createCallEndpoint, type ApiClientOptions } from './create-call-endpoint.ts';

/**
 * Builds a client of every group. Each has its own settings; nothing is shared between two of them,
 * unless both are built on the same result of {@link createCallEndpoint}.
 */
export function createApiClient(options: ApiClientOptions | CallEndpoint) {
  const callEndpoint = typeof options === 'function' ? options : createCallEndpoint(options);
  return {
    accounts: createAccounts(callEndpoint),
    ownAccount: createOwnAccount(callEndpoint),
    portal: resources.createPortal(callEndpoint),
    staff: resources.createStaff(callEndpoint),
    addresses: resources.createAddresses(callEndpoint),
    services: resources.createServices(callEndpoint),
    quotes: resources.createQuotes(callEndpoint),
    messages: resources.createMessages(callEndpoint),
    appointments: resources.createAppointments(callEndpoint),
    clientHistory: resources.createClientHistory(callEndpoint),
    staffAppointments: resources.createStaffAppointments(callEndpoint),
    appointmentSeries: resources.createAppointmentSeries(callEndpoint),
    enquiries: resources.createEnquiries(callEndpoint),
    audit: resources.createAudit(callEndpoint),
    settings: resources.createSettings(callEndpoint),
    ndis: resources.createNdis(callEndpoint),
    bankStatements: resources.createBankStatements(callEndpoint),
    bookkeeping: resources.createBookkeeping(callEndpoint),
    claims: resources.createClaims(callEndpoint),
    savedViews: resources.createSavedViews(callEndpoint),
    clients: resources.createClients(callEndpoint),
    users: resources.createUsers(callEndpoint),
    invoices: resources.createInvoices(callEndpoint),
    attachments: resources.createAttachments(callEndpoint),
    documents: resources.createDocuments(callEndpoint),
    files: resources.createFiles(callEndpoint),
    pdfs: resources.createPdfs(callEndpoint),
    callEndpoint,
  };
}

/** One function for each endpoint, grouped as in the contract. */
export type ApiClient = ReturnType<typeof createApiClient>;
