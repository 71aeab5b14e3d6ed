import type { ClaimStatus, InvoicePayer, InvoiceStatus, InvoiceSummary } from '@cleaning/contract';
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

/** What the status of an unpaid invoice is to a participant who does not pay it. */
const UNPAID_BY: Readonly<Record<Exclude<InvoicePayer, 'client'>, StatusLabel>> = {
  plan_manager: { tone: 'info', label: 'With your plan manager' },
  agency: { tone: 'info', label: 'With the NDIA' },
  unknown: { tone: 'warning', label: 'We need your details' },
};

/** The facts of an invoice that its status label depends on. */
export type StatusFacts = Pick<InvoiceSummary, 'status' | 'is_overdue' | 'payer'>;

/** True when an invoice is unpaid and someone else is to pay it. */
export const isUnpaidByPlan = ({ status, payer }: StatusFacts): boolean =>
  payer !== 'client' && (status === 'issued' || status === 'partially_paid');

/**
 * An invoice's status in a few words. An unpaid one says whom it is with, if that is not the client; one
 * that the client pays says that it is overdue, whatever was paid of it.
 */
export function invoiceStatusLabel(invoice: StatusFacts): StatusLabel {
  const { status, payer, is_overdue: isOverdue } = invoice;
  if (payer !== 'client' && isUnpaidByPlan(invoice)) return UNPAID_BY[payer];
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
