import { priceOfChoices, quotesEndpoints } from '@cleaning/contract';
import type { Dependencies } from '../../dependencies.ts';
import { isStaff } from '../../platform/http/actor.ts';
import type { HandlersOf } from '../../platform/http/handlers.ts';
import { runOnce } from '../../platform/http/idempotency.ts';
import { createCommandHandlers } from './command-handlers.ts';
import { createDepositHandlers } from './deposit-handlers.ts';
import { createItemHandlers } from './item-handlers.ts';
import { createQuoteListService } from './list-service.ts';
import { createQuoteMails } from './quote-mails.ts';
import { createRevisionHandlers } from './revision-handlers.ts';
import { createQuotesService } from './service.ts';
import { assertOfClient } from './staff-fields.ts';
import { createStaffQuotes } from './staff-service.ts';
import { createTemplateHandlers } from './template-handlers.ts';
import { clientViewer, staffViewer, viewerOf } from '../../platform/http/viewer.ts';

/** Answers every quote endpoint. */
export function createQuotesHandlers({
  database,
  outbox,
  publicUrl,
}: Pick<Dependencies, 'database' | 'outbox' | 'publicUrl'>): HandlersOf<typeof quotesEndpoints> {
  const mails = createQuoteMails({ outbox, publicUrl });
  const quotes = createQuotesService({ database, mails });
  const ofStaff = createStaffQuotes({ mails });
  const lists = createQuoteListService({ database });

  return {
    ...createCommandHandlers({ database, outbox, publicUrl, mails }),
    ...createDepositHandlers({ database, mails }),
    ...createItemHandlers({ database }),
    ...createRevisionHandlers({ database }),
    ...createTemplateHandlers({ database, quotes }),

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
          async () => {
            const { actor, now } = call;
            const { client_id: clientId, reason, ...request } = call.body;
            if (isStaff(actor)) {
              const scene = { viewer: staffViewer(actor), now };
              const onBehalf = { clientId, reason };
              const body = await ofStaff.create(transaction, request, onBehalf, scene);
              return { status: 201, body };
            }
            assertOfClient({ client_id: clientId, reason });
            const scene = { viewer: clientViewer(actor), now };
            return { status: 201, body: await quotes.create(transaction, request, scene) };
          },
        ),
      ),

    getQuote: async ({ actor, params, now }) => ({
      status: 200,
      body: await quotes.get({ ...params, viewer: viewerOf(actor), now }),
    }),

    updateQuote: async ({ actor, params, body: { version, ...patch }, now }) => {
      if (isStaff(actor)) {
        const call = { ...params, viewer: staffViewer(actor), version, now };
        const body = await database.transaction((transaction) =>
          ofStaff.update(transaction, call, patch),
        );
        return { status: 200, body };
      }
      const { company_notes, reason, ...ofClient } = patch;
      assertOfClient({ company_notes, reason });
      const call = { ...params, viewer: clientViewer(actor), version, now };
      return { status: 200, body: await quotes.update(call, ofClient) };
    },

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
