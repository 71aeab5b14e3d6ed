import type { quoteCommandsEndpoints, quotesEndpoints } from '@cleaning/contract';
import type { Transaction } from '../core/db/client.ts';
import type { HandlersOf } from '../core/http/handlers.ts';
import { submitDetails } from './drafts/submit-quote.ts';
import { executeCommand, type CommandDetails } from './execute-command.ts';
import type { QuoteChangeCall } from './load-quote.ts';
import { bookFirstVisit } from './offers/book-first-visit.ts';
import { approveDetails, convertDetails, sendDetails } from './offers/offer-commands.ts';
import { scheduleSend, undoSend } from './offers/scheduled-sends.ts';

type CommandEndpoints = Pick<
  typeof quotesEndpoints,
  'submitQuote' | 'cancelQuote' | keyof typeof quoteCommandsEndpoints
>;

const execute = async (
  transaction: Transaction,
  call: QuoteChangeCall,
  details: CommandDetails,
) => ({
  status: 200 as const,
  body: await executeCommand(transaction, call, details),
});

/** Serves the calls that move a quote from one state to another. */
export const commandHandlers: HandlersOf<CommandEndpoints> = {
  submitQuote: ({ transaction, viewer, params, body, now }) => {
    const { version, expected_total_cents: expected } = body;
    return execute(transaction, { ...params, viewer, version, now }, submitDetails(expected, now));
  },

  cancelQuote: ({ transaction, viewer, params, body: { version, reason }, now }) =>
    execute(transaction, { ...params, viewer, version, now }, { command: 'cancel', reason }),

  sendQuote: async ({ transaction, viewer, params, body, now }) => {
    const { version, valid_until: validUntil = null, undoable = false } = body;
    const call = { ...params, viewer, version, now };
    if (!undoable) return execute(transaction, call, sendDetails(validUntil, call));
    return { status: 200, body: await scheduleSend(transaction, call, validUntil) };
  },

  undoSendQuote: async ({ transaction, viewer, params, body: { version }, now }) => ({
    status: 200,
    body: await undoSend(transaction, { ...params, viewer, version, now }),
  }),

  declineQuoteRequest: ({ transaction, viewer, params, body: { version, reason }, now }) =>
    execute(
      transaction,
      { ...params, viewer, version, now },
      { command: 'decline_request', reason },
    ),

  approveQuote: async ({ transaction, viewer, params, body, now }) => {
    const call = { ...params, viewer, version: body.version, now };
    const details = approveDetails(body, call);
    const approved = await executeCommand(transaction, call, details);
    const quote = await bookFirstVisit(transaction, approved, call);
    return { status: 200, body: quote };
  },

  declineQuote: ({ transaction, viewer, params, body: { version, reason }, now }) =>
    execute(transaction, { ...params, viewer, version, now }, { command: 'decline', reason }),

  requestQuoteChanges: ({ transaction, viewer, params, body: { version, comment }, now }) =>
    execute(
      transaction,
      { ...params, viewer, version, now },
      { command: 'request_changes', reason: comment, reasonField: 'comment' },
    ),

  reviseQuote: ({ transaction, viewer, params, body: { version }, now }) =>
    execute(
      transaction,
      { ...params, viewer, version, now },
      // The new revision does not keep the last day of the earlier offer.
      {
        command: 'revise',
        changes: ({ row }) => ({ validUntil: null, ownerId: row.ownerId ?? viewer.staffId }),
      },
    ),

  withdrawQuote: ({ transaction, viewer, params, body: { version, reason }, now }) =>
    execute(transaction, { ...params, viewer, version, now }, { command: 'withdraw', reason }),

  convertQuote: ({ transaction, viewer, params, body, now }) => {
    const call = { ...params, viewer, version: body.version, now };
    return execute(transaction, call, convertDetails(body, call));
  },
};
