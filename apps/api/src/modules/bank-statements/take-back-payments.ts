import type { Transaction } from '../../platform/db/client.ts';
import { ApiError, refuse, refuseField, describeRefusal } from '../../platform/http/api-error.ts';
import { takeCreditBack, takePaymentBack } from '../invoices/index.ts';
import { referenceOf, type Ledgers, type RowContext } from './record-payments.ts';
import { deletePaid, listPaid, type BankRowRecord } from './row-repository.ts';

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
  ledgers: Ledgers,
): Promise<void> {
  if (reason === null) throw refuseField('reason', 'Say why you are doing this.');
  const { parts, deposits } = await listPaid(transaction, [row.id]);
  const reference = referenceOf(row);
  // In the order in which invoices are locked everywhere.
  for (const part of parts.toSorted((a, b) => a.invoiceId.localeCompare(b.invoiceId))) {
    const call = { id: part.invoiceId, viewer, now };
    await naming(
      part.number,
      takePaymentBack(transaction, call, { reference, reason }, ledgers.money),
    );
  }
  for (const { quoteId, reference: quote } of deposits) {
    const call = { id: quoteId, viewer, now };
    await naming(quote, ledgers.deposits.takeBack(transaction, call, { reason }));
  }
  if (row.keptCents > 0) await takeCreditBack(transaction, reference);
  await deletePaid(transaction, row.id);
}

/** Says of what a refusal is, since a row may have paid several things. */
async function naming(name: string | null, undoing: Promise<unknown>): Promise<void> {
  try {
    await undoing;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    throw refuse(`${name}: ${describeRefusal(error)}`);
  }
}
