import type { Quote, quoteCommandsEndpoints as endpoints } from '@cleaning/contract';
import type { Transaction } from '../../platform/db/client.ts';
import type { Dependencies } from '../../dependencies.ts';
import type { HandlersOf } from '../../platform/http/handlers.ts';
import { createQuoteCommands } from './commands-service.ts';
import type { QuoteMails } from './quote-mails.ts';

interface HandlerDependencies extends Pick<Dependencies, 'database' | 'outbox' | 'publicUrl'> {
  readonly mails: QuoteMails;
}

/** Answers the commands that move a quote on once it was submitted. */
export function createCommandHandlers({
  database,
  ...dependencies
}: HandlerDependencies): HandlersOf<typeof endpoints> {
  const commands = createQuoteCommands(dependencies);

  /** Runs one command in a transaction of its own. */
  const inOne = async (work: (transaction: Transaction) => Promise<Quote>) => ({
    status: 200 as const,
    body: await database.transaction(work),
  });

  return {
    sendQuote: ({ viewer, params, body, now }) =>
      inOne((transaction) =>
        commands.send(
          transaction,
          { ...params, viewer, version: body.version, now },
          body.valid_until ?? null,
        ),
      ),

    declineQuoteRequest: ({ viewer, params, body: { version, reason }, now }) =>
      inOne((transaction) =>
        commands.give(transaction, { ...params, viewer, version, now }, 'decline_request', reason),
      ),

    approveQuote: async ({ transaction, viewer, params, body, now }) => {
      const change = { ...params, viewer, version: body.version, now };
      return { status: 200, body: await commands.approve(transaction, change, body) };
    },

    declineQuote: ({ viewer, params, body: { version, reason }, now }) =>
      inOne((transaction) =>
        commands.give(transaction, { ...params, viewer, version, now }, 'decline', reason),
      ),

    requestQuoteChanges: ({ viewer, params, body: { version, comment }, now }) =>
      inOne((transaction) =>
        commands.requestChanges(transaction, { ...params, viewer, version, now }, comment),
      ),

    reviseQuote: ({ viewer, params, body: { version }, now }) =>
      inOne((transaction) =>
        commands.give(transaction, { ...params, viewer, version, now }, 'revise'),
      ),

    withdrawQuote: ({ viewer, params, body: { version, reason }, now }) =>
      inOne((transaction) =>
        commands.give(transaction, { ...params, viewer, version, now }, 'withdraw', reason),
      ),

    convertQuote: async ({ transaction, viewer, params, body, now }) => {
      const change = { ...params, viewer, version: body.version, now };
      return { status: 200, body: await commands.convert(transaction, change, body.visits) };
    },
  };
}
