import type { ClaimStatus } from '../claims/claim-states.ts';
import type { StatusReader } from '../rules/status-reader.ts';
import type { InvoiceKind, InvoicePayer } from './choices.ts';
import { isOwedInvoice, type InvoiceStatus } from './invoice-states.ts';

const STAFF_WORDS: Readonly<Record<InvoiceStatus, string>> = {
  draft: 'Draft',
  issued: 'Due',
  partially_paid: 'Paid in part',
  paid: 'Paid',
  void: 'Void',
  written_off: 'Written off',
};

const CLIENT_WORDS: Readonly<Record<InvoiceStatus, string>> = {
  ...STAFF_WORDS,
  void: 'Cancelled',
  written_off: 'Closed',
};

/** An unpaid invoice, for a participant who does not pay it. */
const UNPAID_BY: Readonly<Record<Exclude<InvoicePayer, 'client'>, string>> = {
  plan_manager: 'With your plan manager',
  agency: 'With the NDIA',
  unknown: 'We need your details',
};

/** What the status of an invoice depends on, in words. */
export interface InvoiceStanding {
  readonly status: InvoiceStatus;
  readonly payer: InvoicePayer;
  readonly is_overdue: boolean;
}

/** Whether an invoice is unpaid, and someone else than its client is to pay it. */
export const isUnpaidByPlan = (
  invoice: InvoiceStanding,
): invoice is InvoiceStanding & { readonly payer: Exclude<InvoicePayer, 'client'> } =>
  invoice.payer !== 'client' && isOwedInvoice(invoice);

/**
 * The status of an invoice in a few words. To its client, an unpaid one that they do not pay says who
 * has it. One that is overdue says so, even if it is partly paid.
 */
export function invoiceStatusInWords(invoice: InvoiceStanding, reader: StatusReader): string {
  if (reader === 'client' && isUnpaidByPlan(invoice)) return UNPAID_BY[invoice.payer];
  if (invoice.is_overdue) return 'Overdue';
  return (reader === 'client' ? CLIENT_WORDS : STAFF_WORDS)[invoice.status];
}

const CLAIM_WORDS: Readonly<Record<Exclude<ClaimStatus, 'not_applicable'>, string>> = {
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

/** The claim of an invoice in words for its participant. */
export function claimInWords({
  kind,
  status,
  payer,
  claim_status: claim,
}: Omit<InvoiceStanding, 'is_overdue'> & {
  readonly kind: InvoiceKind;
  readonly claim_status: ClaimStatus;
}): string {
  if (claim !== 'not_applicable') return CLAIM_WORDS[claim];
  const isClosed = status === 'void' || status === 'written_off';
  return kind === 'private' || isClosed ? 'No claim needed' : CLAIMED_BY[payer];
}
