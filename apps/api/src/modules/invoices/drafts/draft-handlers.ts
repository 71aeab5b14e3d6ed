import type { invoicesEndpoints } from '@cleaning/contract';
import type { Dependencies } from '../../../dependencies.ts';
import type { HandlersOf } from '../../../platform/http/handlers.ts';
import { createDraftService } from './draft-service.ts';
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
export function createDraftHandlers({
  database,
}: Pick<Dependencies, 'database'>): HandlersOf<Drafts> {
  const drafts = createDraftService({ database });

  return {
    createInvoice: async ({ transaction, viewer, body, now }) => ({
      status: 201,
      body: await drafts.create(transaction, body, { viewer, now }),
    }),

    createInvoiceFromQuote: async ({ transaction, viewer, body, now }) => ({
      status: 201,
      body: await createFromQuote(transaction, body.quote_id, { viewer, now }),
    }),

    createInvoiceFromAppointments: async ({ transaction, viewer, body, now }) => ({
      status: 201,
      body: await createFromAppointments(transaction, body, { viewer, now }),
    }),

    updateInvoice: async ({ viewer, params, body: { version, ...changes }, now }) => ({
      status: 200,
      body: await drafts.update({ ...params, viewer, version, now }, changes),
    }),

    deleteInvoice: async ({ viewer, params, query: { version }, now }) => {
      await drafts.remove({ ...params, viewer, version, now });
      return { status: 204, body: null };
    },

    addInvoiceLine: async ({ transaction, viewer, body, now }) => {
      const { invoice_id: id, version, ...line } = body;
      const change = { id, version, viewer, now };
      return { status: 201, body: await drafts.addLine(transaction, change, line) };
    },

    changeInvoiceLine: async ({ viewer, params, body: { version, ...patch }, now }) => ({
      status: 200,
      body: await drafts.changeLine({ ...params, viewer, version, now }, patch),
    }),

    removeInvoiceLine: async ({ viewer, params, query: { version }, now }) => ({
      status: 200,
      body: await drafts.removeLine({ ...params, viewer, version, now }),
    }),
  };
}
