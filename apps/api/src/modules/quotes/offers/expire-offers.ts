import { transitionQuote } from '@cleaning/contract';
import { sydneyDateOf } from '@cleaning/pricing';
import type { Database, Transaction } from '../../../platform/db/client.ts';
import { inTransaction } from '../../../platform/db/in-transaction.ts';
import type { Outbox } from '../../../platform/mail/outbox.ts';
import { executeSystemCommand } from '../execute-command.ts';
import { createQuoteEmails, type QuoteEmails } from '../quote-emails.ts';
import { lockPastOffers, type QuoteRow } from '../quote-repository.ts';

/** How many quotes expire in one transaction. */
const BATCH_SIZE = 100;

interface ExpiryDependencies {
  readonly database: Database;
  readonly outbox: Outbox;
  readonly publicUrl: string;
}

/**
 * Marks the offers whose last day in Sydney has passed as expired, and mails their clients. Several
 * processes may run this at once: each skips rows that another has locked. An offer past its last
 * day cannot be approved even before it is marked.
 */
export async function expireOffers(
  { database, outbox, publicUrl }: ExpiryDependencies,
  now: Date,
): Promise<void> {
  const emails = createQuoteEmails({ outbox, publicUrl });
  let taken = BATCH_SIZE;
  while (taken === BATCH_SIZE) {
    taken = await inTransaction(database, async (transaction) => {
      const rows = await lockPastOffers(transaction, sydneyDateOf(now), BATCH_SIZE);
      for (const row of rows) await expire(transaction, row, emails, now);
      return rows.length;
    });
  }
}

async function expire(
  transaction: Transaction,
  locked: QuoteRow,
  emails: QuoteEmails,
  now: Date,
): Promise<void> {
  const result = transitionQuote(locked, 'expire', { actor: 'system' }, sydneyDateOf(now));
  if (!result.ok)
    throw new Error(`A quote that is past its last day cannot expire: ${result.message}`);
  const changes = { status: result.status, revision: result.revision };
  const command = 'expire';
  const quote = await executeSystemCommand(transaction, locked, { command, changes }, now);
  const event = { command, fromStatus: locked.status, actor: 'system' } as const;
  await emails.post(transaction, { ...event, quote, now });
}
