import { z } from 'zod';
import { defineEndpoint } from '../http/endpoint.ts';
import { pageOf } from '../http/page.ts';
import { invoiceLineSchema, invoiceSchema } from './entity.ts';
import { listLinesQuery } from './list-requests.ts';
import { addLineRequest, changeLineRequest, removeLineQuery } from './requests.ts';

const tag = 'Invoices';
const params = z.strictObject({ id: z.uuid() });

/** The lines of an invoice, which can be changed only while it is a draft. */
export const lineEndpoints = {
  listInvoiceLines: defineEndpoint({
    name: 'listInvoiceLines',
    method: 'GET',
    path: 'invoices/items/',
    tag,
    summary: 'List the lines of an invoice',
    access: 'client-or-office',
    query: listLinesQuery,
    responses: { 200: pageOf(invoiceLineSchema) },
  }),
  addInvoiceLine: defineEndpoint({
    name: 'addInvoiceLine',
    method: 'POST',
    path: 'invoices/items/',
    tag,
    summary: 'Add a line to a draft invoice',
    access: 'office',
    body: addLineRequest,
    responses: { 201: invoiceSchema },
    idempotent: true,
    rateLimit: 'write',
  }),
  changeInvoiceLine: defineEndpoint({
    name: 'changeInvoiceLine',
    method: 'PATCH',
    path: 'invoices/items/:id/',
    tag,
    summary: 'Change a line of a draft invoice',
    access: 'office',
    params,
    body: changeLineRequest,
    responses: { 200: invoiceSchema },
    rateLimit: 'write',
  }),
  removeInvoiceLine: defineEndpoint({
    name: 'removeInvoiceLine',
    method: 'DELETE',
    path: 'invoices/items/:id/',
    tag,
    summary: 'Remove a line from a draft invoice',
    access: 'office',
    params,
    query: removeLineQuery,
    responses: { 200: invoiceSchema },
    rateLimit: 'write',
  }),
} as const;
