import { z } from 'zod';
import { defineEndpoint } from '../http/endpoint.ts';
import {
  hourlyRatesSchema,
  invoiceResultsSchema,
  invoiceTotalsSchema,
  uninvoicedVisitSchema,
} from './staff-entity.ts';
import { chosenInvoicesRequest, createDraftsRequest, hourlyRatesQuery } from './staff-requests.ts';

const tag = 'Invoices';

/** The calls by which staff find uninvoiced work, and run commands on several invoices. */
export const staffInvoicesEndpoints = {
  getInvoiceTotals: defineEndpoint({
    name: 'getInvoiceTotals',
    method: 'GET',
    path: 'invoices/totals/',
    tag,
    summary: 'Add up what is owed, overdue and in drafts, and count invoices and claims',
    access: 'office',
    responses: { 200: invoiceTotalsSchema },
  }),
  listUninvoicedVisits: defineEndpoint({
    name: 'listUninvoicedVisits',
    method: 'GET',
    path: 'invoices/uninvoiced_visits/',
    tag,
    summary: 'List the visits of the last two years that no invoice asks for yet, by client',
    access: 'office',
    responses: { 200: z.array(uninvoicedVisitSchema) },
  }),
  getHourlyRates: defineEndpoint({
    name: 'getHourlyRates',
    method: 'GET',
    path: 'invoices/hourly_rates/',
    tag,
    summary: 'Say at which rate the next visits of a client are billed',
    access: 'office',
    query: hourlyRatesQuery,
    responses: { 200: hourlyRatesSchema },
  }),
  createDraftInvoices: defineEndpoint({
    name: 'createDraftInvoices',
    method: 'POST',
    path: 'invoices/bulk_create/',
    tag,
    summary: 'Make drafts over the visits or quotes of many clients, each answered by itself',
    access: 'office',
    body: createDraftsRequest,
    responses: { 200: invoiceResultsSchema },
    idempotent: 'each',
    rateLimit: 'write',
  }),
  issueInvoices: defineEndpoint({
    name: 'issueInvoices',
    method: 'POST',
    path: 'invoices/bulk_issue/',
    tag,
    summary: 'Issue several drafts that pass their check, each answered by itself',
    access: 'office',
    body: chosenInvoicesRequest,
    responses: { 200: invoiceResultsSchema },
    idempotent: 'each',
    rateLimit: 'write',
  }),
  sendInvoicesAgain: defineEndpoint({
    name: 'sendInvoicesAgain',
    method: 'POST',
    path: 'invoices/bulk_send_again/',
    tag,
    summary: 'Mail another copy of several invoices to their payers, each answered by itself',
    access: 'office',
    body: chosenInvoicesRequest,
    responses: { 200: invoiceResultsSchema },
    idempotent: 'each',
    rateLimit: 'write',
  }),
} as const;
