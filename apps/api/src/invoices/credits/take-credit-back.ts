import { formatMoney } from '@cleaning/pricing';
import type { Transaction } from '../../core/db/client.ts';
import { ApiError, describeRefusal, refuse } from '../../core/http/api-error.ts';
import { lockForChange, writeInvoice, type InvoiceContext } from '../load-invoice.ts';
import { insertPayment, listUsesOfCredit, type CreditUse } from '../payments/payment-repository.ts';
import { nextState } from '../transition.ts';
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
      `${refunded} of the credit that was kept has been paid back since, so this payment cannot be taken back.`,
    );
  }
  await deleteCredit(transaction, id);
}

/**
 * Reverses what a credit paid of an invoice, on the day on which it did, so that what was received
 * in every period agrees with the bank.
 */
async function undoUse(
  transaction: Transaction,
  { invoiceId, creditId, amountCents, reference, receivedOn }: CreditUse,
  reason: string,
  context: InvoiceContext,
): Promise<void> {
  const locked = await lockForChange(transaction, { ...context, id: invoiceId });
  const { status } = await stateAfterRefund(transaction, locked, { amountCents, reason }, context);
  await insertPayment(transaction, {
    invoiceId,
    kind: 'refund',
    amountCents,
    reference,
    method: 'account_credit',
    accountCreditId: creditId,
    receivedOn,
    recordedBy: context.viewer.staffId,
    createdAt: context.now,
  });
  const changes = {
    status,
    refundedCents: locked.refundedCents + amountCents,
    creditUsedCents: locked.creditUsedCents - amountCents,
  };
  await writeInvoice(transaction, locked, changes, context, { command: 'refund', reason });
}

type Locked = Parameters<typeof nextState>[1];

async function stateAfterRefund(
  transaction: Transaction,
  locked: Locked,
  order: { readonly amountCents: number; readonly reason: string },
  context: InvoiceContext,
) {
  try {
    return await nextState(transaction, locked, 'refund', order, context);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const used = formatMoney(order.amountCents);
    throw refuse(
      `${used} of the credit that was kept paid ${locked.number}. ${describeRefusal(error)}`,
    );
  }
}
