import { quoteItemsEndpoints as endpoints } from '@cleaning/contract';
import type { Dependencies } from '../../dependencies.ts';
import type { HandlersOf } from '../../platform/http/handlers.ts';
import { runOnce } from '../../platform/http/idempotency.ts';
import { createQuoteItemsService } from './items-service.ts';
import { staffViewer, viewerOf } from '../../platform/http/viewer.ts';

/** Answers the calls about the lines that staff price a quote by. */
export function createItemHandlers({
  database,
}: Pick<Dependencies, 'database'>): HandlersOf<typeof endpoints> {
  const items = createQuoteItemsService({ database });

  return {
    listQuoteItems: async ({ actor, query, now }) => ({
      status: 200,
      body: await items.list({ id: query.quote_id, viewer: viewerOf(actor), now }),
    }),

    addQuoteItem: (call) =>
      database.transaction((transaction) =>
        runOnce<typeof endpoints.addQuoteItem>(
          transaction,
          endpoints.addQuoteItem,
          call,
          async () => {
            const { quote_id: id, version, ...details } = call.body;
            const change = { id, version, viewer: staffViewer(call.actor), now: call.now };
            return { status: 201, body: await items.add(transaction, change, details) };
          },
        ),
      ),

    updateQuoteItem: async ({ actor, params, body, now }) => {
      const { quote_id: id, version, ...patch } = body;
      const call = { id, version, viewer: staffViewer(actor), now };
      return { status: 200, body: await items.update(call, params.id, patch) };
    },

    removeQuoteItem: async ({ actor, params, query: { quote_id: id, version }, now }) => ({
      status: 200,
      body: await items.remove({ id, version, viewer: staffViewer(actor), now }, params.id),
    }),
  };
}
