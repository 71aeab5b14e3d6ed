import { ERROR_MESSAGES } from '../errors/messages.ts';
import {
  CLAIM_TRANSITIONS,
  type ClaimStatus,
  type ClaimTransition,
  type InvoiceActor,
  type InvoiceStatus,
} from './invoice-states.ts';

/** The part of an invoice that the state machine reads. */
export interface ClaimState {
  readonly status: InvoiceStatus;
  readonly claimStatus: ClaimStatus;
}

export type ClaimTransitionResult =
  | { readonly ok: true; readonly claimStatus: ClaimStatus }
  | {
      readonly ok: false;
      readonly code: 'invalid_transition' | 'permission_denied' | 'reason_required';
      readonly message: string;
    };

interface Rule {
  readonly from: ClaimStatus;
  readonly to: ClaimStatus;
  readonly needsReason?: true;
}

const RULES: Readonly<Record<ClaimTransition, Rule>> = {
  submit_claim: { from: 'ready', to: 'submitted' },
  accept_claim: { from: 'submitted', to: 'accepted' },
  reject_claim: { from: 'submitted', to: 'rejected', needsReason: true },
  reopen_claim: { from: 'rejected', to: 'ready' },
  reconcile_claim: { from: 'accepted', to: 'reconciled' },
};

/** Only an issued invoice that was not voided or written off can be claimed. */
const CLAIMABLE: readonly InvoiceStatus[] = ['issued', 'partially_paid', 'paid'];

const REFUSALS: Readonly<Record<ClaimStatus, string>> = {
  not_applicable: 'This invoice has no claim.',
  ready: 'The claim is ready to submit.',
  submitted: 'The claim was submitted and has no answer yet.',
  accepted: 'The claim was accepted.',
  rejected: 'The claim was rejected.',
  reconciled: 'The claim was reconciled with its payment.',
};

/** The next claim status of an invoice, or why the command is refused. */
export function transitionClaim(
  { status, claimStatus }: ClaimState,
  command: ClaimTransition,
  { actor, reason }: { readonly actor: InvoiceActor; readonly reason?: string | undefined },
): ClaimTransitionResult {
  const { from, to, needsReason } = RULES[command];
  if (!CLAIMABLE.includes(status)) {
    return {
      ok: false,
      code: 'invalid_transition',
      message: 'Only an invoice that was issued and still stands is claimed.',
    };
  }
  if (claimStatus !== from) {
    return { ok: false, code: 'invalid_transition', message: REFUSALS[claimStatus] };
  }
  if (actor !== 'staff' && actor !== 'admin') {
    return { ok: false, code: 'permission_denied', message: ERROR_MESSAGES.permissionDenied };
  }
  if (needsReason && (reason ?? '').trim() === '') {
    return { ok: false, code: 'reason_required', message: 'Say why, in a sentence.' };
  }
  return { ok: true, claimStatus: to };
}

/** Claims that the agency has but has not paid. */
const PENDING: readonly ClaimStatus[] = ['submitted', 'accepted'];

/**
 * How many cents more a pending claim asks for than is still owed.
 *
 * @param claimedCents the claimed amount, or null when no claim was submitted.
 */
export function claimExcess(
  claimStatus: ClaimStatus,
  claimedCents: number | null,
  balanceCents: number,
): number {
  if (claimedCents === null || !PENDING.includes(claimStatus)) return 0;
  return Math.max(0, claimedCents - balanceCents);
}

/**
 * The claim commands that an actor could give now, assuming that they give a reason where one is
 * required.
 */
export function availableClaimCommands(
  invoice: ClaimState,
  actor: InvoiceActor,
): ClaimTransition[] {
  return CLAIM_TRANSITIONS.filter(
    (command) => transitionClaim(invoice, command, { actor, reason: 'given' }).ok,
  );
}
