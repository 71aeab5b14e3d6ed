import type {
  Quote,
  QuoteResult,
  quotesEndpoints,
  staffQuotesEndpoints,
} from '@cleaning/contract/quotes';
import type { Transaction } from '../../core/db/client.ts';
import type { HandlersOf, RunEach } from '../../core/http/handlers.ts';
import type { OfficeViewer } from '../../core/http/viewer.ts';
import { listQuotes, readQuoteTotals } from '../lists/list-quotes.ts';
import type { QuoteChangeCall, QuoteContext } from '../load-quote.ts';
import { scheduleSend, undoSend } from '../offers/scheduled-sends.ts';
import { createOfficeQuote, saveOfficeQuote } from '../office/office-quotes.ts';
import { assignQuote } from './assign-quote.ts';
import { exportQuotes } from './export-quotes.ts';
import { saveOffer } from './save-offer.ts';

type StaffEndpoints = typeof staffQuotesEndpoints & Pick<typeof quotesEndpoints, 'listQuotes'>;

/** Serves the calls by which staff find and assign quotes, and prepare offers. */
export const staffQuoteHandlers: HandlersOf<StaffEndpoints> = {
  listQuotes,

  getQuoteTotals: async ({ database, viewer, query, now }) => ({
    status: 200,
    body: await readQuoteTotals(database, { viewer, now }, query),
  }),

  exportQuotes: async ({ transaction, viewer, body: { ids }, now }) => ({
    status: 200,
    body: await exportQuotes(transaction, ids, { viewer, now }),
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

  assignQuote: async ({ transaction, viewer, params, body, now }) => {
    const { version, owner_id: ownerId } = body;
    const call = { ...params, viewer, version, now };
    return { status: 200, body: await assignQuote(transaction, call, ownerId) };
  },

  createOfficeQuote: async ({ transaction, viewer, body, now }) => ({
    status: 201,
    body: await createOfficeQuote(transaction, body, { viewer, now }),
  }),

  saveOfficeQuote: async ({ transaction, viewer, params, body: { version, ...content }, now }) => ({
    status: 200,
    body: await saveOfficeQuote(transaction, { ...params, viewer, version, now }, content),
  }),

  saveQuoteOffer: async ({ transaction, viewer, params, body: { version, ...offer }, now }) => ({
    status: 200,
    body: await saveOffer(transaction, { ...params, viewer, version, now }, offer),
  }),
};

/**
 * Runs a command on each of several quotes.
 *
 * @returns the new version of each quote, or why it was refused.
 */
const eachQuote = (
  each: RunEach,
  chosen: readonly { readonly id: string; readonly version: number }[],
  context: QuoteContext<OfficeViewer>,
  work: (transaction: Transaction, call: QuoteChangeCall<OfficeViewer>) => Promise<Quote>,
): Promise<QuoteResult[]> =>
  each<(typeof chosen)[number], QuoteResult>(
    chosen,
    async (transaction, { id, version }) => {
      const quote = await work(transaction, { ...context, id, version });
      const sendAt = quote.staff_details?.send_at ?? null;
      return { id, version: quote.version, send_at: sendAt, error: null };
    },
    (error, { id }) => ({ id, version: null, send_at: null, error }),
  );
