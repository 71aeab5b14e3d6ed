import { invoiceBalance } from '@cleaning/contract/invoices/rules';
import { sydneyDateOf } from '@cleaning/pricing';
import type { Transaction } from '../../core/db/client.ts';
import { lockQuotes, releaseDeposit, takeDepositOff } from '../../quotes/index.ts';
import type { InvoiceCall, InvoiceContext } from '../load-invoice.ts';
import { findInvoice, type InvoiceRow } from '../invoice-repository.ts';
import { stateOf } from '../view.ts';
import { insertPayment, listPayments } from '../payments/payment-repository.ts';
import { payWithHeld } from './pay-with-held.ts';
import { listQuotesOfInvoice } from '../drafts/source-repository.ts';

/** Locks the quotes whose deposits issuing or voiding an invoice moves, before the invoice. */
export async function lockQuotesOfInvoice(
  transaction: Transaction,
  { id, viewer }: InvoiceCall,
): Promise<void> {
  const invoice = await findInvoice(transaction, id, viewer);
  if (invoice === undefined || invoice.kind === 'ndis') return;
  await lockQuotes(transaction, await listQuotesOfInvoice(transaction, invoice), viewer);
}

/**
 * Deducts the deposits of an invoice's quotes, each as a payment recorded by the service. This is
 * part of issuing. NDIS claims cannot contain a deposit, so an NDIS invoice is left as it is.
 */
export async function takeDepositsOff(
  transaction: Transaction,
  issued: InvoiceRow,
  context: InvoiceContext,
): Promise<InvoiceRow> {
  if (issued.kind === 'ndis') return issued;
  let row = issued;
  for (const quoteId of await listQuotesOfInvoice(transaction, issued)) {
    const taken = await takeDepositOff(
      transaction,
      invoiceBalance(stateOf(row)),
      moveOf(row, quoteId, context),
    );
    if (taken !== null) {
      const deposit = { ...taken, method: 'deposit', quoteId } as const;
      row = await payWithHeld(transaction, row, deposit, context.now);
    }
  }
  return row;
}

/**
 * Returns the deposits that paid a voided invoice, so that they can be used again.
 *
 * @returns the total returned, in cents.
 */
export async function releaseDeposits(
  transaction: Transaction,
  locked: InvoiceRow,
  context: InvoiceContext,
): Promise<number> {
  if (locked.depositCents === 0) return 0;
  const { viewer, now } = context;
  for (const payment of await listPayments(transaction, locked.id)) {
    const { quoteId, amountCents, reference, method } = payment;
    if (quoteId === null) continue;
    await releaseDeposit(transaction, amountCents, moveOf(locked, quoteId, context));
    await insertPayment(transaction, {
      invoiceId: locked.id,
      kind: 'refund',
      amountCents,
      reference,
      method,
      quoteId,
      receivedOn: sydneyDateOf(now),
      recordedBy: viewer.staffId,
      createdAt: now,
    });
  }
  return locked.depositCents;
}

const moveOf = ({ number }: InvoiceRow, quoteId: string, { viewer, now }: InvoiceContext) => ({
  quoteId,
  invoiceNumber: number ?? '',
  viewer,
  now,
});
