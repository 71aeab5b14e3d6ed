import type { quotesEndpoints, staffQuotesEndpoints } from '@cleaning/contract';
import type { Dependencies } from '../../../dependencies.ts';
import { inTransaction } from '../../../platform/db/in-transaction.ts';
import type { HandlersOf } from '../../../platform/http/handlers.ts';
import type { QuoteListService } from '../lists/list-service.ts';
import { scheduleSend, undoSend } from '../offers/scheduled-sends.ts';
import { assignQuote } from './assign-quote.ts';
import { eachQuote } from './bulk-commands.ts';
import { exportQuotes } from './export-quotes.ts';
import { saveOffer } from './save-offer.ts';

type StaffEndpoints = typeof staffQuotesEndpoints & Pick<typeof quotesEndpoints, 'listQuotes'>;

interface HandlerDependencies extends Pick<Dependencies, 'database'> {
  readonly lists: QuoteListService;
}

/** Serves the calls by which staff find and assign quotes, and prepare offers. */
export const createStaffQuoteHandlers = ({
  database,
  lists,
}: HandlerDependencies): HandlersOf<StaffEndpoints> => ({
  listQuotes: async ({ viewer, query, now }) => ({
    status: 200,
    body: await lists.page({ viewer, now }, query),
  }),

  getQuoteTotals: async ({ viewer, query, now }) => ({
    status: 200,
    body: await lists.totals({ viewer, now }, query),
  }),

  exportQuotes: async ({ viewer, body: { ids }, now }) => ({
    status: 200,
    body: await inTransaction(database, (transaction) =>
      exportQuotes(transaction, ids, { viewer, now }),
    ),
  }),

  sendQuotes: async ({ each, viewer, body: { quotes }, now }) => ({
    status: 200,
    body: {
      results: await eachQuote(each, quotes, { viewer, now }, (transaction, call) =>
        scheduleSend(transaction, call, null),
      ),
    },
  }),

  undoSendQuotes: async ({ each, viewer, body: { quotes }, now }) => ({
    status: 200,
    body: { results: await eachQuote(each, quotes, { viewer, now }, undoSend) },
  }),

  assignQuotes: async ({ each, viewer, body: { quotes, owner_id: ownerId }, now }) => ({
    status: 200,
    body: {
      results: await eachQuote(each, quotes, { viewer, now }, (transaction, call) =>
        assignQuote(transaction, call, ownerId),
      ),
    },
  }),

  assignQuote: async ({ viewer, params, body: { version, owner_id: ownerId }, now }) => ({
    status: 200,
    body: await inTransaction(database, (transaction) =>
      assignQuote(transaction, { ...params, viewer, version, now }, ownerId),
    ),
  }),

  saveQuoteOffer: async ({ viewer, params, body: { version, ...offer }, now }) => ({
    status: 200,
    body: await inTransaction(database, (transaction) =>
      saveOffer(transaction, { ...params, viewer, version, now }, offer),
    ),
  }),
});
