import type { ClaimStatus } from '@cleaning/contract/claims/rules';

/** The claim statuses of NDIS invoices, in words for staff. */
export const CLAIM_WORDS: Readonly<Record<ClaimStatus, string>> = {
  not_applicable: 'No claim',
  ready: 'Ready to claim',
  submitted: 'With the NDIA',
  accepted: 'Accepted',
  rejected: 'Rejected',
  reconciled: 'Paid',
};
