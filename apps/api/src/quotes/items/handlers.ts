import type { quoteItemsEndpoints as endpoints } from '@cleaning/contract/quotes';
import type { HandlersOf } from '../../core/http/handlers.ts';
import { addItem, changeItem, listItems, removeItem } from './edit-items.ts';

/** Serves the calls about the lines by which staff price a quote. */
export const itemHandlers: HandlersOf<typeof endpoints> = {
  listQuoteItems: async ({ database, viewer, query, now }) => ({
    status: 200,
    body: await listItems(database, { id: query.quote_id, viewer, now }),
  }),

  addQuoteItem: async ({ transaction, viewer, body, now }) => {
    const { quote_id: id, version, ...details } = body;
    return { status: 201, body: await addItem(transaction, { id, version, viewer, now }, details) };
  },

  updateQuoteItem: async ({ transaction, viewer, params, body, now }) => {
    const { quote_id: id, version, ...patch } = body;
    const call = { id, version, viewer, now };
    return { status: 200, body: await changeItem(transaction, call, params.id, patch) };
  },

  removeQuoteItem: async ({ transaction, viewer, params, query, now }) => {
    const { quote_id: id, version } = query;
    const call = { id, version, viewer, now };
    return { status: 200, body: await removeItem(transaction, call, params.id) };
  },
};
