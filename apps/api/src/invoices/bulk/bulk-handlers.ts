import type { staffInvoicesEndpoints } from '@cleaning/contract';
import type { Dependencies } from '../../dependencies.ts';
import type { HandlersOf } from '../../core/http/handlers.ts';
import { createFromAppointments } from '../drafts/from-appointments.ts';
import { createFromQuote } from '../drafts/from-quote.ts';
import type { InvoiceMails } from '../invoice-mails.ts';
import type { IssueService } from '../issue/issue-service.ts';
import { sendAgain } from '../issue/send-again-service.ts';
import { readInvoiceTotals } from '../lists/totals-service.ts';
import { eachInvoice } from './each-invoice.ts';
import { readHourlyRates } from './hourly-rates.ts';
import { readUninvoicedVisits } from './uninvoiced-visits.ts';

interface HandlerDependencies extends Pick<Dependencies, 'database'> {
  readonly issuing: IssueService;
  readonly mails: InvoiceMails;
}

/** Serves the calls of staff for uninvoiced visits and for commands on several invoices. */
export const createStaffInvoiceHandlers = ({
  database,
  issuing,
  mails,
}: HandlerDependencies): HandlersOf<typeof staffInvoicesEndpoints> => ({
  getInvoiceTotals: async ({ viewer, now }) => ({
    status: 200,
    body: await readInvoiceTotals(database, { viewer, now }),
  }),

  listUninvoicedVisits: async ({ viewer, now }) => ({
    status: 200,
    body: await readUninvoicedVisits(database, { viewer, now }),
  }),

  getHourlyRates: async ({ viewer, query, now }) => ({
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

  issueInvoices: async ({ each, viewer, body: { invoices }, now }) => ({
    status: 200,
    body: {
      results: await eachInvoice(each, invoices, (transaction, { id, version }) =>
        issuing.issue(transaction, { id, version, viewer, now }, { version }),
      ),
    },
  }),

  sendInvoicesAgain: async ({ each, viewer, body: { invoices }, now }) => ({
    status: 200,
    body: {
      results: await eachInvoice(each, invoices, (transaction, { id }) =>
        sendAgain(transaction, mails, { id, viewer, now }),
      ),
    },
  }),
});
