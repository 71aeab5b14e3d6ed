import { z } from 'zod';
import { plainDateField } from '../../fields/dates.ts';
import { amountField, bankReferenceField, paymentMethodField } from '../../fields/payment.ts';
import { reasonField } from '../../fields/reason.ts';
import { versionField } from '../../fields/version.ts';

/** The same reference again is the same payment, so a repeated call records nothing twice. */
export const recordDepositRequest = z.strictObject({
  /** The deposit that the quote asks for, to the cent. */
  amount_cents: amountField,
  reference: bankReferenceField,
  method: paymentMethodField,
  /** The day on which the money came; today by default. */
  received_on: plainDateField.optional(),
});

/** No money moves: what came was not this deposit. */
export const takeDepositBackRequest = z.strictObject({
  version: versionField,
  reason: reasonField,
});

export const refundDepositRequest = z.strictObject({
  /** What is held of the deposit, to the cent. */
  amount_cents: amountField,
  reference: bankReferenceField,
  method: paymentMethodField,
  /** The day on which the money went; today by default. */
  refunded_on: plainDateField.optional(),
  reason: reasonField,
});
