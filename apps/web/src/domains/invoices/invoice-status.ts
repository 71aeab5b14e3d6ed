import type { ClaimStatus } from '@cleaning/contract/claims/rules';
import type { InvoiceSummary } from '@cleaning/contract/invoices';
import {
  isOwedInvoice,
  type InvoicePayer,
  type InvoiceStatus,
} from '@cleaning/contract/invoices/rules';
import type { BadgeTone } from '@cleaning/ui/badge';

/** A status in words for the client. */
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

/** The status of an unpaid invoice for a participant who does not pay it. */
const UNPAID_BY: Readonly<Record<Exclude<InvoicePayer, 'client'>, StatusLabel>> = {
  plan_manager: { tone: 'info', label: 'With your plan manager' },
  agency: { tone: 'info', label: 'With the NDIA' },
  unknown: { tone: 'warning', label: 'We need your details' },
};

/** The facts of an invoice that its status label depends on. */
export type StatusFacts = Pick<InvoiceSummary, 'status' | 'is_overdue' | 'payer'>;

/** True when an invoice is unpaid and someone else is to pay it. */
export const isUnpaidByPlan = (invoice: StatusFacts): boolean =>
  invoice.payer !== 'client' && isOwedInvoice(invoice);

/**
 * An invoice's status in a few words. An unpaid one that the client does not pay says who has it.
 * An overdue one that the client pays says so, even if it is partly paid.
 */
export function invoiceStatusLabel(invoice: StatusFacts): StatusLabel {
  const { status, payer, is_overdue: isOverdue } = invoice;
  if (payer !== 'client' && isUnpaidByPlan(invoice)) return UNPAID_BY[payer];
  return isOverdue ? OVERDUE : LABELS[status];
}

const CLAIM_LABELS: Readonly<Record<Exclude<ClaimStatus, 'not_applicable'>, string>> = {
  ready: 'Ready to claim',
  submitted: 'Claim sent',
  accepted: 'Claim accepted',
  rejected: 'Claim being fixed',
  reconciled: 'Claim paid',
};

/** Who claims an invoice that we do not claim. */
const CLAIMED_BY: Readonly<Record<InvoicePayer, string>> = {
  client: 'You claim this from your plan',
  plan_manager: 'Your plan manager claims this',
  agency: 'Not claimed yet',
  unknown: 'We need your details',
};

/** The claim status of an invoice, for the participant. */
export function claimLabel({
  kind,
  status,
  payer,
  claim_status: claim,
}: Pick<InvoiceSummary, 'kind' | 'status' | 'payer' | 'claim_status'>): string {
  if (claim !== 'not_applicable') return CLAIM_LABELS[claim];
  const isClosed = status === 'void' || status === 'written_off';
  return kind === 'private' || isClosed ? 'No claim needed' : CLAIMED_BY[payer];
}
