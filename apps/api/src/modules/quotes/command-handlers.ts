import { quoteCommandsEndpoints as endpoints, type Quote } from '@cleaning/contract';
import type { Transaction } from '../../platform/db/client.ts';
import type { Dependencies } from '../../dependencies.ts';
import type { HandlersOf } from '../../platform/http/handlers.ts';
import { runOnce } from '../../platform/http/idempotency.ts';
import { createQuoteCommands } from './commands-service.ts';
import type { QuoteMails } from './quote-mails.ts';
import { clientViewer, staffViewer, viewerOf } from '../../platform/http/viewer.ts';

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
    sendQuote: ({ actor, params, body, now }) =>
      inOne((transaction) =>
        commands.send(
          transaction,
          { ...params, viewer: staffViewer(actor), version: body.version, now },
          body.valid_until ?? null,
        ),
      ),

    declineQuoteRequest: ({ actor, params, body: { version, reason }, now }) =>
      inOne((transaction) =>
        commands.give(
          transaction,
          { ...params, viewer: staffViewer(actor), version, now },
          'decline_request',
          reason,
        ),
      ),

    approveQuote: (call) =>
      database.transaction((transaction) =>
        runOnce<typeof endpoints.approveQuote>(
          transaction,
          endpoints.approveQuote,
          call,
          async () => {
            const { actor, params, body, now } = call;
            const change = { ...params, viewer: viewerOf(actor), version: body.version, now };
            return { status: 200, body: await commands.approve(transaction, change, body) };
          },
        ),
      ),

    declineQuote: ({ actor, params, body: { version, reason }, now }) =>
      inOne((transaction) =>
        commands.give(
          transaction,
          { ...params, viewer: viewerOf(actor), version, now },
          'decline',
          reason,
        ),
      ),

    requestQuoteChanges: ({ actor, params, body: { version, comment }, now }) =>
      inOne((transaction) =>
        commands.requestChanges(
          transaction,
          { ...params, viewer: clientViewer(actor), version, now },
          comment,
        ),
      ),

    reviseQuote: ({ actor, params, body: { version }, now }) =>
      inOne((transaction) =>
        commands.give(
          transaction,
          { ...params, viewer: staffViewer(actor), version, now },
          'revise',
        ),
      ),

    withdrawQuote: ({ actor, params, body: { version, reason }, now }) =>
      inOne((transaction) =>
        commands.give(
          transaction,
          { ...params, viewer: staffViewer(actor), version, now },
          'withdraw',
          reason,
        ),
      ),

    convertQuote: (call) =>
      database.transaction((transaction) =>
        runOnce<typeof endpoints.convertQuote>(
          transaction,
          endpoints.convertQuote,
          call,
          async () => {
            const { actor, params, body, now } = call;
            const change = { ...params, viewer: staffViewer(actor), version: body.version, now };
            return { status: 200, body: await commands.convert(transaction, change, body.visits) };
          },
        ),
      ),
  };
}
