/** The claim states of an NDIS invoice. A private invoice has no claim. */
export const CLAIM_STATUSES = [
  'not_applicable',
  'ready',
  'submitted',
  'accepted',
  'rejected',
  'reconciled',
] as const;

/** The commands on the claim of an issued invoice. */
export const CLAIM_TRANSITIONS = [
  'submit_claim',
  'accept_claim',
  'reject_claim',
  'reopen_claim',
  'reconcile_claim',
] as const;

export type ClaimStatus = (typeof CLAIM_STATUSES)[number];
export type ClaimTransition = (typeof CLAIM_TRANSITIONS)[number];
