import { accountsEndpoints } from '../accounts/endpoints.ts';
import { ownAccountEndpoints } from '../accounts/own-account-endpoints.ts';
import { usersEndpoints } from '../people/endpoints.ts';
import { appointmentsEndpoints } from '../appointments/endpoints.ts';
import { staffAppointmentsEndpoints } from '../appointments/staff-endpoints.ts';
import { attachmentsEndpoints } from '../attachments/endpoints.ts';
import { auditEndpoints } from '../audit/endpoints.ts';
import { bankStatementsEndpoints } from '../bank/endpoints.ts';
import { bookkeepingEndpoints } from '../bookkeeping/endpoints.ts';
import { claimsEndpoints } from '../claims/endpoints.ts';
import { addressesEndpoints } from '../clients/address-endpoints.ts';
import { clientsEndpoints } from '../clients/endpoints.ts';
import { clientHistoryEndpoints } from '../clients/history-endpoints.ts';
import { portalEndpoints } from '../clients/portal-endpoints.ts';
import { documentsEndpoints } from '../documents/endpoints.ts';
import { enquiriesEndpoints } from '../enquiries/endpoints.ts';
import { filesEndpoints } from '../files/endpoints.ts';
import type { EndpointDefinition } from '../http/endpoint.ts';
import { invoicesEndpoints } from '../invoices/endpoints.ts';
import { liveEndpoint } from '../live/endpoints.ts';
import { mailsEndpoints } from '../mails/endpoints.ts';
import { messagesEndpoints } from '../messages/endpoints.ts';
import { complianceEndpoints, ndisEndpoints } from '../ndis/endpoints.ts';
import { pdfEndpoints } from '../pdf/endpoints.ts';
import { quotesEndpoints } from '../quotes/endpoints.ts';
import { cleanersEndpoints } from '../roster/endpoints.ts';
import { appointmentSeriesEndpoints } from '../series/endpoints.ts';
import { servicesEndpoints } from '../services/endpoints.ts';
import { settingsEndpoints } from '../settings/endpoints.ts';
import { staffEndpoints } from '../staff/endpoints.ts';
import { pushEndpoints } from '../staff/push-endpoints.ts';
import { savedViewsEndpoints } from '../staff/saved-view-endpoints.ts';
import { timesheetsEndpoints } from '../timesheets/endpoints.ts';

/**
 * The endpoints, grouped as in the client. Named, since the compiler writes no declaration of a type as
 * long as all of them together.
 */
export interface EndpointGroups {
  readonly accounts: typeof accountsEndpoints;
  readonly ownAccount: typeof ownAccountEndpoints;
  readonly portal: typeof portalEndpoints;
  readonly staff: typeof staffEndpoints;
  readonly addresses: typeof addressesEndpoints;
  readonly clients: typeof clientsEndpoints;
  readonly clientHistory: typeof clientHistoryEndpoints;
  readonly users: typeof usersEndpoints;
  readonly services: typeof servicesEndpoints;
  readonly quotes: typeof quotesEndpoints;
  readonly appointments: typeof appointmentsEndpoints;
  readonly staffAppointments: typeof staffAppointmentsEndpoints;
  readonly appointmentSeries: typeof appointmentSeriesEndpoints;
  readonly cleaners: typeof cleanersEndpoints;
  readonly timesheets: typeof timesheetsEndpoints;
  readonly mails: typeof mailsEndpoints;
  readonly messages: typeof messagesEndpoints;
  readonly invoices: typeof invoicesEndpoints;
  readonly enquiries: typeof enquiriesEndpoints;
  readonly attachments: typeof attachmentsEndpoints;
  readonly documents: typeof documentsEndpoints;
  readonly files: typeof filesEndpoints;
  readonly pdfs: typeof pdfEndpoints;
  readonly audit: typeof auditEndpoints;
  readonly settings: typeof settingsEndpoints;
  readonly ndis: typeof ndisEndpoints;
  readonly compliance: typeof complianceEndpoints;
  readonly claims: typeof claimsEndpoints;
  readonly bankStatements: typeof bankStatementsEndpoints;
  readonly bookkeeping: typeof bookkeepingEndpoints;
  readonly savedViews: typeof savedViewsEndpoints;
  readonly push: typeof pushEndpoints;
}

export const endpointGroups: EndpointGroups = {
  accounts: accountsEndpoints,
  ownAccount: ownAccountEndpoints,
  portal: portalEndpoints,
  staff: staffEndpoints,
  addresses: addressesEndpoints,
  clients: clientsEndpoints,
  clientHistory: clientHistoryEndpoints,
  users: usersEndpoints,
  services: servicesEndpoints,
  quotes: quotesEndpoints,
  appointments: appointmentsEndpoints,
  staffAppointments: staffAppointmentsEndpoints,
  appointmentSeries: appointmentSeriesEndpoints,
  cleaners: cleanersEndpoints,
  timesheets: timesheetsEndpoints,
  mails: mailsEndpoints,
  messages: messagesEndpoints,
  invoices: invoicesEndpoints,
  enquiries: enquiriesEndpoints,
  attachments: attachmentsEndpoints,
  documents: documentsEndpoints,
  files: filesEndpoints,
  pdfs: pdfEndpoints,
  audit: auditEndpoints,
  settings: settingsEndpoints,
  ndis: ndisEndpoints,
  compliance: complianceEndpoints,
  claims: claimsEndpoints,
  bankStatements: bankStatementsEndpoints,
  bookkeeping: bookkeepingEndpoints,
  savedViews: savedViewsEndpoints,
  push: pushEndpoints,
};

type AllOf<Group> = (Group extends unknown ? (each: Group) => void : never) extends (
  all: infer All,
) => void
  ? All
  : never;

/** Every endpoint of the service by its name. */
export type Endpoints = AllOf<EndpointGroups[keyof EndpointGroups]>;

/**
 * Every endpoint of the service. The API serves this table, the client calls it and tests go
 * through it.
 */
export const endpoints: Endpoints = {
  ...accountsEndpoints,
  ...ownAccountEndpoints,
  ...portalEndpoints,
  ...staffEndpoints,
  ...addressesEndpoints,
  ...clientsEndpoints,
  ...clientHistoryEndpoints,
  ...usersEndpoints,
  ...servicesEndpoints,
  ...quotesEndpoints,
  ...appointmentsEndpoints,
  ...staffAppointmentsEndpoints,
  ...appointmentSeriesEndpoints,
  ...cleanersEndpoints,
  ...timesheetsEndpoints,
  ...mailsEndpoints,
  ...messagesEndpoints,
  ...invoicesEndpoints,
  ...enquiriesEndpoints,
  ...attachmentsEndpoints,
  ...documentsEndpoints,
  ...filesEndpoints,
  ...pdfEndpoints,
  ...auditEndpoints,
  ...settingsEndpoints,
  ...ndisEndpoints,
  ...complianceEndpoints,
  ...claimsEndpoints,
  ...bankStatementsEndpoints,
  ...bookkeepingEndpoints,
  ...savedViewsEndpoints,
  ...pushEndpoints,
};

export type EndpointName = keyof Endpoints;

/** Every endpoint as a list, for code that needs only the common shape. */
export const allEndpoints: readonly EndpointDefinition[] = Object.values(endpoints);

/** Every endpoint in the API description. */
export const documentedEndpoints: readonly EndpointDefinition[] = [...allEndpoints, liveEndpoint];
