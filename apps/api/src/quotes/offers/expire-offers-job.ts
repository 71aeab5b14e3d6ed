import { transitionQuote } from '@cleaning/contract';
import { sydneyDateOf } from '@cleaning/pricing';
import type { Database, Transaction } from '../../core/db/client.ts';
import { inTransaction } from '../../core/db/in-transaction.ts';
import { MINUTE_MS, type Job } from '../../core/jobs/job.ts';
import type { Outbox } from '../../core/mail/outbox.ts';
import { executeSystemCommand } from '../execute-command.ts';
import { createQuoteEmails, type QuoteEmails } from '../quote-emails.ts';
import { listPastOffers, lockPastOffer, type QuoteRow } from '../quote-repository.ts';

interface ExpiryDependencies {
  readonly database: Database;
  readonly outbox: Outbox;
  readonly publicUrl: string;
}

/**
 * Marks the offers whose last day in Sydney has passed as expired, and mails their clients. An offer
 * past its last day cannot be approved even before it is marked.
 */
export function expireOffersJob({ database, outbox, publicUrl }: ExpiryDependencies): Job {
  const emails = createQuoteEmails({ outbox, publicUrl });
  return {
    name: 'expire-offers',
    restMs: MINUTE_MS,
    listDue: (now) => listPastOffers(database, sydneyDateOf(now)),
    run: (id, now) =>
      inTransaction(database, async (transaction) => {
        const row = await lockPastOffer(transaction, id, sydneyDateOf(now));
        if (row !== undefined) await expire(transaction, row, emails, now);
      }),
  };
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
