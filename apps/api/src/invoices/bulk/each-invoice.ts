import type { Invoice, InvoiceResult } from '@cleaning/contract/invoices';
import type { Transaction } from '../../core/db/client.ts';
import type { RunEach } from '../../core/http/handlers.ts';

/**
 * Runs the part of a bulk command for each of its items.
 *
 * @returns the invoice of each item, or why it was refused.
 */
export const eachInvoice = <Item>(
  each: RunEach,
  items: readonly Item[],
  work: (transaction: Transaction, item: Item) => Promise<Invoice>,
): Promise<InvoiceResult[]> =>
  each<Item, InvoiceResult>(
    items,
    async (transaction, item) => {
      const { id, number, client_name, total_cents } = await work(transaction, item);
      return { invoice: { id, number, client_name, total_cents }, error: null };
    },
    (error) => ({ invoice: null, error }),
  );
