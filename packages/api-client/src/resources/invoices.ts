import {
  invoicesEndpoints,
  type EndpointBody,
  type EndpointParams,
  type EndpointQuery,
} from '@cleaning/contract';
import type { CallEndpoint, CallOptions } from '../client/call-options.ts';

type Table = typeof invoicesEndpoints;
type Body<Name extends keyof Table> = EndpointBody<Table[Name]>;
type Query<Name extends keyof Table> = EndpointQuery<Table[Name]>;
type InvoiceParams = EndpointParams<Table['getInvoice']>;

/** Invoices: reading, writing, and their money. */
export function createInvoicesResource(call: CallEndpoint) {
  const table = invoicesEndpoints;
  return {
    listMyInvoices: (query?: Query<'listMyInvoices'>, options?: CallOptions) =>
      call(table.listMyInvoices, { query, ...options }),
    listInvoices: (query?: Query<'listInvoices'>, options?: CallOptions) =>
      call(table.listInvoices, { query, ...options }),
    listNdisInvoices: (query?: Query<'listNdisInvoices'>, options?: CallOptions) =>
      call(table.listNdisInvoices, { query, ...options }),
    getNdisInvoices: (query?: Query<'getNdisInvoices'>, options?: CallOptions) =>
      call(table.getNdisInvoices, { query, ...options }),
    getInvoiceStats: (options?: CallOptions) => call(table.getInvoiceStats, { ...options }),
    getStatement: (query: Query<'getStatement'>, options?: CallOptions) =>
      call(table.getStatement, { query, ...options }),
    getInvoice: (params: InvoiceParams, options?: CallOptions) =>
      call(table.getInvoice, { params, ...options }),
    createInvoice: (body: Body<'createInvoice'>, options?: CallOptions) =>
      call(table.createInvoice, { body, ...options }),
    createInvoiceFromQuote: (body: Body<'createInvoiceFromQuote'>, options?: CallOptions) =>
      call(table.createInvoiceFromQuote, { body, ...options }),
    createInvoiceFromAppointments: (
      body: Body<'createInvoiceFromAppointments'>,
      options?: CallOptions,
    ) => call(table.createInvoiceFromAppointments, { body, ...options }),
    updateInvoice: (params: InvoiceParams, body: Body<'updateInvoice'>, options?: CallOptions) =>
      call(table.updateInvoice, { params, body, ...options }),
    deleteInvoice: (params: InvoiceParams, query: Query<'deleteInvoice'>, options?: CallOptions) =>
      call(table.deleteInvoice, { params, query, ...options }),
    listInvoiceLines: (query: Query<'listInvoiceLines'>, options?: CallOptions) =>
      call(table.listInvoiceLines, { query, ...options }),
    addInvoiceLine: (body: Body<'addInvoiceLine'>, options?: CallOptions) =>
      call(table.addInvoiceLine, { body, ...options }),
    changeInvoiceLine: (
      params: InvoiceParams,
      body: Body<'changeInvoiceLine'>,
      options?: CallOptions,
    ) => call(table.changeInvoiceLine, { params, body, ...options }),
    removeInvoiceLine: (
      params: InvoiceParams,
      query: Query<'removeInvoiceLine'>,
      options?: CallOptions,
    ) => call(table.removeInvoiceLine, { params, query, ...options }),
    issueInvoice: (params: InvoiceParams, body: Body<'issueInvoice'>, options?: CallOptions) =>
      call(table.issueInvoice, { params, body, ...options }),
    sendInvoiceAgain: (params: InvoiceParams, options?: CallOptions) =>
      call(table.sendInvoiceAgain, { params, ...options }),
    recordPayment: (params: InvoiceParams, body: Body<'recordPayment'>, options?: CallOptions) =>
      call(table.recordPayment, { params, body, ...options }),
    refundPayment: (params: InvoiceParams, body: Body<'refundPayment'>, options?: CallOptions) =>
      call(table.refundPayment, { params, body, ...options }),
    creditInvoice: (params: InvoiceParams, body: Body<'creditInvoice'>, options?: CallOptions) =>
      call(table.creditInvoice, { params, body, ...options }),
    voidInvoice: (params: InvoiceParams, body: Body<'voidInvoice'>, options?: CallOptions) =>
      call(table.voidInvoice, { params, body, ...options }),
    writeOffInvoice: (params: InvoiceParams, body: Body<'voidInvoice'>, options?: CallOptions) =>
      call(table.writeOffInvoice, { params, body, ...options }),
    submitClaim: (params: InvoiceParams, body: Body<'submitClaim'>, options?: CallOptions) =>
      call(table.submitClaim, { params, body, ...options }),
    acceptClaim: (params: InvoiceParams, body: Body<'acceptClaim'>, options?: CallOptions) =>
      call(table.acceptClaim, { params, body, ...options }),
    rejectClaim: (params: InvoiceParams, body: Body<'rejectClaim'>, options?: CallOptions) =>
      call(table.rejectClaim, { params, body, ...options }),
    reopenClaim: (params: InvoiceParams, body: Body<'reopenClaim'>, options?: CallOptions) =>
      call(table.reopenClaim, { params, body, ...options }),
    reconcileClaim: (params: InvoiceParams, body: Body<'reconcileClaim'>, options?: CallOptions) =>
      call(table.reconcileClaim, { params, body, ...options }),
  } satisfies Record<keyof Table, unknown>;
}
