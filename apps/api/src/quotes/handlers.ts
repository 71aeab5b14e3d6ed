import type { quotesEndpoints } from '@cleaning/contract/quotes';
import { priceOfChoices } from '@cleaning/contract/quotes/rules';
import { type HandlersOf, outsideTransaction } from '../core/http/handlers.ts';
import { quoteCommands } from './commands.ts';
import { recordDeposit, refundDeposit } from './deposits/commands.ts';
import { draftHandlers } from './drafts/handlers.ts';
import { itemHandlers } from './items/handlers.ts';
import { pageOfOwnQuotes } from './lists/list-quotes.ts';
import { answerQuote } from './load-quote.ts';
import { revisionHandlers } from './revisions/handlers.ts';
import { staffQuoteHandlers } from './staff/handlers.ts';
import { templateHandlers } from './templates/handlers.ts';

/** All calls about quotes, but for `takeDepositBack`, which frees a bank row too. */
export const quotesHandlers: HandlersOf<Omit<typeof quotesEndpoints, 'takeDepositBack'>> = {
  ...draftHandlers,
  ...staffQuoteHandlers,
  ...quoteCommands,
  ...itemHandlers,
  ...revisionHandlers,
  ...templateHandlers,

  calculatePrice: outsideTransaction(async ({ body }) => ({
    status: 200,
    body: priceOfChoices(body),
  })),

  listMyQuotes: async ({ database, viewer, query }) => ({
    status: 200,
    body: await pageOfOwnQuotes(database, viewer, query),
  }),

  getQuote: async ({ database, viewer, params, now }) => ({
    status: 200,
    body: await answerQuote(database, { ...params, viewer, now }),
  }),

  recordDeposit: async ({ transaction, viewer, params, body, now }) => ({
    status: 201,
    body: await recordDeposit(transaction, { ...params, viewer, now }, body),
  }),

  refundDeposit: async ({ transaction, viewer, params, body, now }) => ({
    status: 201,
    body: await refundDeposit(transaction, { ...params, viewer, now }, body),
  }),
};
