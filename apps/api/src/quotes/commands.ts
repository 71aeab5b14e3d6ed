import type { quoteCommandsEndpoints, quotesEndpoints } from '@cleaning/contract/quotes';
import { answerBy, callOf, executeCommand } from '../core/command.ts';
import type { HandlersOf } from '../core/http/handlers.ts';
import { submitting } from './drafts/submit-quote.ts';
import { bookFirstVisit } from './offers/book-first-visit.ts';
import { changeOffer } from './offers/change-offer.ts';
import { approveQuote, converting, sending } from './offers/commands.ts';
import { decliningBy } from './offers/recorded-answer.ts';
import { scheduleSend, undoSend } from './offers/scheduled-sends.ts';
import { quoteRecord } from './quote-record.ts';

type CommandEndpoints = Pick<
  typeof quotesEndpoints,
  'submitQuote' | 'cancelQuote' | keyof typeof quoteCommandsEndpoints
>;

/** The commands that move a quote from one state to another. */
export const quoteCommands: HandlersOf<CommandEndpoints> = {
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
