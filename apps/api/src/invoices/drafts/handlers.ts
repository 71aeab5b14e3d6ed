import type { invoicesEndpoints } from '@cleaning/contract/invoices';
import type { HandlersOf } from '../../core/http/handlers.ts';
import {
  addLine,
  changeDraft,
  changeLine,
  createDraft,
  deleteDraft,
  removeLine,
} from './edit-draft.ts';
import { createFromAppointments } from './from-appointments.ts';
import { createFromQuote } from './from-quote.ts';

type Table = typeof invoicesEndpoints;
type Drafts = Pick<
  Table,
  | 'createInvoice'
  | 'createInvoiceFromQuote'
  | 'createInvoiceFromAppointments'
  | 'updateInvoice'
  | 'deleteInvoice'
  | 'addInvoiceLine'
  | 'changeInvoiceLine'
  | 'removeInvoiceLine'
>;

/** Serves the calls about draft invoices. */
export const draftHandlers: HandlersOf<Drafts> = {
  createInvoice: async ({ transaction, viewer, body, now }) => ({
    status: 201,
    body: await createDraft(transaction, body, { viewer, now }),
  }),

  createInvoiceFromQuote: async ({ transaction, viewer, body, now }) => ({
    status: 201,
    body: await createFromQuote(transaction, body.quote_id, { viewer, now }),
  }),

  createInvoiceFromAppointments: async ({ transaction, viewer, body, now }) => ({
    status: 201,
    body: await createFromAppointments(transaction, body, { viewer, now }),
  }),

  updateInvoice: async ({ transaction, viewer, params, body: { version, ...changes }, now }) => ({
    status: 200,
    body: await changeDraft(transaction, { ...params, viewer, version, now }, changes),
  }),

  deleteInvoice: async ({ transaction, viewer, params, query: { version }, now }) => {
    await deleteDraft(transaction, { ...params, viewer, version, now });
    return { status: 204, body: null };
  },

  addInvoiceLine: async ({ transaction, viewer, body, now }) => {
    const { invoice_id: id, version, ...line } = body;
    return { status: 201, body: await addLine(transaction, { id, version, viewer, now }, line) };
  },

  changeInvoiceLine: async ({ transaction, viewer, params, body: { version, ...patch }, now }) => ({
    status: 200,
    body: await changeLine(transaction, { ...params, viewer, version, now }, patch),
  }),

  removeInvoiceLine: async ({ transaction, viewer, params, query: { version }, now }) => ({
    status: 200,
    body: await removeLine(transaction, { ...params, viewer, version, now }),
  }),
};
