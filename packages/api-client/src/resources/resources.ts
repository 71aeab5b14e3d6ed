import {
  addressesCalls,
  appointmentSeriesCalls,
  appointmentsCalls,
  attachmentsCalls,
  auditCalls,
  bankStatementsCalls,
  bookkeepingCalls,
  claimsCalls,
  cleanersCalls,
  clientHistoryCalls,
  clientsCalls,
  complianceCalls,
  documentsCalls,
  enquiriesCalls,
  filesCalls,
  invoicesCalls,
  mailsCalls,
  messagesCalls,
  ndisCalls,
  pdfsCalls,
  portalCalls,
  pushCalls,
  quotesCalls,
  savedViewsCalls,
  servicesCalls,
  settingsCalls,
  staffAppointmentsCalls,
  staffCalls,
  timesheetsCalls,
  usersCalls,
} from '@cleaning/contract/calls';
import type { CallEndpoint } from '../client/call-options.ts';
import { createResource } from './create-resource.ts';

// Each group is a separate function, so that a bundler can leave out unused ones.

/** The addresses of a client. */
export const createAddresses = (call: CallEndpoint) => createResource(call, addressesCalls);

/** Appointments, requests for another time, and calendars. */
export const createAppointments = (call: CallEndpoint) => createResource(call, appointmentsCalls);

/** The company's calendar, and the calls with which cleaners read and record their work. */
export const createStaffAppointments = (call: CallEndpoint) =>
  createResource(call, staffAppointmentsCalls);

/** The series of regular visits. */
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

/** Emails that did not arrive. */
export const createMails = (call: CallEndpoint) => createResource(call, mailsCalls);

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

/** The combined data of the staff portal. */
export const createStaff = (call: CallEndpoint) => createResource(call, staffCalls);

/** What staff and admins did with other users' data. */
export const createAudit = (call: CallEndpoint) => createResource(call, auditCalls);

/** Received bank payments, and the invoices that they pay. */
export const createBankStatements = (call: CallEndpoint) =>
  createResource(call, bankStatementsCalls);

/** Bookkeeping: exports, GST and aged debts. */
export const createBookkeeping = (call: CallEndpoint) => createResource(call, bookkeepingCalls);

/** Bulk payment requests, by which agency-managed invoices are claimed. */
export const createClaims = (call: CallEndpoint) => createResource(call, claimsCalls);

/** The history of a client, for staff. */
export const createClientHistory = (call: CallEndpoint) => createResource(call, clientHistoryCalls);

/** Messages of the contact form. */
export const createEnquiries = (call: CallEndpoint) => createResource(call, enquiriesCalls);

/** Push notices: the devices that tell a cleaner that their day has changed. */
export const createPush = (call: CallEndpoint) => createResource(call, pushCalls);

/** Saved filters of lists, for staff. */
export const createSavedViews = (call: CallEndpoint) => createResource(call, savedViewsCalls);

/** The settings of the company. */
export const createSettings = (call: CallEndpoint) => createResource(call, settingsCalls);

/** All accounts, for admins. */
export const createUsers = (call: CallEndpoint) => createResource(call, usersCalls);

/** What cleaners worked in a week, its approval and its export for payroll. */
export const createTimesheets = (call: CallEndpoint) => createResource(call, timesheetsCalls);

/** Working hours and leave. */
export const createCleaners = (call: CallEndpoint) => createResource(call, cleanersCalls);
