import { invoicesEndpoints } from '@cleaning/contract';
import type { Dependencies } from '../../dependencies.ts';
import type { HandlersOf } from '../../platform/http/handlers.ts';
import { runOnce } from '../../platform/http/idempotency.ts';
import { createDraftService } from './draft-service.ts';
import { createFromAppointments } from './from-appointments.ts';
import { createFromQuote } from './from-quote.ts';
import { staffViewer } from './viewer.ts';

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

/** Answers the calls about what was not issued yet. */
export function createDraftHandlers({
  database,
}: Pick<Dependencies, 'database'>): HandlersOf<Drafts> {
  const drafts = createDraftService({ database });

  return {
    createInvoice: (call) =>
      database.transaction((transaction) =>
        runOnce<Table['createInvoice']>(
          transaction,
          invoicesEndpoints.createInvoice,
          call,
          async () => ({
            status: 201,
            body: await drafts.create(transaction, call.body, {
              viewer: staffViewer(call.actor),
              now: call.now,
            }),
          }),
        ),
      ),

    createInvoiceFromQuote: (call) =>
      database.transaction((transaction) =>
        runOnce<Table['createInvoiceFromQuote']>(
          transaction,
          invoicesEndpoints.createInvoiceFromQuote,
          call,
          async () => ({
            status: 201,
            body: await createFromQuote(transaction, call.body.quote_id, {
              viewer: staffViewer(call.actor),
              now: call.now,
            }),
          }),
        ),
      ),

    createInvoiceFromAppointments: (call) =>
      database.transaction((transaction) =>
        runOnce<Table['createInvoiceFromAppointments']>(
          transaction,
          invoicesEndpoints.createInvoiceFromAppointments,
          call,
          async () => ({
            status: 201,
            body: await createFromAppointments(transaction, call.body, {
              viewer: staffViewer(call.actor),
              now: call.now,
            }),
          }),
        ),
      ),

    updateInvoice: async ({ actor, params, body: { version, note }, now }) => ({
      status: 200,
      body: await drafts.update({ ...params, viewer: staffViewer(actor), version, now }, note),
    }),

    deleteInvoice: async ({ actor, params, query: { version }, now }) => {
      await drafts.remove({ ...params, viewer: staffViewer(actor), version, now });
      return { status: 204, body: null };
    },

    addInvoiceLine: (call) =>
      database.transaction((transaction) =>
        runOnce<Table['addInvoiceLine']>(
          transaction,
          invoicesEndpoints.addInvoiceLine,
          call,
          async () => {
            const { invoice_id: id, version, ...line } = call.body;
            const { actor, now } = call;
            const change = { id, version, viewer: staffViewer(actor), now };
            return { status: 201, body: await drafts.addLine(transaction, change, line) };
          },
        ),
      ),

    changeInvoiceLine: async ({ actor, params, body: { version, ...patch }, now }) => ({
      status: 200,
      body: await drafts.changeLine({ ...params, viewer: staffViewer(actor), version, now }, patch),
    }),

    removeInvoiceLine: async ({ actor, params, query: { version }, now }) => ({
      status: 200,
      body: await drafts.removeLine({ ...params, viewer: staffViewer(actor), version, now }),
    }),
  };
}
