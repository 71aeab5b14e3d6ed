import type { quoteCommandsEndpoints, quotesEndpoints } from '@cleaning/contract';
import type { Dependencies } from '../../dependencies.ts';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import type { HandlersOf } from '../../platform/http/handlers.ts';
import { submitDetails } from './drafts/submit-quote.ts';
import { executeCommand, type CommandDetails } from './execute-command.ts';
import type { QuoteChangeCall } from './load-quote.ts';
import { bookFirstVisit } from './offers/book-first-visit.ts';
import { approveDetails, convertDetails, sendDetails } from './offers/offer-commands.ts';
import { scheduleSend, undoSend } from './offers/scheduled-sends.ts';
import type { QuoteEmails } from './quote-emails.ts';

type CommandEndpoints = Pick<
  typeof quotesEndpoints,
  'submitQuote' | 'cancelQuote' | keyof typeof quoteCommandsEndpoints
>;

interface HandlerDependencies extends Pick<Dependencies, 'database' | 'outbox' | 'publicUrl'> {
  readonly emails: QuoteEmails;
}

/** Serves the calls that move a quote from one state to another. */
export function createCommandHandlers({
  database,
  emails,
  ...emailDependencies
}: HandlerDependencies): HandlersOf<CommandEndpoints> {
  const execute = async (call: QuoteChangeCall, details: CommandDetails) => ({
    status: 200 as const,
    body: await inTransaction(database, (transaction) =>
      executeCommand(transaction, call, details, emails),
    ),
  });

  return {
    submitQuote: ({ viewer, params, body: { version, expected_total_cents: expected }, now }) =>
      execute({ ...params, viewer, version, now }, submitDetails(expected, now)),

    cancelQuote: ({ viewer, params, body: { version, reason }, now }) =>
      execute({ ...params, viewer, version, now }, { command: 'cancel', reason }),

    sendQuote: async ({ viewer, params, body, now }) => {
      const { version, valid_until: validUntil = null, undoable = false } = body;
      const call = { ...params, viewer, version, now };
      if (!undoable) return execute(call, sendDetails(validUntil, call));
      return {
        status: 200,
        body: await inTransaction(database, (transaction) =>
          scheduleSend(transaction, call, validUntil),
        ),
      };
    },

    undoSendQuote: async ({ viewer, params, body: { version }, now }) => ({
      status: 200,
      body: await inTransaction(database, (transaction) =>
        undoSend(transaction, { ...params, viewer, version, now }),
      ),
    }),

    declineQuoteRequest: ({ viewer, params, body: { version, reason }, now }) =>
      execute({ ...params, viewer, version, now }, { command: 'decline_request', reason }),

    approveQuote: async ({ transaction, viewer, params, body, now }) => {
      const call = { ...params, viewer, version: body.version, now };
      const details = approveDetails(body, call, emailDependencies);
      const approved = await executeCommand(transaction, call, details, emails);
      const quote = await bookFirstVisit(transaction, approved, call, emailDependencies);
      return { status: 200, body: quote };
    },

    declineQuote: ({ viewer, params, body: { version, reason }, now }) =>
      execute({ ...params, viewer, version, now }, { command: 'decline', reason }),

    requestQuoteChanges: ({ viewer, params, body: { version, comment }, now }) =>
      execute(
        { ...params, viewer, version, now },
        { command: 'request_changes', reason: comment, reasonField: 'comment' },
      ),

    reviseQuote: ({ viewer, params, body: { version }, now }) =>
      execute(
        { ...params, viewer, version, now },
        // The new revision does not keep the last day of the earlier offer.
        {
          command: 'revise',
          changes: ({ row }) => ({ validUntil: null, ownerId: row.ownerId ?? viewer.staffId }),
        },
      ),

    withdrawQuote: ({ viewer, params, body: { version, reason }, now }) =>
      execute({ ...params, viewer, version, now }, { command: 'withdraw', reason }),

    convertQuote: async ({ transaction, viewer, params, body, now }) => {
      const call = { ...params, viewer, version: body.version, now };
      const details = convertDetails(body, call, emailDependencies);
      return { status: 200, body: await executeCommand(transaction, call, details, emails) };
    },
  };
}
