import type { Quote, takeDepositBackRequest } from '@cleaning/contract/quotes';
import type { z } from 'zod';
import type { OfficeViewer } from '../core/http/viewer.ts';
import type { Transaction } from '../core/db/client.ts';
import { refuse } from '../core/http/api-error.ts';
import { findDepositPayment, takeDepositBack } from '../quotes/index.ts';
import { findRowTickedOff } from './recorded-repository.ts';
import { referenceOf } from './record-payments.ts';
import {
  deletePaid,
  listPaid,
  listRowsOfDeposit,
  lockRow,
  type BankRowRecord,
} from './row-repository.ts';
import { decideAgain, writeDecision } from './write-decision.ts';

/** Why a payment of a deposit is taken back, and by whom. */
interface DepositTakenBack extends z.output<typeof takeDepositBackRequest> {
  readonly quoteId: string;
  readonly viewer: OfficeViewer;
  readonly now: Date;
}

/**
 * Takes back a payment of a deposit, and reopens the bank row that paid it or was ticked off against
 * it, if there is one. The row is locked before the quote, in the same order as when a payment is
 * recorded.
 *
 * @throws ApiError when the row paid something else as well, or when the quote refuses.
 */
export async function takeDepositBackWithRow(
  transaction: Transaction,
  { quoteId, viewer, now, ...request }: DepositTakenBack,
): Promise<Quote> {
  const row = await lockRowOfPayment(transaction, quoteId, request.payment_id);
  const quote = await takeDepositBack(transaction, { id: quoteId, viewer, now }, request);
  if (row === undefined) return quote;
  const { parts } = await listPaid(transaction, [row.id]);
  if (parts.length > 0 || row.keptCents > 0) {
    throw refuse(
      'The payment was for more than this deposit. Undo all of it on its bank statement.',
    );
  }
  await deletePaid(transaction, row.id);
  const decision = await decideAgain(transaction, row);
  await writeDecision(transaction, row, decision, request.reason, { viewer, now });
  return quote;
}

async function lockRowOfPayment(
  transaction: Transaction,
  quoteId: string,
  paymentId: string,
): Promise<BankRowRecord | undefined> {
  const payment = await findDepositPayment(transaction, quoteId, { id: paymentId });
  if (payment === undefined) return undefined;
  const rows = await listRowsOfDeposit(transaction, quoteId);
  const own = rows.find(
    (row) => row.recordedReference === null && referenceOf(row) === payment.reference,
  );
  const id = own?.id ?? (await findRowTickedOff(transaction, payment));
  return id === undefined ? undefined : lockRow(transaction, id);
}
