import { priceOfChoices, quotesEndpoints } from '@cleaning/contract';
import type { Dependencies } from '../../dependencies.ts';
import type { HandlersOf } from '../../http/handlers.ts';
import { runOnce } from '../../http/idempotency.ts';
import { createQuoteListService } from './list-service.ts';
import { createQuoteMails } from './quote-mails.ts';
import { createQuotesService } from './service.ts';
import { clientViewer, staffViewer, viewerOf } from './viewer.ts';

/** Answers every quote endpoint. */
export function createQuotesHandlers({
  database,
  outbox,
  publicUrl,
}: Pick<Dependencies, 'database' | 'outbox' | 'publicUrl'>): HandlersOf<typeof quotesEndpoints> {
  const mails = createQuoteMails({ outbox, publicUrl });
  const quotes = createQuotesService({ database, mails });
  const lists = createQuoteListService({ database });

  return {
    calculatePrice: async ({ body }) => ({ status: 200, body: priceOfChoices(body) }),

    listMyQuotes: async ({ actor, query }) => ({
      status: 200,
      body: await lists.myPage(clientViewer(actor), query, quotesEndpoints.listMyQuotes.path),
    }),

    listQuotes: async ({ actor, query }) => ({
      status: 200,
      body: await lists.page(staffViewer(actor), query, quotesEndpoints.listQuotes.path),
    }),

    createQuote: (call) =>
      database.transaction((transaction) =>
        runOnce<typeof quotesEndpoints.createQuote>(
          transaction,
          quotesEndpoints.createQuote,
          call,
          async () => ({
            status: 201,
            body: await quotes.create(transaction, call.body, {
              viewer: clientViewer(call.actor),
              now: call.now,
            }),
          }),
        ),
      ),

    getQuote: async ({ actor, params, now }) => ({
      status: 200,
      body: await quotes.get({ ...params, viewer: viewerOf(actor), now }),
    }),

    updateQuote: async ({ actor, params, body: { version, ...patch }, now }) => ({
      status: 200,
      body: await quotes.update({ ...params, viewer: clientViewer(actor), version, now }, patch),
    }),

    deleteQuote: async ({ actor, params, query: { version }, now }) => {
      await quotes.remove({ ...params, viewer: clientViewer(actor), version, now });
      return { status: 204, body: null };
    },

    submitQuote: async ({ actor, params, body, now }) => ({
      status: 200,
      body: await quotes.submit(
        { ...params, viewer: clientViewer(actor), version: body.version, now },
        body.expected_total_cents,
      ),
    }),

    cancelQuote: async ({ actor, params, body: { version, reason }, now }) => ({
      status: 200,
      body: await quotes.cancel({ ...params, viewer: clientViewer(actor), version, now }, reason),
    }),
  };
}
