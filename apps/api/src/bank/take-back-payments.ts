import type { Transaction } from '../core/db/client.ts';
import { ApiError, refuse, refuseField, describeRefusal } from '../core/http/api-error.ts';
import { takeCreditBack, takePaymentBack } from '../invoices/index.ts';
import { findDepositPayment, takeDepositBack } from '../quotes/index.ts';
import { referenceOf, type RowContext } from './record-payments.ts';
import { deletePaid, listPaid, type BankRowRecord } from './row-repository.ts';

/**
 * Takes back everything that a row paid, or nothing, in the caller's transaction. A row that was
 * ticked off paid nothing itself.
 *
 * @throws ApiError when there is no reason, or when one of the payments can no longer be taken
 *   back.
 */
export async function takeBackPayments(
  transaction: Transaction,
  row: BankRowRecord,
  reason: string | null,
  { viewer, now }: RowContext,
): Promise<void> {
  if (row.recordedReference !== null) {
    // Its money was recorded without it, and stays.
    await deletePaid(transaction, row.id);
    return;
  }
  if (reason === null) throw refuseField('reason', 'Say why you are doing this.');
  const { parts, deposits } = await listPaid(transaction, [row.id]);
  const reference = referenceOf(row);
  // Quotes are locked before invoices, and these by ascending id.
  for (const { quoteId, reference: quote } of deposits) {
    const call = { id: quoteId, viewer, now };
    const payment = await findDepositPayment(transaction, quoteId, { reference });
    if (payment === undefined) throw new Error('A deposit that was recorded is not there.');
    const request = { payment_id: payment.id, reason };
    await prefixRefusal(quote, takeDepositBack(transaction, call, request));
  }
  for (const part of parts.toSorted((a, b) => a.invoiceId.localeCompare(b.invoiceId))) {
    const call = { id: part.invoiceId, viewer, now };
    await prefixRefusal(
      part.number,
      takePaymentBack(transaction, call, { reference, amountCents: part.amountCents, reason }),
    );
  }
  if (row.keptCents > 0) {
    const { keptInvoiceId: invoiceId, keptCents: amountCents } = row;
    const kept = { invoiceId, reference, amountCents };
    await takeCreditBack(transaction, kept, reason, { viewer, now });
  }
  await deletePaid(transaction, row.id);
}

/**
 * Prefixes a refusal with the name of what it is about, since a row may have paid several things.
 */
async function prefixRefusal(name: string | null, undo: Promise<unknown>): Promise<void> {
  try {
    await undo;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    throw refuse(`${name}: ${describeRefusal(error)}`);
  }
}
