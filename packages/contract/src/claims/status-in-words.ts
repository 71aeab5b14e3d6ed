import type { ClaimStatus } from './claim-states.ts';

/** The claim statuses of NDIS invoices, in words for staff. */
export const CLAIM_STATUS_WORDS: Readonly<Record<ClaimStatus, string>> = {
  not_applicable: 'No claim',
  ready: 'Ready to claim',
  submitted: 'With the NDIA',
  accepted: 'Accepted',
  rejected: 'Rejected',
  reconciled: 'Paid',
};

/** What was done with a claim, in the history of its invoice. */
export const CLAIM_EVENT_WORDS = {
  submit_claim: 'Claimed',
  accept_claim: 'Accepted by the NDIA',
  reject_claim: 'Rejected by the NDIA',
  reopen_claim: 'Claim made ready again',
} as const;
