import { z } from 'zod';
import { defineEndpoint } from '../http/endpoint.ts';
import { fileResponse } from '../http/files.ts';
import { statementQuery } from '../invoices/list-requests.ts';

const params = z.strictObject({ id: z.uuid() });
const pdf = fileResponse(['application/pdf']);

/** Quotes, invoices, receipts and statements as tagged PDFs. */
export const pdfEndpoints = {
  downloadQuotePdf: defineEndpoint({
    name: 'downloadQuotePdf',
    method: 'GET',
    path: 'quotes/:id/download_pdf/',
    tag: 'Quotes',
    summary: 'Fetch a quote as a PDF',
    access: 'client-or-office',
    params,
    responses: { 200: pdf },
    rateLimit: 'export',
  }),
  downloadInvoicePdf: defineEndpoint({
    name: 'downloadInvoicePdf',
    method: 'GET',
    path: 'invoices/:id/download_pdf/',
    tag: 'Invoices',
    summary: 'Fetch an invoice as a PDF',
    access: 'client-or-office',
    params,
    responses: { 200: pdf },
    rateLimit: 'export',
  }),
  downloadReceiptPdf: defineEndpoint({
    name: 'downloadReceiptPdf',
    method: 'GET',
    path: 'invoices/:id/receipt_pdf/',
    tag: 'Invoices',
    summary: 'Fetch the receipt of a payment, refund or credit as a PDF',
    access: 'client-or-office',
    params,
    query: z.strictObject({ payment_id: z.uuid({ error: 'Choose a payment of this invoice.' }) }),
    responses: { 200: pdf },
    rateLimit: 'export',
  }),
  downloadStatementPdf: defineEndpoint({
    name: 'downloadStatementPdf',
    method: 'GET',
    path: 'invoices/statement_pdf/',
    tag: 'Invoices',
    summary: 'Fetch a statement of account for a period as a PDF',
    access: 'client-or-office',
    query: statementQuery,
    responses: { 200: pdf },
    rateLimit: 'export',
  }),
} as const;
