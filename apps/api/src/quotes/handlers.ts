import type { quotesEndpoints } from '@cleaning/contract/quotes';
import { priceOfChoices } from '@cleaning/contract/quotes/rules';
import { type HandlersOf, outsideTransaction } from '../core/http/handlers.ts';
import { answerBy, callOf, executeCommand } from '../core/command.ts';
import { recordDeposit, refundDeposit } from './deposits/commands.ts';
import { draftHandlers } from './drafts/handlers.ts';
import { itemHandlers } from './items/handlers.ts';
import { submitting } from './drafts/submit-quote.ts';
import { pageOfOwnQuotes } from './lists/list-quotes.ts';
import { answerQuote } from './load-quote.ts';
import { bookFirstVisit } from './offers/book-first-visit.ts';
import { changeOffer } from './offers/change-offer.ts';
import { approveQuote, converting, sending } from './offers/commands.ts';
import { decliningBy } from './offers/recorded-answer.ts';
import { scheduleSend, undoSend } from './offers/scheduled-sends.ts';
import { quoteRecord } from './quote-record.ts';
import { revisionHandlers } from './revisions/handlers.ts';
import { staffQuoteHandlers } from './staff/handlers.ts';
import { templateHandlers } from './templates/handlers.ts';

/** All calls about quotes, but for `takeDepositBack`, which frees a bank row too. */
export const quotesHandlers: HandlersOf<Omit<typeof quotesEndpoints, 'takeDepositBack'>> = {
  ...draftHandlers,
  ...staffQuoteHandlers,
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

  submitQuote: answerBy(quoteRecord, ({ body: { expected_total_cents: expected }, now }) =>
    submitting(expected, now),
  ),

  cancelQuote: answerBy(quoteRecord, ({ body: { reason } }) => ({ command: 'cancel', reason })),

  sendQuote: async (context) => {
    const { transaction, body } = context;
    const { valid_until: validUntil = null, undoable = false } = body;
    const call = callOf(context);
    return {
      status: 200,
      body: undoable
        ? await scheduleSend(transaction, call, validUntil)
        : await executeCommand(
            quoteRecord,
            transaction,
            call,
            sending(transaction, validUntil, call),
          ),
    };
  },

  undoSendQuote: async (context) => ({
    status: 200,
    body: await undoSend(context.transaction, callOf(context)),
  }),

  declineQuoteRequest: answerBy(quoteRecord, ({ body: { reason } }) => ({
    command: 'decline_request',
    reason,
  })),

  approveQuote: async (context) => {
    const { transaction, body } = context;
    const call = callOf(context);
    const approved = await approveQuote(transaction, call, body);
    return { status: 200, body: await bookFirstVisit(transaction, approved, call) };
  },

  declineQuote: async (context) => {
    const { transaction, body } = context;
    const declining = await decliningBy(transaction, callOf(context), body);
    const quote = await executeCommand(quoteRecord, transaction, callOf(context), declining);
    return { status: 200, body: quote };
  },

  requestQuoteChanges: answerBy(quoteRecord, ({ body: { comment } }) => ({
    command: 'request_changes',
    reason: comment,
    reasonField: 'comment',
  })),

  reviseQuote: answerBy(quoteRecord, ({ viewer: { staffId } }) => ({
    command: 'revise',
    // The new revision does not keep the last day of the earlier offer.
    effects: ({ row }) => ({ changes: { validUntil: null, ownerId: row.ownerId ?? staffId } }),
  })),

  changeQuote: async (context) => {
    const { version: _version, ...offer } = context.body;
    return { status: 200, body: await changeOffer(context.transaction, callOf(context), offer) };
  },

  withdrawQuote: answerBy(quoteRecord, ({ body: { reason } }) => ({ command: 'withdraw', reason })),

  convertQuote: answerBy(quoteRecord, (context) =>
    converting(context.transaction, context.body, context),
  ),
};
