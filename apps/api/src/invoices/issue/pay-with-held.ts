import { transitionInvoice } from '@cleaning/contract/invoices/rules';
import { sydneyDateOf } from '@cleaning/pricing';
import type { Transaction } from '../../core/db/client.ts';
import { appendInvoiceEvent, updateInvoice, type InvoiceRow } from '../invoice-repository.ts';
import { stateOf } from '../view.ts';
import { insertPayment, type NewPayment } from '../payments/payment-repository.ts';

/** Money that the company already has: a deposit of a quote, or a credit of the client. */
type HeldMoney = Pick<NewPayment, 'amountCents' | 'reference'> &
  (
    | { readonly method: 'deposit'; readonly quoteId: string }
    | { readonly method: 'account_credit'; readonly accountCreditId: string }
  );

/** Pays a locked invoice with money that the company has, as a payment recorded by the service. */
export async function payWithHeld(
  transaction: Transaction,
  row: InvoiceRow,
  money: HeldMoney,
  now: Date,
): Promise<InvoiceRow> {
  const { amountCents, method } = money;
  const result = transitionInvoice(stateOf(row), 'record_payment', {
    actor: 'system',
    amountCents,
  });
  if (!result.ok) throw new Error(`Money that we hold cannot pay its invoice: ${result.message}`);
  await insertPayment(transaction, {
    ...money,
    invoiceId: row.id,
    kind: 'payment',
    receivedOn: sydneyDateOf(now),
    createdAt: now,
  });
  const changes = {
    status: result.status,
    receivedCents: row.receivedCents + amountCents,
    ...(method === 'deposit'
      ? { depositCents: row.depositCents + amountCents }
      : { creditUsedCents: row.creditUsedCents + amountCents }),
  };
  const stamp = { updatedBy: null, updatedAt: now };
  const written = await updateInvoice(transaction, row, changes, stamp);
  await appendInvoiceEvent(transaction, {
    invoiceId: row.id,
    command: 'record_payment',
    fromStatus: row.status,
    toStatus: written.status,
    claimStatus: written.claimStatus,
    actor: 'system',
    occurredAt: now,
  });
  return written;
}
