import type { ClaimStatus, InvoiceStatus, InvoiceSummary } from '@cleaning/contract';
import type { BadgeTone } from '@cleaning/ui/badge';

/** A status as a client reads it. */
export interface StatusLabel {
  readonly tone: BadgeTone;
  readonly label: string;
}

const LABELS: Readonly<Record<InvoiceStatus, StatusLabel>> = {
  draft: { tone: 'neutral', label: 'Draft' },
  issued: { tone: 'info', label: 'Due' },
  partially_paid: { tone: 'warning', label: 'Paid in part' },
  paid: { tone: 'success', label: 'Paid' },
  void: { tone: 'neutral', label: 'Cancelled' },
  written_off: { tone: 'neutral', label: 'Closed' },
};

const OVERDUE: StatusLabel = { tone: 'danger', label: 'Overdue' };

/** An invoice's status in a word or two. What is overdue says so, whatever was paid of it. */
export function invoiceStatusLabel({
  status,
  is_overdue: isOverdue,
}: Pick<InvoiceSummary, 'status' | 'is_overdue'>): StatusLabel {
  return isOverdue ? OVERDUE : LABELS[status];
}

/** Where the claim of an NDIS invoice stands, for the participant. */
export const CLAIM_LABELS: Readonly<Record<ClaimStatus, string>> = {
  not_applicable: 'No claim needed',
  ready: 'Ready to claim',
  submitted: 'Claim sent',
  accepted: 'Claim accepted',
  rejected: 'Claim being fixed',
  reconciled: 'Claim paid',
};
