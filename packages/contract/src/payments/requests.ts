import { z } from 'zod';
import { plainDateField } from '../fields/dates.ts';
import { reasonField } from '../fields/reason.ts';
import { requiredLine } from '../fields/text.ts';
import {
  amountField,
  bankReferenceField,
  confirmAnotherField,
  paymentMethodField,
} from './payment-fields.ts';

export const recordPaymentRequest = z.strictObject({
  amount_cents: amountField,
  reference: bankReferenceField,
  method: paymentMethodField,
  /** The day on which the money was received; today by default. */
  received_on: plainDateField.optional(),
  /**
   * A day before the day of issue is first refused, with an error on `received_on`. The screen then
   * shows a checkbox, and sends the same request with true once staff tick it.
   */
  confirm_before_issue: z.boolean({ error: 'Answer true or false.' }).optional(),
  confirm_another: confirmAnotherField,
});

export const refundRequest = z.strictObject({
  amount_cents: amountField,
  reference: bankReferenceField,
  method: paymentMethodField,
  received_on: plainDateField.optional(),
  reason: reasonField,
  confirm_another: confirmAnotherField,
});

export const creditRequest = z.strictObject({
  amount_cents: amountField,
  reference: requiredLine({ max: 100, emptyMessage: 'Enter a reference for the credit.' }),
  reason: reasonField,
  confirm_another: confirmAnotherField,
});

export type RecordPaymentRequest = z.input<typeof recordPaymentRequest>;
