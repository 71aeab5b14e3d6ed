import { z } from 'zod';
import { plainDateField } from '../../fields/dates.ts';
import { reasonField } from '../../fields/reason.ts';
import { versionField } from '../../fields/version.ts';
import {
  amountField,
  bankReferenceField,
  confirmAnotherField,
  paymentMethodField,
} from '../../payments/payment-fields.ts';

export const recordDepositRequest = z.strictObject({
  /** What was received, in cents: up to what is still due of the deposit. */
  amount_cents: amountField,
  reference: bankReferenceField,
  method: paymentMethodField,
  /** The day on which the money was received; today by default. */
  received_on: plainDateField.optional(),
  confirm_another: confirmAnotherField,
});

/** Takes back a payment of a deposit that was recorded by mistake. No money moves. */
export const takeDepositBackRequest = z.strictObject({
  version: versionField,
  payment_id: z.uuid({ error: 'Choose a payment of the deposit by its id.' }),
  reason: reasonField,
});

export const refundDepositRequest = z.strictObject({
  /** All that is held of the deposit, in cents. */
  amount_cents: amountField,
  reference: bankReferenceField,
  method: paymentMethodField,
  /** The day on which the money was paid back; today by default. */
  refunded_on: plainDateField.optional(),
  reason: reasonField,
});
