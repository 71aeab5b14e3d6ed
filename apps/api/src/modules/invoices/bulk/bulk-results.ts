import type { Invoice, InvoiceResult } from '@cleaning/contract';
import type { Transaction } from '../../../platform/db/client.ts';
import { ApiError, describeRefusal } from '../../../platform/http/api-error.ts';

/**
 * Runs one part of a bulk command separately, so that a refusal leaves the other parts done.
 *
 * @returns the result of this part.
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
 * Runs a command on several invoices. Invoices are locked in the same order by every bulk command,
 * so that two of them cannot deadlock.
 *
 * @returns the result for each invoice, in the order in which they were chosen.
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
