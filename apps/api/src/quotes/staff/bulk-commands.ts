import type { Quote, QuoteResult } from '@cleaning/contract/quotes';
import type { Transaction } from '../../core/db/client.ts';
import type { RunEach } from '../../core/http/handlers.ts';
import type { StaffViewer } from '../../core/http/viewer.ts';
import type { QuoteChangeCall, QuoteContext } from '../load-quote.ts';

/**
 * Runs a command on each of several quotes.
 *
 * @returns the new version of each quote, or why it was refused.
 */
export const eachQuote = (
  each: RunEach,
  chosen: readonly { readonly id: string; readonly version: number }[],
  context: QuoteContext<StaffViewer>,
  work: (transaction: Transaction, call: QuoteChangeCall<StaffViewer>) => Promise<Quote>,
): Promise<QuoteResult[]> =>
  each<(typeof chosen)[number], QuoteResult>(
    chosen,
    async (transaction, { id, version }) => {
      const quote = await work(transaction, { ...context, id, version });
      const sendAt = quote.staff_details?.send_at ?? null;
      return { id, version: quote.version, send_at: sendAt, error: null };
    },
    (error, { id }) => ({ id, version: null, send_at: null, error }),
  );
