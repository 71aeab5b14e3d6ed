import type { Quote, QuoteResult } from '@cleaning/contract';
import type { Transaction } from '../../../platform/db/client.ts';
import { ApiError, describeRefusal } from '../../../platform/http/api-error.ts';
import type { StaffViewer } from '../../../platform/http/viewer.ts';
import type { QuoteChangeCall, QuoteContext } from '../load-quote.ts';

type StaffCall = QuoteChangeCall<StaffViewer>;

/**
 * Runs a command on several quotes separately, so that a refusal leaves the others done.
 *
 * @returns the result for each quote, in the order in which they were chosen.
 */
export async function forEachQuote(
  transaction: Transaction,
  chosen: readonly { readonly id: string; readonly version: number }[],
  context: QuoteContext<StaffViewer>,
  work: (savepoint: Transaction, call: StaffCall) => Promise<Quote>,
): Promise<QuoteResult[]> {
  const results = new Map<string, QuoteResult>();
  // Every bulk command locks its quotes in the same order, so that two of them cannot deadlock.
  for (const { id, version } of chosen.toSorted((a, b) => a.id.localeCompare(b.id))) {
    results.set(id, await resultOf(transaction, { ...context, id, version }, work));
  }
  return chosen.flatMap(({ id }) => results.get(id) ?? []);
}

async function resultOf(
  transaction: Transaction,
  call: StaffCall,
  work: (savepoint: Transaction, call: StaffCall) => Promise<Quote>,
): Promise<QuoteResult> {
  try {
    const { id, version, staff_details } = await transaction.transaction((savepoint) =>
      work(savepoint, call),
    );
    return { id, version, send_at: staff_details?.send_at ?? null, error: null };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const refused = { code: error.code, detail: describeRefusal(error) };
    return { id: call.id, version: null, send_at: null, error: refused };
  }
}
