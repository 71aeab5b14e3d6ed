import type { Transaction } from '../../core/db/client.ts';
import { lockInvoicesForCredit, type InvoiceRow } from '../invoice-repository.ts';
import { lockOpenCreditsOf } from './account-credit-repository.ts';
import { takeCreditsOff } from './take-credits-off.ts';

/**
 * Pays the open invoices of a client with what their payers have paid too much, the invoice that is
 * due first before the others. What is left pays the next one that is issued. An invoice that is
 * not to use credit is left out, and so is one whose claim asked for its whole amount.
 *
 * @returns the invoices that it paid something of.
 */
export async function payOpenInvoices(
  transaction: Transaction,
  clientId: string,
  now: Date,
): Promise<InvoiceRow[]> {
  const open = await lockInvoicesForCredit(transaction, clientId);
  const paid: InvoiceRow[] = [];
  for (const row of open.toSorted(byDueDate)) {
    const credits = await lockOpenCreditsOf(transaction, clientId);
    if (credits.length === 0) break;
    const written = await takeCreditsOff(transaction, row, credits, now);
    if (written.version !== row.version) paid.push(written);
  }
  return paid;
}

const byDueDate = (one: InvoiceRow, other: InvoiceRow): number =>
  (one.dueDate ?? '').localeCompare(other.dueDate ?? '') ||
  (one.number ?? '').localeCompare(other.number ?? '');
