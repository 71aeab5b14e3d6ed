import type { RemittanceInvoice } from '@cleaning/contract/claims';
import { transitionClaim } from '@cleaning/contract/claims/rules';
import { invoicePayer } from '@cleaning/contract/invoices/rules';
import { fullName } from '@cleaning/contract/rules';
import type { KnownClaimEvent, RemittedInvoice } from '../../invoices/index.ts';
import type { MatchedRow } from './match-line.ts';
import type { KnownMoney, NewMoney } from './new-money.ts';

/** What is already recorded about an invoice. */
export interface KnownOfInvoice extends KnownMoney {
  readonly batchNumber: number | null;
  readonly rejection: KnownClaimEvent | null;
  /** When its claim was submitted last. */
  readonly submittedAt: Date | null;
}

interface Situation {
  readonly newMoney: NewMoney;
  /** Whether the claim asks for a line that has no answer yet. */
  readonly isInPart: boolean;
  readonly today: string;
}

/** What the rows of a file state about an invoice, and the result of applying them. */
export function answerFor(
  invoice: RemittedInvoice,
  rows: readonly MatchedRow[],
  known: KnownOfInvoice,
  { newMoney: { cents: newCents, before }, isInPart, today }: Situation,
): RemittanceInvoice {
  const paidCents = rows.reduce((sum, row) => sum + row.paid_cents, 0);
  const rejectedReason = rejectionIn(rows);
  const rejection = rejectionBefore(invoice, known, rejectedReason);
  const waits =
    waitsForRows(invoice, rows) ||
    (invoice.claimStatus === 'submitted' && rejectedReason === null && isInPart);
  const isRejectionNew =
    rejectedReason !== null && rejection === null && !waits && canBeRejected(invoice);
  const isApplied = isRecorded(invoice, { paidCents, newCents, isRejectionNew, waits });
  return {
    invoice_id: invoice.id,
    number: invoice.number ?? '',
    client_id: invoice.clientId,
    client_name: fullName(invoice.firstName, invoice.lastName),
    paid_cents: paidCents,
    overpaid_cents: Math.max(0, newCents - invoice.receivableCents),
    rejected_reason: rejectedReason,
    waits_for_rows: waits,
    is_applied: isApplied,
    is_new: !isApplied,
    ...payerOf(invoice),
    batch_number: known.batchNumber,
    claim_status: invoice.claimStatus,
    balance_cents: invoice.balanceCents,
    left_cents: Math.max(0, invoice.balanceCents - newCents),
    new_cents: newCents,
    is_overdue: invoice.balanceCents > 0 && invoice.dueDate !== null && invoice.dueDate < today,
    paid_before_on: before?.receivedOn ?? null,
    rejected_before:
      rejection === null
        ? null
        : { by: rejection.by ?? 'Former staff', at: rejection.at.toISOString() },
  };
}

function rejectionIn(rows: readonly MatchedRow[]): string | null {
  const reasons = rows.flatMap(({ outcome, reason, line }) => {
    if (outcome !== 'rejected') return [];
    return [rows.length > 1 && line !== null ? `Line ${line.number}: ${reason}` : reason];
  });
  return reasons.length === 0 ? null : [...new Set(reasons)].join('; ');
}

/**
 * Whether a claim stays as it is, because a row of it is still open. A claim has one status, and a
 * rejected one is claimed again with every line that is not paid.
 */
const waitsForRows = ({ claimStatus }: RemittedInvoice, rows: readonly MatchedRow[]): boolean =>
  claimStatus !== 'not_applicable' && rows.some(({ outcome }) => outcome === 'open');

/**
 * Finds who already recorded the same rejection: of a claim that was not submitted again since, or
 * of a plan manager in the same words.
 */
function rejectionBefore(
  { claimStatus }: RemittedInvoice,
  { rejection }: KnownOfInvoice,
  reason: string | null,
): KnownClaimEvent | null {
  if (claimStatus === 'rejected' || claimStatus === 'ready') return rejection;
  return claimStatus === 'not_applicable' && rejection?.reason === reason ? rejection : null;
}

/**
 * Whether an answer has nothing left to record: no money, no rejection and no change of the claim.
 */
function isRecorded(
  invoice: RemittedInvoice,
  { paidCents, newCents, isRejectionNew, waits }: Findings,
): boolean {
  if (isRejectionNew) return false;
  if (paidCents === 0) return true;
  const { claimStatus, receivableCents } = invoice;
  const isClaimOpen =
    claimStatus === 'submitted' || (claimStatus === 'accepted' && receivableCents === 0);
  return newCents === 0 && (waits || !isClaimOpen);
}

interface Findings {
  readonly paidCents: number;
  readonly newCents: number;
  readonly isRejectionNew: boolean;
  readonly waits: boolean;
}

/** Whether a rejection can be recorded: of the claim, or of what a plan manager still owes. */
export function canBeRejected({
  kind,
  planManagement,
  status,
  claimStatus,
  receivableCents,
}: RemittedInvoice): boolean {
  if (claimStatus !== 'not_applicable') {
    const order = { actor: 'staff', reason: 'given' } as const;
    return transitionClaim({ status, claimStatus }, 'reject_claim', order).ok;
  }
  return invoicePayer(kind, planManagement) === 'plan_manager' && receivableCents > 0;
}

function payerOf({ kind, planManagement, billTo, firstName, lastName }: RemittedInvoice) {
  const payer = invoicePayer(kind, planManagement);
  const name = billTo?.name ?? fullName(firstName, lastName);
  return {
    payer,
    payer_name: payer === 'agency' ? 'NDIA' : name,
    payer_email: payer === 'plan_manager' ? (billTo?.email ?? null) : null,
  };
}
