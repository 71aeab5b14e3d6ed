import { formatMoney } from '@cleaning/pricing';
import type { Transaction } from '../../core/db/client.ts';
import { ApiError, describeRefusal, refuse } from '../../core/http/api-error.ts';
import { moveRecord } from '../../core/command.ts';
import { invoiceRecord, lockForChange } from '../invoice-record.ts';
import type { InvoiceContext } from '../load-invoice.ts';
import { deleteLinesOfCredit } from '../payments/line-payment-repository.ts';
import { insertPayment, listUsesOfCredit, type CreditUse } from '../payments/payment-repository.ts';
import {
  deleteCredit,
  findCreditOf,
  lockCredit,
  type KeptCredit,
} from './account-credit-repository.ts';

/**
 * Deletes a credit that was recorded by mistake, in the caller's transaction. What it paid is owed
 * again. Invoices are locked before credits, to avoid deadlocks.
 *
 * @throws ApiError once some of it was paid back, or when an invoice that it paid is closed.
 */
export async function takeCreditBack(
  transaction: Transaction,
  kept: KeptCredit,
  reason: string,
  context: InvoiceContext,
): Promise<void> {
  const found = await findCreditOf(transaction, kept);
  if (found === undefined) throw new Error('A credit that was kept is not there.');
  const { id } = found;
  for (const use of await listUsesOfCredit(transaction, id)) {
    await undoUse(transaction, use, reason, context);
  }
  const credit = await lockCredit(transaction, { id });
  if (credit !== undefined && credit.refundedCents > 0) {
    const refunded = formatMoney(credit.refundedCents);
    throw refuse(
      `${refunded} of the credit that was kept has been paid back since, so this payment cannot be undone.`,
    );
  }
  await deleteCredit(transaction, id);
  if (credit !== undefined) await deleteLinesOfCredit(transaction, credit);
}

/**
 * Reverses what a credit paid of an invoice, on the day on which it did, so that what was received
 * in every period agrees with the bank.
 */
async function undoUse(
  transaction: Transaction,
  { invoiceId, creditId, amountCents, reference, receivedOn }: CreditUse,
  reason: string,
  { viewer, now }: InvoiceContext,
): Promise<void> {
  const call = { id: invoiceId, viewer, now };
  const { number } = await lockForChange(transaction, call);
  try {
    await moveRecord(invoiceRecord(amountCents), transaction, call, {
      command: 'refund',
      reason,
      amountField: 'amount_cents',
      effects: ({ row }) => ({
        changes: {
          refundedCents: row.refundedCents + amountCents,
          creditUsedCents: row.creditUsedCents - amountCents,
        },
        after: () =>
          insertPayment(transaction, {
            invoiceId,
            kind: 'refund',
            amountCents,
            reference,
            method: 'account_credit',
            accountCreditId: creditId,
            receivedOn,
            recordedBy: viewer.staffId,
            createdAt: now,
          }),
      }),
    });
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const used = formatMoney(amountCents);
    throw refuse(`${used} of the credit that was kept paid ${number}. ${describeRefusal(error)}`);
  }
}
