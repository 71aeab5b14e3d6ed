import { z } from 'zod';
import { centsError } from './cents.ts';
import { requiredLine } from './text.ts';

/** How money comes or goes, as staff record it. */
export const PAYMENT_METHODS = ['bank_transfer', 'card', 'cash', 'ndis_claim', 'other'] as const;

export type PaymentMethod = (typeof PAYMENT_METHODS)[number];

const AMOUNT_MESSAGE = 'Enter an amount above $0, in whole cents.';

/** An amount that moves: more than nothing. */
export const amountField = z
  .int({ error: centsError(AMOUNT_MESSAGE) })
  .min(1, 'Enter an amount above $0.');

/** What the bank statement says; the same one again is the same payment. */
export const bankReferenceField = requiredLine({
  max: 100,
  emptyMessage: 'Enter the reference that the bank statement shows.',
});

export const paymentMethodField = z.enum(PAYMENT_METHODS, { error: 'Choose how the money came.' });
