import { z } from 'zod';
import { AMOUNT_MESSAGE } from '../errors/refusals.ts';
import { centsError, TOO_MANY_CENTS_MESSAGE } from '../fields/cents.ts';
import { MAX_ENTERED_CENTS } from '../fields/rules.ts';
import { requiredLine } from '../fields/text.ts';
import { PAYMENT_METHODS } from './payment-methods.ts';

/** A positive amount of money. */
export const amountField = z
  .int({ error: centsError(AMOUNT_MESSAGE) })
  .min(1, 'Enter an amount above $0.')
  .max(MAX_ENTERED_CENTS, TOO_MANY_CENTS_MESSAGE);

/** The reference on the bank statement. Several payments may have the same one, such as "CASH". */
export const bankReferenceField = requiredLine({
  max: 100,
  emptyMessage: 'Enter the reference that the bank statement shows.',
});

/**
 * A payment like one that is recorded for the same day is first refused with `already_recorded`.
 * The screen then asks whether it is another one, and sends the same request with true.
 */
export const confirmAnotherField = z.boolean({ error: 'Answer true or false.' }).optional();

export const paymentMethodField = z.enum(PAYMENT_METHODS, { error: 'Choose how the money came.' });
