import { isEditableByClient, priceOfChoices, type Quote } from '@cleaning/contract';
import { sydneyDateOf } from '@cleaning/pricing';
import type { Database, Transaction } from '../../platform/db/client.ts';
import {
  appendEvent,
  changeQuote,
  lockSameVersion,
  presentQuote,
  readQuote,
  type QuoteCall,
  type QuoteChangeCall,
} from './change.ts';
import { giveCommand } from './command.ts';
import { noLongerDraft, priceChanged } from './conflicts.ts';
import {
  choicesOf,
  draftChanges,
  newDraft,
  priceColumns,
  type DraftPatch,
  type DraftRequest,
} from './draft.ts';
import type { QuoteMails } from './quote-mails.ts';
import { deleteQuote, insertQuote } from './quote-repository.ts';
import { assertSubmittable } from './submission.ts';
import type { ClientViewer } from '../../platform/http/viewer.ts';

type ClientChangeCall = QuoteChangeCall<ClientViewer>;

/**
 * What a client does with a quote before the company has answered it. Every change is one transaction
 * that writes only over what it read, and a quote that is not the caller's is not there.
 */
export interface QuotesService {
  /** Runs in the caller's transaction, so that a repeated call can be told from a new one. */
  create(
    transaction: Transaction,
    request: DraftRequest,
    scene: { readonly viewer: ClientViewer; readonly now: Date },
  ): Promise<Quote>;
  get(call: QuoteCall): Promise<Quote>;
  update(call: ClientChangeCall, patch: DraftPatch): Promise<Quote>;
  remove(call: ClientChangeCall): Promise<void>;
  /** @throws ApiError `price_changed` unless today's price is the one that the client saw. */
  submit(call: ClientChangeCall, expectedTotalCents: number | null): Promise<Quote>;
  cancel(call: ClientChangeCall, reason: string | undefined): Promise<Quote>;
}

interface ServiceDependencies {
  readonly database: Database;
  readonly mails: QuoteMails;
}

export function createQuotesService({ database, mails }: ServiceDependencies): QuotesService {
  return {
    async create(transaction, request, scene) {
      const { viewer, now } = scene;
      const draft = newDraft(request, {
        clientId: viewer.clientId,
        now,
        today: sydneyDateOf(now),
      });
      const row = await insertQuote(transaction, draft);
      await appendEvent(transaction, row, { command: 'create', fromStatus: null }, scene);
      return presentQuote(transaction, row, scene);
    },

    get: async (call) => (await readQuote(database, call)).quote,

    update: (call, patch) =>
      database.transaction(async (transaction) => {
        const { quote } = await changeQuote(transaction, call, (found) => {
          if (!isEditableByClient(found.quote)) throw noLongerDraft(found.quote, 'changed');
          return { changes: draftChanges(found.row, patch, sydneyDateOf(call.now)) };
        });
        return quote;
      }),

    remove: (call) =>
      database.transaction(async (transaction) => {
        const { row, quote } = await lockSameVersion(transaction, call);
        if (!isEditableByClient(quote)) throw noLongerDraft(quote, 'deleted');
        await deleteQuote(transaction, row);
      }),

    submit: (call, expectedTotalCents) =>
      database.transaction((transaction) =>
        giveCommand(
          transaction,
          call,
          {
            command: 'submit',
            prepare({ row, quote }, today) {
              assertSubmittable(row, today);
              const price = priceOfChoices(choicesOf(row));
              if (price.total_cents !== expectedTotalCents) {
                const repriced = { ...quote, price, total_cents: price.total_cents };
                throw priceChanged(repriced, expectedTotalCents);
              }
              return { ...priceColumns(price), submittedAt: call.now };
            },
          },
          mails,
        ),
      ),

    cancel: (call, reason) =>
      database.transaction((transaction) =>
        giveCommand(transaction, call, { command: 'cancel', reason }, mails),
      ),
  };
}
