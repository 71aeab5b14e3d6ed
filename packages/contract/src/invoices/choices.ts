import type { CancellationReason, ClaimType } from '@cleaning/ndis';

export {
  CANCELLATION_REASONS,
  CLAIM_TYPES,
  GST_CODES,
  type CancellationReason,
  type ClaimType,
  type GstCode,
} from '@cleaning/ndis';

/** The kinds of invoices. NDIS supports and private extras must be on separate invoices. */
export const INVOICE_KINDS = ['private', 'ndis'] as const;

/** The recipient of a statement: the client, or the plan manager for their part. */
export const STATEMENT_RECIPIENTS = ['client', 'plan_manager'] as const;

/**
 * Who pays an invoice: the client; the plan manager or the agency (NDIA) from an NDIS plan; unknown
 * while the plan management is not recorded.
 */
export const INVOICE_PAYERS = ['client', 'plan_manager', 'agency', 'unknown'] as const;

/** The name of each kind of claim on pages and in documents. */
export const CLAIM_TYPE_NAMES: Readonly<Record<ClaimType, string>> = {
  '': 'Standard',
  CANC: 'Cancellation',
  TRAN: 'Travel',
  NF2F: 'Non-face-to-face',
  REPW: 'Report',
  THLT: 'Telehealth',
  IRSS: 'Irregular supported living',
};

/** The reasons for a short-notice cancellation. */
export const CANCELLATION_REASON_NAMES: Readonly<Record<CancellationReason, string>> = {
  NSDH: 'health',
  NSDF: 'family',
  NSDT: 'transport',
  NSDO: 'other',
};

export type InvoicePayer = (typeof INVOICE_PAYERS)[number];
export type InvoiceKind = (typeof INVOICE_KINDS)[number];
