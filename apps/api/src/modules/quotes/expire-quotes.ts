import { transitionQuote } from '@cleaning/contract';
import { sydneyDateOf } from '@cleaning/pricing';
import type { Database, Transaction } from '../../platform/db/client.ts';
import type { Outbox } from '../../platform/mail/outbox.ts';
import { createQuoteMails, type QuoteMails } from './quote-mails.ts';
import {
  appendQuoteEvent,
  lockPastOffers,
  updateQuote,
  type QuoteRow,
} from './quote-repository.ts';

/** How many quotes expire in one transaction. */
const BATCH_SIZE = 100;

interface ExpiryDependencies {
  readonly database: Database;
  readonly outbox: Outbox;
  readonly publicUrl: string;
}

/**
 * Marks the offers whose last day in Sydney has passed, and tells their clients. Several processes
 * may do it at once: each takes what no other holds. Until it is marked, such an offer cannot be
 * approved either.
 */
export async function expireQuotes(
  { database, outbox, publicUrl }: ExpiryDependencies,
  now: Date,
): Promise<void> {
  const mails = createQuoteMails({ outbox, publicUrl });
  let taken = BATCH_SIZE;
  while (taken === BATCH_SIZE) {
    taken = await database.transaction(async (transaction) => {
      const rows = await lockPastOffers(transaction, sydneyDateOf(now), BATCH_SIZE);
      for (const row of rows) await expire(transaction, row, mails, now);
      return rows.length;
    });
  }
}

async function expire(
  transaction: Transaction,
  row: QuoteRow,
  mails: QuoteMails,
  now: Date,
): Promise<void> {
  const result = transitionQuote(row, 'expire', { actor: 'system' }, sydneyDateOf(now));
  if (!result.ok)
    throw new Error(`A quote that is past its last day cannot expire: ${result.message}`);
  const changes = { status: result.status, revision: result.revision };
  const expired = await updateQuote(transaction, row, changes, now);
  const event = { command: 'expire', fromStatus: row.status, actor: 'system' } as const;
  await appendQuoteEvent(transaction, {
    ...event,
    quoteId: row.id,
    toStatus: expired.status,
    occurredAt: now,
  });
  await mails.post(transaction, { ...event, quote: expired, now });
}
