import { transitionQuote } from '@cleaning/contract/quotes/rules';
import { sydneyDateOf } from '@cleaning/pricing';
import type { Transaction } from '../../core/db/client.ts';
import { defineJob, MINUTE_MS } from '../../core/jobs/job.ts';
import { executeSystemCommand } from '../quote-record.ts';
import { postQuoteEmails } from '../emails.ts';
import { listPastOffers, lockPastOffer, type QuoteRow } from '../quote-repository.ts';

/**
 * Marks the offers whose last day in Sydney has passed as expired, and mails their clients. An offer
 * past its last day cannot be approved even before it is marked.
 */
export const expireOffersJob = defineJob({
  name: 'expire-offers',
  restMs: MINUTE_MS,
  listDue: ({ database, now }) => listPastOffers(database, sydneyDateOf(now)),
  run: async ({ transaction, now }, id) => {
    const row = await lockPastOffer(transaction, id, sydneyDateOf(now));
    if (row !== undefined) await expire(transaction, row, now);
  },
});

async function expire(transaction: Transaction, locked: QuoteRow, now: Date): Promise<void> {
  const result = transitionQuote(locked, 'expire', { actor: 'system' }, sydneyDateOf(now));
  if (!result.ok)
    throw new Error(`A quote that is past its last day cannot expire: ${result.message}`);
  const changes = { status: result.status, revision: result.revision };
  const command = 'expire';
  const quote = await executeSystemCommand(transaction, locked, { command, changes }, now);
  const event = { command, fromStatus: locked.status, actor: 'system' } as const;
  await postQuoteEmails(transaction, { ...event, quote, now });
}
