/** What a line claims: empty for a support that took place as planned. */
export const CLAIM_TYPES = ['', 'CANC', 'TRAN', 'NF2F', 'REPW', 'THLT', 'IRSS'] as const;

export type AnyClaimType = (typeof CLAIM_TYPES)[number];

/** Which of them the items of a registration group allow, for the groups that are on record. */
export const CLAIM_TYPES_OF_GROUP: Readonly<Record<string, readonly AnyClaimType[]>> = {
  '0120': ['', 'NF2F', 'TRAN', 'CANC'],
};
