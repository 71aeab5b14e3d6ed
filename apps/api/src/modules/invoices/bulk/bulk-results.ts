import type { Invoice, InvoiceResult } from '@cleaning/contract';
import type { Transaction } from '../../../platform/db/client.ts';
import { ApiError, describeRefusal } from '../../../platform/http/api-error.ts';

/**
 * Does one piece of a bulk command by itself: when it is refused, the others stay as they went.
 *
 * @returns what became of it.
 */
export async function resultOf(
  transaction: Transaction,
  work: (savepoint: Transaction) => Promise<Invoice>,
): Promise<InvoiceResult> {
  try {
    const { id, number, client_name, total_cents } = await transaction.transaction(work);
    return { invoice: { id, number, client_name, total_cents }, error: null };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return { invoice: null, error: { code: error.code, detail: describeRefusal(error) } };
  }
}

/**
 * Does the same to several invoices. Two bulk commands at once lock their invoices in one order, so that
 * they cannot deadlock.
 *
 * @returns what became of each, in the order in which they were chosen.
 */
export async function forEachInvoice<Chosen extends { readonly id: string }>(
  transaction: Transaction,
  chosen: readonly Chosen[],
  work: (savepoint: Transaction, invoice: Chosen) => Promise<Invoice>,
): Promise<InvoiceResult[]> {
  const results = new Map<string, InvoiceResult>();
  for (const invoice of chosen.toSorted((a, b) => a.id.localeCompare(b.id))) {
    results.set(invoice.id, await resultOf(transaction, (savepoint) => work(savepoint, invoice)));
  }
  return chosen.flatMap(({ id }) => results.get(id) ?? []);
}
