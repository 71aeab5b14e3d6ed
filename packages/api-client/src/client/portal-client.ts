import { createAccounts } from '../resources/accounts.ts';
import { createOwnAccount } from '../resources/own-account.ts';
import * as resources from '../resources/portal-resources.ts';
import type { CallEndpoint } from './call-options.ts';

/**
 * The calls of every portal. Written out as an interface, because the inferred type is too long for
 * a declaration file.
 */
export interface PortalClient {
  readonly accounts: ReturnType<typeof createAccounts>;
  readonly ownAccount: ReturnType<typeof createOwnAccount>;
  readonly portal: ReturnType<typeof resources.createPortal>;
  readonly staff: ReturnType<typeof resources.createStaff>;
  readonly addresses: ReturnType<typeof resources.createAddresses>;
  readonly services: ReturnType<typeof resources.createServices>;
  readonly quotes: ReturnType<typeof resources.createQuotes>;
  readonly messages: ReturnType<typeof resources.createMessages>;
  readonly appointments: ReturnType<typeof resources.createAppointments>;
  readonly staffAppointments: ReturnType<typeof resources.createStaffAppointments>;
  readonly appointmentSeries: ReturnType<typeof resources.createAppointmentSeries>;
  readonly ndis: ReturnType<typeof resources.createNdis>;
  readonly clients: ReturnType<typeof resources.createClients>;
  readonly invoices: ReturnType<typeof resources.createInvoices>;
  readonly attachments: ReturnType<typeof resources.createAttachments>;
  readonly documents: ReturnType<typeof resources.createDocuments>;
  readonly files: ReturnType<typeof resources.createFiles>;
  readonly pdfs: ReturnType<typeof resources.createPdfs>;
  readonly callEndpoint: CallEndpoint;
}

/**
 * Builds a client for the groups that every portal calls; {@link createTeamClient} has the others.
 */
export function createPortalClient(callEndpoint: CallEndpoint): PortalClient {
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
    staffAppointments: resources.createStaffAppointments(callEndpoint),
    appointmentSeries: resources.createAppointmentSeries(callEndpoint),
    ndis: resources.createNdis(callEndpoint),
    clients: resources.createClients(callEndpoint),
    invoices: resources.createInvoices(callEndpoint),
    attachments: resources.createAttachments(callEndpoint),
    documents: resources.createDocuments(callEndpoint),
    files: resources.createFiles(callEndpoint),
    pdfs: resources.createPdfs(callEndpoint),
    callEndpoint,
  };
}
