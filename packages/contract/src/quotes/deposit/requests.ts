import { z } from 'zod';
import { plainDateField } from '../../fields/dates.ts';
import { amountField, bankReferenceField, paymentMethodField } from '../../fields/payment.ts';
import { reasonField } from '../../fields/reason.ts';
import { versionField } from '../../fields/version.ts';

export const recordDepositRequest = z.strictObject({
  /** The whole deposit of the quote, in cents. */
  amount_cents: amountField,
  reference: bankReferenceField,
  method: paymentMethodField,
  /** The day on which the money was received; today by default. */
  received_on: plainDateField.optional(),
});

/** Takes back a deposit that was recorded by mistake. No money moves. */
export const takeDepositBackRequest = z.strictObject({
  version: versionField,
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
