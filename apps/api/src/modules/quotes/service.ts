import { isEditableByClient, priceOfChoices, type Quote } from '@cleaning/contract';
import { sydneyDateOf } from '@cleaning/pricing';
import type { Database, Transaction } from '../../db/client.ts';
import {
  appendEvent,
  changeQuote,
  presentQuote,
  readQuote,
  readSameVersion,
  refuseAsStale,
  type QuoteCall,
  type QuoteChangeCall,
} from './change.ts';
import { noLongerDraft, priceChanged } from './conflicts.ts';
import {
  choicesOf,
  draftChanges,
  newDraft,
  priceColumns,
  type DraftPatch,
  type DraftRequest,
} from './draft.ts';
import { deleteUnchangedQuote, insertQuote } from './quote-repository.ts';
import { assertSubmittable } from './submission.ts';
import type { SubmittedMails } from './submitted-mails.ts';
import { nextState } from './transition.ts';
import type { ClientViewer } from './viewer.ts';

/**
 * What a client does with a quote. Every change is one transaction that writes only over what it
 * read, and a quote that is not the caller's is not there.
 */
export interface QuotesService {
  /** Runs in the caller's transaction, so that a repeated call can be told from a new one. */
  create(
    transaction: Transaction,
    request: DraftRequest,
    scene: { readonly viewer: ClientViewer; readonly now: Date },
  ): Promise<Quote>;
  get(call: QuoteCall): Promise<Quote>;
  update(call: QuoteChangeCall, patch: DraftPatch): Promise<Quote>;
  remove(call: QuoteChangeCall): Promise<void>;
  /** @throws ApiError `price_changed` unless today's price is the one that the client saw. */
  submit(call: QuoteChangeCall, expectedTotalCents: number | null): Promise<Quote>;
  cancel(call: QuoteChangeCall, reason: string | null): Promise<Quote>;
}

interface ServiceDependencies {
  readonly database: Database;
  readonly submittedMails: SubmittedMails;
}

export function createQuotesService({
  database,
  submittedMails,
}: ServiceDependencies): QuotesService {
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

    async get(call) {
      const { quote } = await readQuote(database, call);
      return quote;
    },

    update: (call, patch) =>
      database.transaction((transaction) =>
        changeQuote(transaction, call, ({ row, quote }) => {
          if (!isEditableByClient(quote)) throw noLongerDraft(quote, 'changed');
          return { changes: draftChanges(row, patch, sydneyDateOf(call.now)) };
        }),
      ),

    remove: (call) =>
      database.transaction(async (transaction) => {
        const { row, quote } = await readSameVersion(transaction, call);
        if (!isEditableByClient(quote)) throw noLongerDraft(quote, 'deleted');
        const isDeleted = await deleteUnchangedQuote(transaction, row);
        if (!isDeleted) await refuseAsStale(transaction, call);
      }),

    submit: (call, expectedTotalCents) =>
      database.transaction(async (transaction) => {
        const submitted = await changeQuote(transaction, call, ({ row, quote }) => {
          const today = sydneyDateOf(call.now);
          const next = nextState(quote, 'submit', call.viewer, today);
          assertSubmittable(row, today);
          const price = priceOfChoices(choicesOf(row));
          if (price.total_cents !== expectedTotalCents) {
            const repriced = { ...quote, price, total_cents: price.total_cents };
            throw priceChanged(repriced, expectedTotalCents);
          }
          return {
            changes: { ...next, ...priceColumns(price), submittedAt: call.now },
            event: { command: 'submit', fromStatus: row.status },
          };
        });
        await submittedMails.post(transaction, submitted, call);
        return submitted;
      }),

    cancel: (call, reason) =>
      database.transaction((transaction) =>
        changeQuote(transaction, call, ({ row, quote }) => ({
          changes: nextState(quote, 'cancel', call.viewer, sydneyDateOf(call.now)),
          event: { command: 'cancel', fromStatus: row.status, reason },
        })),
      ),
  };
}
