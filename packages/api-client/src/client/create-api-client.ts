import { createAccounts } from '../resources/accounts.ts';
import { createOwnAccount } from '../resources/own-account.ts';
import * as resources from '../resources/resources.ts';
import type { CallEndpoint } from './call-options.ts';
import { createCallEndpoint, type ApiClientOptions } from './create-call-endpoint.ts';

/** One function for each endpoint, grouped as in the contract. */
export interface ApiClient {
  readonly accounts: ReturnType<typeof createAccounts>;
  readonly ownAccount: ReturnType<typeof createOwnAccount>;
  readonly addresses: ReturnType<typeof resources.createAddresses>;
  readonly appointmentSeries: ReturnType<typeof resources.createAppointmentSeries>;
  readonly appointments: ReturnType<typeof resources.createAppointments>;
  readonly attachments: ReturnType<typeof resources.createAttachments>;
  readonly audit: ReturnType<typeof resources.createAudit>;
  readonly bankStatements: ReturnType<typeof resources.createBankStatements>;
  readonly bookkeeping: ReturnType<typeof resources.createBookkeeping>;
  readonly claims: ReturnType<typeof resources.createClaims>;
  readonly cleaners: ReturnType<typeof resources.createCleaners>;
  readonly clientHistory: ReturnType<typeof resources.createClientHistory>;
  readonly clients: ReturnType<typeof resources.createClients>;
  readonly documents: ReturnType<typeof resources.createDocuments>;
  readonly enquiries: ReturnType<typeof resources.createEnquiries>;
  readonly files: ReturnType<typeof resources.createFiles>;
  readonly invoices: ReturnType<typeof resources.createInvoices>;
  readonly messages: ReturnType<typeof resources.createMessages>;
  readonly ndis: ReturnType<typeof resources.createNdis>;
  readonly pdfs: ReturnType<typeof resources.createPdfs>;
  readonly portal: ReturnType<typeof resources.createPortal>;
  readonly push: ReturnType<typeof resources.createPush>;
  readonly quotes: ReturnType<typeof resources.createQuotes>;
  readonly savedViews: ReturnType<typeof resources.createSavedViews>;
  readonly services: ReturnType<typeof resources.createServices>;
  readonly settings: ReturnType<typeof resources.createSettings>;
  readonly staff: ReturnType<typeof resources.createStaff>;
  readonly staffAppointments: ReturnType<typeof resources.createStaffAppointments>;
  readonly timesheets: ReturnType<typeof resources.createTimesheets>;
  readonly mails: ReturnType<typeof resources.createMails>;
  readonly users: ReturnType<typeof resources.createUsers>;
  /** Makes every call of this client; `createEndpointOptions` takes it. */
  readonly callEndpoint: CallEndpoint;
}

/**
 * Builds a client of every group. Two clients share nothing, unless both are built on the same
 * result of {@link createCallEndpoint}.
 */
export function createApiClient(options: ApiClientOptions | CallEndpoint): ApiClient {
  const callEndpoint = typeof options === 'function' ? options : createCallEndpoint(options);
  return {
    accounts: createAccounts(callEndpoint),
    ownAccount: createOwnAccount(callEndpoint),
    addresses: resources.createAddresses(callEndpoint),
    appointmentSeries: resources.createAppointmentSeries(callEndpoint),
    appointments: resources.createAppointments(callEndpoint),
    attachments: resources.createAttachments(callEndpoint),
    audit: resources.createAudit(callEndpoint),
    bankStatements: resources.createBankStatements(callEndpoint),
    bookkeeping: resources.createBookkeeping(callEndpoint),
    claims: resources.createClaims(callEndpoint),
    cleaners: resources.createCleaners(callEndpoint),
    clientHistory: resources.createClientHistory(callEndpoint),
    clients: resources.createClients(callEndpoint),
    documents: resources.createDocuments(callEndpoint),
    enquiries: resources.createEnquiries(callEndpoint),
    files: resources.createFiles(callEndpoint),
    invoices: resources.createInvoices(callEndpoint),
    messages: resources.createMessages(callEndpoint),
    ndis: resources.createNdis(callEndpoint),
    pdfs: resources.createPdfs(callEndpoint),
    portal: resources.createPortal(callEndpoint),
    quotes: resources.createQuotes(callEndpoint),
    push: resources.createPush(callEndpoint),
    savedViews: resources.createSavedViews(callEndpoint),
    services: resources.createServices(callEndpoint),
    settings: resources.createSettings(callEndpoint),
    staff: resources.createStaff(callEndpoint),
    staffAppointments: resources.createStaffAppointments(callEndpoint),
    timesheets: resources.createTimesheets(callEndpoint),
    mails: resources.createMails(callEndpoint),
    users: resources.createUsers(callEndpoint),
    callEndpoint,
  };
}
