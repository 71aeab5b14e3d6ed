import type { Transaction } from '../../core/db/client.ts';
import type { InvoiceCall } from '../load-invoice.ts';
import { refundPayment } from './record-payment.ts';
import { findStandingPayment } from './payment-repository.ts';

interface RecordedPayment {
  /** The reference of the payment on its invoice. */
  readonly reference: string;
  readonly amountCents: number;
  readonly reason: string;
}

/**
 * Reverses a payment that was recorded by mistake, in the caller's transaction. The refund is dated
 * to the day of the payment, so that the received total of every period agrees with the bank.
 *
 * @throws ApiError when less than this amount is still paid, or the invoice is closed.
 */
export async function takePaymentBack(
  transaction: Transaction,
  call: InvoiceCall,
  { reference, amountCents, reason }: RecordedPayment,
): Promise<void> {
  const payment = await findStandingPayment(transaction, call.id, { reference, amountCents });
  if (payment === undefined) throw new Error('A payment that was recorded is not there.');
  await refundPayment(transaction, call, {
    amount_cents: amountCents,
    reference,
    method: payment.method === 'ndis_claim' ? 'ndis_claim' : 'bank_transfer',
    received_on: payment.receivedOn,
    reason,
    // The payment is there to take back, so this is no repetition.
    confirm_another: true,
  });
}
