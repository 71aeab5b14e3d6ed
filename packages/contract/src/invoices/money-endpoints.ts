import { z } from 'zod';
import { defineEndpoint } from '../http/endpoint.ts';
import { complianceReportSchema } from '../ndis/compliance.ts';
import { creditRequest, recordPaymentRequest, refundRequest } from '../payments/requests.ts';
import { invoiceSchema } from './entity.ts';
import { closeInvoiceRequest, issueInvoiceRequest } from './requests.ts';

const tag = 'Invoices';
const params = z.strictObject({ id: z.uuid() });

/** Payments, refunds and credits of invoices, and commands that request or waive payment. */
export const moneyEndpoints = {
  issueInvoice: defineEndpoint({
    name: 'issueInvoice',
    method: 'POST',
    path: 'invoices/:id/issue/',
    tag,
    summary: 'Number a draft invoice, freeze it and send it',
    access: 'office',
    params,
    body: issueInvoiceRequest,
    responses: { 200: invoiceSchema },
    conflict: z.union([invoiceSchema, complianceReportSchema]),
    rateLimit: 'write',
  }),
  sendInvoiceAgain: defineEndpoint({
    name: 'sendInvoiceAgain',
    method: 'POST',
    path: 'invoices/:id/send_again/',
    tag,
    summary: 'Mail another copy of an invoice that is to be paid, to its payer',
    access: 'client-or-office',
    params,
    responses: { 200: invoiceSchema },
    idempotent: true,
    rateLimit: 'mail',
  }),
  recordPayment: defineEndpoint({
    name: 'recordPayment',
    method: 'POST',
    path: 'invoices/:id/payments/',
    tag,
    summary: 'Record money received; one like a recorded payment is asked about',
    access: 'office',
    params,
    body: recordPaymentRequest,
    responses: { 201: invoiceSchema },
    idempotent: true,
    rateLimit: 'write',
  }),
  refundPayment: defineEndpoint({
    name: 'refundPayment',
    method: 'POST',
    path: 'invoices/:id/refunds/',
    tag,
    summary: 'Record money given back; one like a recorded refund is asked about',
    access: 'office',
    params,
    body: refundRequest,
    responses: { 201: invoiceSchema },
    idempotent: true,
    rateLimit: 'write',
  }),
  creditInvoice: defineEndpoint({
    name: 'creditInvoice',
    method: 'POST',
    path: 'invoices/:id/credits/',
    tag,
    summary:
      'Give a credit note for an amount still to be paid; one like a recorded credit is asked about',
    access: 'office',
    params,
    body: creditRequest,
    responses: { 201: invoiceSchema },
    idempotent: true,
    rateLimit: 'write',
  }),
  voidInvoice: defineEndpoint({
    name: 'voidInvoice',
    method: 'POST',
    path: 'invoices/:id/void/',
    tag,
    summary: 'Void an issued invoice of which nothing was paid',
    access: 'office',
    params,
    body: closeInvoiceRequest,
    responses: { 200: invoiceSchema },
    rateLimit: 'write',
  }),
  writeOffInvoice: defineEndpoint({
    name: 'writeOffInvoice',
    method: 'POST',
    path: 'invoices/:id/write_off/',
    tag,
    summary: 'Give up what is still to be paid',
    access: 'admin',
    params,
    body: closeInvoiceRequest,
    responses: { 200: invoiceSchema },
    rateLimit: 'write',
  }),
} as const;
