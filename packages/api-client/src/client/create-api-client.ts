import { createAccounts } from '../resources/accounts.ts';
import { createOwnAccount } from '../resources/own-account.ts';
import * as resources from '../resources/resources.ts';
import type { CallEndpoint } from './call-options.ts';
import { createCallEndpoint, type ApiClientOptions } from './create-call-endpoint.ts';

/**
 * One function for each endpoint, grouped as in the contract. Written out, since the whole of what is inferred is
 * longer than a declaration may be.
 */
export interface ApiClient {
  readonly accounts: ReturnType<typeof createAccounts>;
  readonly ownAccount: ReturnType<typeof createOwnAccount>;
  readonly portal: ReturnType<typeof resources.createPortal>;
  readonly staff: ReturnType<typeof resources.createStaff>;
  readonly addresses: ReturnType<typeof resources.createAddresses>;
  readonly services: ReturnType<typeof resources.createServices>;
  readonly quotes: ReturnType<typeof resources.createQuotes>;
  readonly messages: ReturnType<typeof resources.createMessages>;
  readonly appointments: ReturnType<typeof resources.createAppointments>;
  readonly clientHistory: ReturnType<typeof resources.createClientHistory>;
  readonly staffAppointments: ReturnType<typeof resources.createStaffAppointments>;
  readonly appointmentSeries: ReturnType<typeof resources.createAppointmentSeries>;
  readonly cleaners: ReturnType<typeof resources.createCleaners>;
  readonly enquiries: ReturnType<typeof resources.createEnquiries>;
  readonly audit: ReturnType<typeof resources.createAudit>;
  readonly settings: ReturnType<typeof resources.createSettings>;
  readonly ndis: ReturnType<typeof resources.createNdis>;
  readonly bankStatements: ReturnType<typeof resources.createBankStatements>;
  readonly bookkeeping: ReturnType<typeof resources.createBookkeeping>;
  readonly claims: ReturnType<typeof resources.createClaims>;
  readonly savedViews: ReturnType<typeof resources.createSavedViews>;
  readonly clients: ReturnType<typeof resources.createClients>;
  readonly users: ReturnType<typeof resources.createUsers>;
  readonly invoices: ReturnType<typeof resources.createInvoices>;
  readonly attachments: ReturnType<typeof resources.createAttachments>;
  readonly documents: ReturnType<typeof resources.createDocuments>;
  readonly files: ReturnType<typeof resources.createFiles>;
  readonly pdfs: ReturnType<typeof resources.createPdfs>;
  readonly callEndpoint: CallEndpoint;
}

/**
 * Builds a client of every group. Each has its own settings; nothing is shared between two of them,
 * unless both are built on the same result of {@link createCallEndpoint}.
 */
export function createApiClient(options: ApiClientOptions | CallEndpoint): ApiClient {
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
    cleaners: resources.createCleaners(callEndpoint),
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
