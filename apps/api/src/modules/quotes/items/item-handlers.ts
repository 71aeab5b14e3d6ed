import type { quoteItemsEndpoints as endpoints } from '@cleaning/contract';
import type { Dependencies } from '../../../dependencies.ts';
import type { HandlersOf } from '../../../platform/http/handlers.ts';
import { createQuoteItemsService } from './item-service.ts';

/** Serves the calls about the lines by which staff price a quote. */
export function createItemHandlers({
  database,
}: Pick<Dependencies, 'database'>): HandlersOf<typeof endpoints> {
  const items = createQuoteItemsService({ database });

  return {
    listQuoteItems: async ({ viewer, query, now }) => ({
      status: 200,
      body: await items.list({ id: query.quote_id, viewer, now }),
    }),

    addQuoteItem: async ({ transaction, viewer, body, now }) => {
      const { quote_id: id, version, ...details } = body;
      const change = { id, version, viewer, now };
      return { status: 201, body: await items.add(transaction, change, details) };
    },

    updateQuoteItem: async ({ viewer, params, body, now }) => {
      const { quote_id: id, version, ...patch } = body;
      const call = { id, version, viewer, now };
      return { status: 200, body: await items.update(call, params.id, patch) };
    },

    removeQuoteItem: async ({ viewer, params, query: { quote_id: id, version }, now }) => ({
      status: 200,
      body: await items.remove({ id, version, viewer, now }, params.id),
    }),
  };
}
