/** What an invoice is for. The two never mix: NDIS supports and private extras go on separate invoices. */
export const INVOICE_KINDS = ['private', 'ndis'] as const;

/** GST of a line: P1 taxable, its price includes GST; P2 GST-free; P5 out of scope of GST. */
export const GST_CODES = ['P1', 'P2', 'P5'] as const;

/** What an NDIS line claims: empty for a support that took place as planned. */
export const CLAIM_TYPES = ['', 'CANC', 'TRAN', 'NF2F', 'REPW', 'THLT', 'IRSS'] as const;

/** Why a visit was cancelled at short notice: health, family, transport, other. */
export const CANCELLATION_REASONS = ['NSDH', 'NSDF', 'NSDT', 'NSDO'] as const;

/** Money received, money given back, and an amount that need no longer be paid. */
export const PAYMENT_KINDS = ['payment', 'refund', 'credit'] as const;

/** How money came or went. A credit moves none, so it has no method. */
export const PAYMENT_METHODS = ['bank_transfer', 'card', 'cash', 'ndis_claim', 'other'] as const;

export type InvoiceKind = (typeof INVOICE_KINDS)[number];
export type GstCode = (typeof GST_CODES)[number];
export type ClaimType = (typeof CLAIM_TYPES)[number];
export type CancellationReason = (typeof CANCELLATION_REASONS)[number];
export type PaymentKind = (typeof PAYMENT_KINDS)[number];
export type PaymentMethod = (typeof PAYMENT_METHODS)[number];
