/** The kinds of claim; empty for a support that took place as planned. */
export const CLAIM_TYPES = ['', 'CANC', 'TRAN', 'NF2F', 'REPW', 'THLT', 'IRSS'] as const;

/** Why a visit was cancelled at short notice: health, family, transport, other. */
export const CANCELLATION_REASONS = ['NSDH', 'NSDF', 'NSDT', 'NSDO'] as const;

/** GST of a line: P1 taxable, its price includes GST; P2 GST-free; P5 out of scope of GST. */
export const GST_CODES = ['P1', 'P2', 'P5'] as const;

export type ClaimType = (typeof CLAIM_TYPES)[number];
export type CancellationReason = (typeof CANCELLATION_REASONS)[number];
export type GstCode = (typeof GST_CODES)[number];

/** The kinds of claim that are allowed for items of a registration group, where known. */
export const CLAIM_TYPES_OF_GROUP: Readonly<Record<string, readonly ClaimType[]>> = {
  '0120': ['', 'NF2F', 'TRAN', 'CANC'],
};
