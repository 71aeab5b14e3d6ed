import { z } from 'zod';
import { claimEndpoints } from '../claims/claim-command-endpoints.ts';
import { defineEndpoint } from '../http/endpoint.ts';
import { cappedPageOf } from '../http/page.ts';
import { splitPaymentEndpoints } from '../payments/split-payments.ts';
import { invoiceSchema, invoiceSummarySchema } from './entity.ts';
import { lineEndpoints } from './line-endpoints.ts';
import { listInvoicesQuery } from './list-requests.ts';
import { moneyEndpoints } from './money-endpoints.ts';
import { overviewEndpoints } from './overview-endpoints.ts';
import { reminderEndpoints } from './reminders.ts';
import {
  createInvoiceRequest,
  deleteInvoiceQuery,
  invoiceFromAppointmentsRequest,
  invoiceFromQuoteRequest,
  updateInvoiceRequest,
} from './requests.ts';
import { staffInvoicesEndpoints } from './staff-endpoints.ts';

const tag = 'Invoices';
const params = z.strictObject({ id: z.uuid() });

/** Invoices, from draft to payment. Only a draft can be changed: an issued invoice is frozen. */
export const invoicesEndpoints = {
  ...overviewEndpoints,
  ...staffInvoicesEndpoints,
  ...reminderEndpoints,
  listInvoices: defineEndpoint({
    name: 'listInvoices',
    method: 'GET',
    path: 'invoices/',
    tag,
    summary: 'List the invoices of every client',
    access: 'office',
    query: listInvoicesQuery,
    responses: { 200: cappedPageOf(invoiceSummarySchema) },
  }),
  createInvoice: defineEndpoint({
    name: 'createInvoice',
    method: 'POST',
    path: 'invoices/',
    tag,
    summary: 'Start a draft invoice for a client',
    access: 'office',
    body: createInvoiceRequest,
    responses: { 201: invoiceSchema },
    idempotent: true,
    rateLimit: 'write',
  }),
  createInvoiceFromQuote: defineEndpoint({
    name: 'createInvoiceFromQuote',
    method: 'POST',
    path: 'invoices/from_quote/',
    tag,
    summary: 'Start a draft invoice from a quote that the client approved',
    access: 'office',
    body: invoiceFromQuoteRequest,
    responses: { 201: invoiceSchema },
    idempotent: true,
    rateLimit: 'write',
  }),
  createInvoiceFromAppointments: defineEndpoint({
    name: 'createInvoiceFromAppointments',
    method: 'POST',
    path: 'invoices/from_appointments/',
    tag,
    summary: 'Start a draft invoice over the hours of visits that took place',
    access: 'office',
    body: invoiceFromAppointmentsRequest,
    responses: { 201: invoiceSchema },
    idempotent: true,
    rateLimit: 'write',
  }),
  ...lineEndpoints,
  ...splitPaymentEndpoints,
  getInvoice: defineEndpoint({
    name: 'getInvoice',
    method: 'GET',
    path: 'invoices/:id/',
    tag,
    summary: 'Read an invoice with its lines, payments and history',
    access: 'client-or-office',
    params,
    responses: { 200: invoiceSchema },
  }),
  updateInvoice: defineEndpoint({
    name: 'updateInvoice',
    method: 'PATCH',
    path: 'invoices/:id/',
    tag,
    summary: 'Change the note and lines of a draft invoice',
    access: 'office',
    params,
    body: updateInvoiceRequest,
    responses: { 200: invoiceSchema },
    rateLimit: 'write',
  }),
  deleteInvoice: defineEndpoint({
    name: 'deleteInvoice',
    method: 'DELETE',
    path: 'invoices/:id/',
    tag,
    summary: 'Delete a draft invoice',
    access: 'office',
    params,
    query: deleteInvoiceQuery,
    responses: { 204: null },
    conflict: invoiceSchema,
    rateLimit: 'write',
  }),
  ...moneyEndpoints,
  ...claimEndpoints,
} as const;
