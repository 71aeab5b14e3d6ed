import type { staffInvoicesEndpoints } from '@cleaning/contract/invoices';
import type { HandlersOf } from '../../core/http/handlers.ts';
import { createFromAppointments } from '../drafts/from-appointments.ts';
import { createFromQuote } from '../drafts/from-quote.ts';
import { issueInvoice } from '../issue/issue-invoice.ts';
import { sendAgain } from '../issue/send-again.ts';
import { readInvoiceTotals } from '../lists/invoice-totals.ts';
import { eachInvoice } from './each-invoice.ts';
import { readHourlyRates } from './hourly-rates.ts';
import { readUninvoicedVisits } from './uninvoiced-visits.ts';

/** Serves the calls of staff for uninvoiced visits and for commands on several invoices. */
export const staffInvoiceHandlers: HandlersOf<typeof staffInvoicesEndpoints> = {
  getInvoiceTotals: async ({ database, viewer, now }) => ({
    status: 200,
    body: await readInvoiceTotals(database, { viewer, now }),
  }),

  listUninvoicedVisits: async ({ database, viewer, now }) => ({
    status: 200,
    body: await readUninvoicedVisits(database, { viewer, now }),
  }),

  getHourlyRates: async ({ database, viewer, query, now }) => ({
    status: 200,
    body: await readHourlyRates(database, query.client_id, { viewer, now }),
  }),

  createDraftInvoices: async ({ each, viewer, body: { drafts }, now }) => ({
    status: 200,
    body: {
      results: await eachInvoice(each, drafts, (transaction, draft) =>
        'quote_id' in draft
          ? createFromQuote(transaction, draft.quote_id, { viewer, now })
          : createFromAppointments(transaction, draft, { viewer, now }),
      ),
    },
  }),

  issueInvoices: async ({ each, secrets, viewer, body: { invoices }, now }) => ({
    status: 200,
    body: {
      results: await eachInvoice(each, invoices, (transaction, { id, version }) =>
        issueInvoice(transaction, { id, version, viewer, secrets, now }, { version }),
      ),
    },
  }),

  sendInvoicesAgain: async ({ each, secrets, viewer, body: { invoices }, now }) => ({
    status: 200,
    body: {
      results: await eachInvoice(each, invoices, (transaction, { id }) =>
        sendAgain(transaction, { id, viewer, secrets, now }),
      ),
    },
  }),
};
