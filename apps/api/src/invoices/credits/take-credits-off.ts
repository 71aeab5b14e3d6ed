import { invoiceBalance } from '@cleaning/contract/invoices/rules';
import { sydneyDateOf } from '@cleaning/pricing';
import type { Transaction } from '../../core/db/client.ts';
import { isSamePayer } from '../../core/db/invoice-payer.ts';
import { payWithHeld } from '../issue/pay-with-held.ts';
import type { InvoiceRow } from '../invoice-repository.ts';
import type { InvoiceContext } from '../load-invoice.ts';
import { stateOf } from '../view.ts';
import { insertPayment, listPayments } from '../payments/payment-repository.ts';
import {
  openCentsOf,
  referenceOfUse,
  takeFromCredit,
  type AccountCreditRow,
} from './account-credit-repository.ts';

/**
 * Pays an invoice that was just issued with what its payer had paid too much before, the oldest
 * first, each credit as a payment recorded by the service. This is part of issuing.
 *
 * @param credits the open credits of the client, locked.
 */
export async function takeCreditsOff(
  transaction: Transaction,
  issued: InvoiceRow,
  credits: readonly AccountCreditRow[],
  now: Date,
): Promise<InvoiceRow> {
  if (!issued.usesCredit) return issued;
  let row = issued;
  for (const credit of credits.filter((each) => isSamePayer(each, issued)).toSorted(byAge)) {
    const amountCents = Math.min(openCentsOf(credit), invoiceBalance(stateOf(row)));
    if (amountCents === 0) break;
    await takeFromCredit(transaction, credit.id, amountCents);
    const payment = {
      amountCents,
      reference: referenceOfUse(credit),
      method: 'account_credit',
      accountCreditId: credit.id,
    } as const;
    row = await payWithHeld(transaction, row, payment, now);
  }
  return row;
}

const byAge = (one: AccountCreditRow, other: AccountCreditRow): number =>
  one.receivedOn.localeCompare(other.receivedOn) ||
  one.createdAt.getTime() - other.createdAt.getTime() ||
  one.id.localeCompare(other.id);

/**
 * Returns the credits that paid a voided invoice, so that they can be used again.
 *
 * @returns the total returned, in cents.
 */
export async function releaseCredits(
  transaction: Transaction,
  { id, creditUsedCents }: InvoiceRow,
  { viewer, now }: InvoiceContext,
): Promise<number> {
  if (creditUsedCents === 0) return 0;
  const used = (await listPayments(transaction, id)).filter(
    (each) => each.accountCreditId !== null,
  );
  // The credits are locked by ascending id.
  for (const payment of used.toSorted((a, b) => creditOf(a).localeCompare(creditOf(b)))) {
    const { amountCents, reference, method, accountCreditId } = payment;
    await takeFromCredit(transaction, creditOf(payment), -amountCents);
    await insertPayment(transaction, {
      invoiceId: id,
      kind: 'refund',
      amountCents,
      reference,
      method,
      accountCreditId,
      receivedOn: sydneyDateOf(now),
      recordedBy: viewer.staffId,
      createdAt: now,
    });
  }
  return creditUsedCents;
}

const creditOf = ({ accountCreditId }: { readonly accountCreditId: string | null }): string =>
  accountCreditId ?? '';
