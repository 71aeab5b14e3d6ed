import { z } from 'zod';
import { defineEndpoint } from '../http/endpoint.ts';
import { pageOf } from '../http/page.ts';
import { ndisInvoiceSummarySchema } from './entity.ts';
import {
  listMyInvoicedAppointmentsQuery,
  listMyInvoicesQuery,
  listNdisInvoicesQuery,
  statementQuery,
} from './list-requests.ts';
import {
  invoicedAppointmentSchema,
  invoiceStatsSchema,
  myInvoicesPageSchema,
  statementSchema,
} from './overview.ts';
import { hourlyRatesSchema } from './staff-entity.ts';

const tag = 'Invoices';

/** Lists and totals. */
export const overviewEndpoints = {
  listMyInvoices: defineEndpoint({
    name: 'listMyInvoices',
    method: 'GET',
    path: 'invoices/my-invoices/',
    tag,
    summary: 'List your own invoices, with what you owe',
    access: 'client',
    query: listMyInvoicesQuery,
    responses: { 200: myInvoicesPageSchema },
  }),
  listMyInvoicedAppointments: defineEndpoint({
    name: 'listMyInvoicedAppointments',
    method: 'GET',
    path: 'invoices/invoiced_appointments/mine/',
    tag,
    summary: 'Say which of your appointments between two dates are on an invoice',
    access: 'client',
    query: listMyInvoicedAppointmentsQuery,
    responses: { 200: z.array(invoicedAppointmentSchema) },
  }),
  listNdisInvoices: defineEndpoint({
    name: 'listNdisInvoices',
    method: 'GET',
    path: 'invoices/ndis/',
    tag,
    summary: 'List NDIS invoices: your own, or every client’s for staff',
    access: 'client-or-office',
    query: listNdisInvoicesQuery,
    responses: { 200: pageOf(ndisInvoiceSummarySchema) },
  }),
  getNdisInvoices: defineEndpoint({
    name: 'getNdisInvoices',
    method: 'GET',
    path: 'invoices/ndis_invoices/',
    tag,
    summary: 'List NDIS invoices, by its other address',
    access: 'client-or-office',
    query: listNdisInvoicesQuery,
    responses: { 200: pageOf(ndisInvoiceSummarySchema) },
  }),
  getInvoiceStats: defineEndpoint({
    name: 'getInvoiceStats',
    method: 'GET',
    path: 'invoices/dashboard-stats/',
    tag,
    summary: 'Read what is due and overdue: of your own, or of every client for staff',
    access: 'client-or-office',
    responses: { 200: invoiceStatsSchema },
  }),
  getMyHourlyRates: defineEndpoint({
    name: 'getMyHourlyRates',
    method: 'GET',
    path: 'invoices/hourly_rates/mine/',
    tag,
    summary: 'Read at which rate of an hour your visits were invoiced last',
    access: 'client',
    responses: { 200: hourlyRatesSchema },
  }),
  getStatement: defineEndpoint({
    name: 'getStatement',
    method: 'GET',
    path: 'invoices/statement/',
    tag,
    summary: 'Read a statement of account for a period',
    access: 'client-or-office',
    query: statementQuery,
    responses: { 200: statementSchema },
    rateLimit: 'export',
  }),
} as const;
