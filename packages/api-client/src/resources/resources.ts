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
import { createResource, type Resource } from './create-resource.ts';

// Each group is a separate function, so that a bundler can leave out unused ones. Its type is written
// out, because a declaration file repeats an inferred one field by field: 2.5 MB of them.

/** The addresses of a client. */
export const createAddresses = (call: CallEndpoint): Resource<typeof addressesCalls> =>
  createResource(call, addressesCalls);

/** Appointments, requests for another time, and calendars. */
export const createAppointments = (call: CallEndpoint): Resource<typeof appointmentsCalls> =>
  createResource(call, appointmentsCalls);

/** The company's calendar, and the calls with which cleaners read and record their work. */
export const createStaffAppointments = (
  call: CallEndpoint,
): Resource<typeof staffAppointmentsCalls> => createResource(call, staffAppointmentsCalls);

/** The series of regular visits. */
export const createAppointmentSeries = (
  call: CallEndpoint,
): Resource<typeof appointmentSeriesCalls> => createResource(call, appointmentSeriesCalls);

/** The files of quotes. */
export const createAttachments = (call: CallEndpoint): Resource<typeof attachmentsCalls> =>
  createResource(call, attachmentsCalls);

/** NDIS and billing details: the user's own, and for staff those of every client. */
export const createClients = (call: CallEndpoint): Resource<typeof clientsCalls> =>
  createResource(call, clientsCalls);

/** Files between the company and its clients. */
export const createDocuments = (call: CallEndpoint): Resource<typeof documentsCalls> =>
  createResource(call, documentsCalls);

/** Stored files, by the two parts of a signed link. Most callers follow the link itself. */
export const createFiles = (call: CallEndpoint): Resource<typeof filesCalls> =>
  createResource(call, filesCalls);

/** Invoices, their lines, payments and claims. */
export const createInvoices = (call: CallEndpoint): Resource<typeof invoicesCalls> =>
  createResource(call, invoicesCalls);

/** Emails that did not arrive. */
export const createMails = (call: CallEndpoint): Resource<typeof mailsCalls> =>
  createResource(call, mailsCalls);

/** Conversations between clients and the company. */
export const createMessages = (call: CallEndpoint): Resource<typeof messagesCalls> =>
  createResource(call, messagesCalls);

/** The NDIS check of an invoice, and support items with their price limits. */
export const createNdis = (
  call: CallEndpoint,
): Resource<typeof complianceCalls> & Resource<typeof ndisCalls> => ({
  ...createResource(call, complianceCalls),
  ...createResource(call, ndisCalls),
});

/** Quotes, invoices, receipts and statements as PDFs. */
export const createPdfs = (call: CallEndpoint): Resource<typeof pdfsCalls> =>
  createResource(call, pdfsCalls);

/** The dashboard, and the export of the user's own data. */
export const createPortal = (call: CallEndpoint): Resource<typeof portalCalls> =>
  createResource(call, portalCalls);

/** Prices, quotes, their items, revisions, deposits and templates. */
export const createQuotes = (call: CallEndpoint): Resource<typeof quotesCalls> =>
  createResource(call, quotesCalls);

/** What the company offers and what it costs. */
export const createServices = (call: CallEndpoint): Resource<typeof servicesCalls> =>
  createResource(call, servicesCalls);

/** The combined data of the staff portal. */
export const createStaff = (call: CallEndpoint): Resource<typeof staffCalls> =>
  createResource(call, staffCalls);

/** What staff and admins did with other users' data. */
export const createAudit = (call: CallEndpoint): Resource<typeof auditCalls> =>
  createResource(call, auditCalls);

/** Received bank payments, and the invoices that they pay. */
export const createBankStatements = (call: CallEndpoint): Resource<typeof bankStatementsCalls> =>
  createResource(call, bankStatementsCalls);

/** Bookkeeping: exports, GST and aged debts. */
export const createBookkeeping = (call: CallEndpoint): Resource<typeof bookkeepingCalls> =>
  createResource(call, bookkeepingCalls);

/** Bulk payment requests, by which agency-managed invoices are claimed. */
export const createClaims = (call: CallEndpoint): Resource<typeof claimsCalls> =>
  createResource(call, claimsCalls);

/** The history of a client, for staff. */
export const createClientHistory = (call: CallEndpoint): Resource<typeof clientHistoryCalls> =>
  createResource(call, clientHistoryCalls);

/** Messages of the contact form. */
export const createEnquiries = (call: CallEndpoint): Resource<typeof enquiriesCalls> =>
  createResource(call, enquiriesCalls);

/** Push notices: the devices that tell a cleaner that their day has changed. */
export const createPush = (call: CallEndpoint): Resource<typeof pushCalls> =>
  createResource(call, pushCalls);

/** Saved filters of lists, for staff. */
export const createSavedViews = (call: CallEndpoint): Resource<typeof savedViewsCalls> =>
  createResource(call, savedViewsCalls);

/** The settings of the company. */
export const createSettings = (call: CallEndpoint): Resource<typeof settingsCalls> =>
  createResource(call, settingsCalls);

/** All accounts, for admins. */
export const createUsers = (call: CallEndpoint): Resource<typeof usersCalls> =>
  createResource(call, usersCalls);

/** What cleaners worked in a week, its approval and its export for payroll. */
export const createTimesheets = (call: CallEndpoint): Resource<typeof timesheetsCalls> =>
  createResource(call, timesheetsCalls);

/** Working hours and leave. */
export const createCleaners = (call: CallEndpoint): Resource<typeof cleanersCalls> =>
  createResource(call, cleanersCalls);
