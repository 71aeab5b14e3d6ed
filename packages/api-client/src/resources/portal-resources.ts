import {
  addressesCalls,
  appointmentSeriesCalls,
  appointmentsCalls,
  attachmentsCalls,
  clientsCalls,
  complianceCalls,
  documentsCalls,
  filesCalls,
  invoicesCalls,
  messagesCalls,
  ndisCalls,
  pdfsCalls,
  portalCalls,
  quotesCalls,
  servicesCalls,
  staffAppointmentsCalls,
  staffCalls,
} from '@cleaning/contract/calls';
import type { CallEndpoint } from '../client/call-options.ts';
import { createResource } from './create-resource.ts';

// Each group is a function of its own, so that a bundler leaves out those that are not used.

/** The addresses of a client. */
export const createAddresses = (call: CallEndpoint) => createResource(call, addressesCalls);

/** Appointments, requests for another time, and calendars. */
export const createAppointments = (call: CallEndpoint) => createResource(call, appointmentsCalls);

/** The calendar of the company, and what staff need and record at an appointment. */
export const createStaffAppointments = (call: CallEndpoint) =>
  createResource(call, staffAppointmentsCalls);

/** Visits that come again and again. */
export const createAppointmentSeries = (call: CallEndpoint) =>
  createResource(call, appointmentSeriesCalls);

/** The files of quotes. */
export const createAttachments = (call: CallEndpoint) => createResource(call, attachmentsCalls);

/** NDIS and billing details: the user's own, and for staff those of every client. */
export const createClients = (call: CallEndpoint) => createResource(call, clientsCalls);

/** Files between the company and its clients. */
export const createDocuments = (call: CallEndpoint) => createResource(call, documentsCalls);

/** Stored files, by the two parts of a signed link. Most callers follow the link itself. */
export const createFiles = (call: CallEndpoint) => createResource(call, filesCalls);

/** Invoices, their lines, payments and claims. */
export const createInvoices = (call: CallEndpoint) => createResource(call, invoicesCalls);

/** Conversations between clients and the company. */
export const createMessages = (call: CallEndpoint) => createResource(call, messagesCalls);

/** The NDIS check of an invoice, and support items with their price limits. */
export const createNdis = (call: CallEndpoint) => ({
  ...createResource(call, complianceCalls),
  ...createResource(call, ndisCalls),
});

/** Quotes, invoices, receipts and statements as PDFs. */
export const createPdfs = (call: CallEndpoint) => createResource(call, pdfsCalls);

/** The dashboard, and the export of the user's own data. */
export const createPortal = (call: CallEndpoint) => createResource(call, portalCalls);

/** Prices, quotes, their items, revisions, deposits and templates. */
export const createQuotes = (call: CallEndpoint) => createResource(call, quotesCalls);

/** What the company offers and what it costs. */
export const createServices = (call: CallEndpoint) => createResource(call, servicesCalls);

/** What the portal of the company's own people puts together. */
export const createStaff = (call: CallEndpoint) => createResource(call, staffCalls);
