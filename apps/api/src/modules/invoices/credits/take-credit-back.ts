import { formatAud } from '@cleaning/pricing';
import type { Transaction } from '../../../platform/db/client.ts';
import { refuse } from '../../../platform/http/api-error.ts';
import { deleteCredit, lockCreditOf, type KeptCredit } from './account-credit-repository.ts';

/**
 * Deletes a credit that was recorded by mistake, in the caller's transaction. Invoices are locked
 * before credits, to avoid deadlocks.
 *
 * @throws ApiError once some of it has paid an invoice.
 */
export async function takeCreditBack(transaction: Transaction, kept: KeptCredit): Promise<void> {
  const credit = await lockCreditOf(transaction, kept);
  if (credit === undefined) throw new Error('A credit that was kept is not there.');
  if (credit.refundedCents > 0) {
    const refunded = formatAud(credit.refundedCents, { decimals: 'always' });
    throw refuse(
      `${refunded} of the credit that was kept has been paid back since, so this payment cannot be taken back.`,
    );
  }
  if (credit.usedCents > 0) {
    const used = formatAud(credit.usedCents, { decimals: 'always' });
    throw refuse(
      `${used} of the credit that was kept has paid an invoice since, so this payment cannot be taken back.`,
    );
  }
  await deleteCredit(transaction, credit.id);
}
