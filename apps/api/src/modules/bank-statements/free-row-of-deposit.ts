import { refuse } from '../../platform/http/api-error.ts';
import type { ReleaseDepositPayment } from '../quotes/index.ts';
import { deletePaid, listPaid, lockRowOfDeposit } from './row-repository.ts';
import { decideAgain, writeDecision } from './write-decision.ts';

/**
 * Takes back a deposit, and reopens the bank row that paid it, if there is one. The row is locked
 * before the quote, in the same order as when a payment is recorded.
 *
 * @throws ApiError when the row paid something else as well, or an error of `takeBack`.
 */
export const freeBankRowOfDeposit: ReleaseDepositPayment = async (
  transaction,
  { quoteId, reason, viewer, now },
  takeBack,
) => {
  const row = await lockRowOfDeposit(transaction, quoteId);
  const quote = await takeBack();
  if (row === undefined) return quote;
  const { parts } = await listPaid(transaction, [row.id]);
  if (parts.length > 0 || row.keptCents > 0) {
    throw refuse(
      'The payment was for more than this deposit. Take all of it back on its bank statement.',
    );
  }
  await deletePaid(transaction, row.id);
  const decision = await decideAgain(transaction, row);
  await writeDecision(transaction, row, decision, reason, { viewer, now });
  return quote;
};
