import type { ClaimStatus } from '@cleaning/contract';

/** Where the claim of an NDIS invoice stands, for the people who claim. */
export const CLAIM_WORDS: Readonly<Record<ClaimStatus, string>> = {
  not_applicable: 'No claim',
  ready: 'Ready to claim',
  submitted: 'With the NDIA',
  accepted: 'Accepted',
  rejected: 'Rejected',
  reconciled: 'Paid and matched',
};
