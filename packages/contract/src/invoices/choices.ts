import type { CancellationReason, ClaimType } from '@cleaning/ndis';
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
 * and is taken off it; an account credit is what was paid too much before.
 */
export const RECORDED_METHODS = [...PAYMENT_METHODS, 'deposit', 'account_credit'] as const;

/** Who a statement goes to: the client, or the plan manager for the part that they pay. */
export const STATEMENT_RECIPIENTS = ['client', 'plan_manager'] as const;

/**
 * Who pays an invoice: the client; the plan manager or the agency (NDIA) from an NDIS plan; unknown where
 * it is not recorded how the participant's plan is managed.
 */
export const INVOICE_PAYERS = ['client', 'plan_manager', 'agency', 'unknown'] as const;

/** What each kind of claim is called on pages and in documents. */
export const CLAIM_TYPE_NAMES: Readonly<Record<ClaimType, string>> = {
  '': 'Standard',
  CANC: 'Cancellation',
  TRAN: 'Travel',
  NF2F: 'Non-face-to-face',
  REPW: 'Report',
  THLT: 'Telehealth',
  IRSS: 'Irregular supported living',
};

/** Why a support was cancelled at short notice. */
export const CANCELLATION_REASON_NAMES: Readonly<Record<CancellationReason, string>> = {
  NSDH: 'health',
  NSDF: 'family',
  NSDT: 'transport',
  NSDO: 'other',
};

export type InvoicePayer = (typeof INVOICE_PAYERS)[number];
export type InvoiceKind = (typeof INVOICE_KINDS)[number];
export type PaymentKind = (typeof PAYMENT_KINDS)[number];
export type RecordedMethod = (typeof RECORDED_METHODS)[number];
