import { priceOfChoices, quotesEndpoints } from '@cleaning/contract';
import type { Dependencies } from '../../dependencies.ts';
import type { HandlersOf } from '../../platform/http/handlers.ts';
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
    ...createDepositHandlers({ mails }),
    ...createItemHandlers({ database }),
    ...createRevisionHandlers({ database }),
    ...createTemplateHandlers({ database, quotes }),

    calculatePrice: async ({ body }) => ({ status: 200, body: priceOfChoices(body) }),

    listMyQuotes: async ({ viewer, query }) => ({
      status: 200,
      body: await lists.myPage(viewer, query, quotesEndpoints.listMyQuotes.path),
    }),

    listQuotes: async ({ viewer, query }) => ({
      status: 200,
      body: await lists.page(viewer, query, quotesEndpoints.listQuotes.path),
    }),

    createQuote: async ({ transaction, viewer, body, now }) => {
      const { client_id: clientId, reason, ...request } = body;
      if (viewer.kind === 'staff') {
        const onBehalf = { clientId, reason };
        return {
          status: 201,
          body: await ofStaff.create(transaction, request, onBehalf, { viewer, now }),
        };
      }
      assertOfClient({ client_id: clientId, reason });
      return { status: 201, body: await quotes.create(transaction, request, { viewer, now }) };
    },

    getQuote: async ({ viewer, params, now }) => ({
      status: 200,
      body: await quotes.get({ ...params, viewer, now }),
    }),

    updateQuote: async ({ viewer, params, body: { version, ...patch }, now }) => {
      if (viewer.kind === 'staff') {
        const call = { ...params, viewer, version, now };
        const body = await database.transaction((transaction) =>
          ofStaff.update(transaction, call, patch),
        );
        return { status: 200, body };
      }
      const { company_notes, reason, ...ofClient } = patch;
      assertOfClient({ company_notes, reason });
      const call = { ...params, viewer, version, now };
      return { status: 200, body: await quotes.update(call, ofClient) };
    },

    deleteQuote: async ({ viewer, params, query: { version }, now }) => {
      await quotes.remove({ ...params, viewer, version, now });
      return { status: 204, body: null };
    },

    submitQuote: async ({ viewer, params, body, now }) => ({
      status: 200,
      body: await quotes.submit(
        { ...params, viewer, version: body.version, now },
        body.expected_total_cents,
      ),
    }),

    cancelQuote: async ({ viewer, params, body: { version, reason }, now }) => ({
      status: 200,
      body: await quotes.cancel({ ...params, viewer, version, now }, reason),
    }),
  };
}
