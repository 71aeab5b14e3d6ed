import {
  addressesEndpoints,
  appointmentsEndpoints,
  attachmentsEndpoints,
  auditEndpoints,
  claimsEndpoints,
  clientsEndpoints,
  complianceEndpoints,
  documentsEndpoints,
  enquiriesEndpoints,
  filesEndpoints,
  invoicesEndpoints,
  messagesEndpoints,
  ndisEndpoints,
  pdfEndpoints,
  portalEndpoints,
  quotesEndpoints,
  servicesEndpoints,
  settingsEndpoints,
  usersEndpoints,
} from '@cleaning/contract';
import type { CallEndpoint } from '../client/call-options.ts';
import { createResource } from './create-resource.ts';

// Each group is a function of its own, so that a bundler leaves out those that are not used.

/** The addresses of a client. */
export const createAddresses = (call: CallEndpoint) => createResource(call, addressesEndpoints);

/** Visits, requests for another time, and calendars. */
export const createAppointments = (call: CallEndpoint) =>
  createResource(call, appointmentsEndpoints);

/** The files of quotes. */
export const createAttachments = (call: CallEndpoint) => createResource(call, attachmentsEndpoints);

/** What staff and admins did with other users' data. */
export const createAudit = (call: CallEndpoint) => createResource(call, auditEndpoints);

/** Bulk payment requests: how agency-managed invoices are claimed. */
export const createClaims = (call: CallEndpoint) => createResource(call, claimsEndpoints);

/** NDIS and billing details: the user's own, and for staff those of every client. */
export const createClients = (call: CallEndpoint) => createResource(call, clientsEndpoints);

/** Files between the company and its clients. */
export const createDocuments = (call: CallEndpoint) => createResource(call, documentsEndpoints);

/** Messages of the contact form. */
export const createEnquiries = (call: CallEndpoint) => createResource(call, enquiriesEndpoints);

/** Stored files, by the two parts of a signed link. Most callers follow the link itself. */
export const createFiles = (call: CallEndpoint) => createResource(call, filesEndpoints);

/** Invoices, their lines, payments and claims. */
export const createInvoices = (call: CallEndpoint) => createResource(call, invoicesEndpoints);

/** Conversations between clients and the company. */
export const createMessages = (call: CallEndpoint) => createResource(call, messagesEndpoints);

/** The NDIS check of an invoice, and support items with their price limits. */
export const createNdis = (call: CallEndpoint) => ({
  ...createResource(call, complianceEndpoints),
  ...createResource(call, ndisEndpoints),
});

/** Quotes, invoices, receipts and statements as PDFs. */
export const createPdfs = (call: CallEndpoint) => createResource(call, pdfEndpoints);

/** The dashboard, and the export of the user's own data. */
export const createPortal = (call: CallEndpoint) => createResource(call, portalEndpoints);

/** Prices, quotes, their items, revisions, deposits and templates. */
export const createQuotes = (call: CallEndpoint) => createResource(call, quotesEndpoints);

/** What the company offers and what it costs. */
export const createServices = (call: CallEndpoint) => createResource(call, servicesEndpoints);

/** How the company works. */
export const createSettings = (call: CallEndpoint) => createResource(call, settingsEndpoints);

/** All accounts, for admins. */
export const createUsers = (call: CallEndpoint) => createResource(call, usersEndpoints);
