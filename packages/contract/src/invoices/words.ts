import { PAYMENT_METHODS } from '../fields/payment.ts';

export {
  CANCELLATION_REASONS,
  CLAIM_TYPES,
  GST_CODES,
  type CancellationReason,
  type ClaimType,
  type GstCode,
} from '@cleaning/ndis';
export { PAYMENT_METHODS, type PaymentMethod } from '../fields/payment.ts';

/** What an invoice is for. The two never mix: NDIS supports and private extras go on separate invoices. */
export const INVOICE_KINDS = ['private', 'ndis'] as const;

/** Money received, money given back, and an amount that need no longer be paid. */
export const PAYMENT_KINDS = ['payment', 'refund', 'credit'] as const;

/**
 * How money came or went. A credit moves none, so it has no method; a deposit came before the invoice,
 * and is taken off it.
 */
export const RECORDED_METHODS = [...PAYMENT_METHODS, 'deposit'] as const;

export type InvoiceKind = (typeof INVOICE_KINDS)[number];
export type PaymentKind = (typeof PAYMENT_KINDS)[number];
export type RecordedMethod = (typeof RECORDED_METHODS)[number];
