import type { Transaction } from '../../platform/db/client.ts';
import { ApiError, refuse, refuseField, describeRefusal } from '../../platform/http/api-error.ts';
import { takeCreditBack, takePaymentBack } from '../invoices/index.ts';
import { referenceOf, type Ledgers, type RowContext } from './record-payments.ts';
import { deleteParts, listPaid, type BankRowRecord } from './row-repository.ts';

/**
 * Takes back what a row paid, all of it or nothing, in the caller's transaction.
 *
 * @throws ApiError for want of a reason, or when something that was paid has moved on since.
 */
export async function takeBackPayments(
  transaction: Transaction,
  row: BankRowRecord,
  reason: string | null,
  { viewer, now }: RowContext,
  { money }: Pick<Ledgers, 'money'>,
): Promise<void> {
  if (reason === null) throw refuseField('reason', 'Say why you are doing this.');
  const { parts, deposits } = await listPaid(transaction, [row.id]);
  const [deposit] = deposits;
  if (deposit !== undefined) {
    throw refuse(
      `This row paid the deposit of ${deposit.reference}, which cannot be taken back. Refund it on the quote.`,
    );
  }
  const reference = referenceOf(row);
  // In the order in which invoices are locked everywhere.
  for (const part of parts.toSorted((a, b) => a.invoiceId.localeCompare(b.invoiceId))) {
    const call = { id: part.invoiceId, viewer, now };
    try {
      await takePaymentBack(transaction, call, { reference, reason }, money);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      throw refuse(`${part.number}: ${describeRefusal(error)}`);
    }
  }
  if (row.keptCents > 0) await takeCreditBack(transaction, reference);
  await deleteParts(transaction, row.id);
}
