import type { InvoiceActor, InvoiceStatus } from '../invoices/invoice-states.ts';
import {
  availableCommands,
  reasonFrom,
  transition,
  type Machine,
  type Order,
  type TransitionResult,
} from '../machine.ts';
import type { ClaimStatus, ClaimTransition } from './claim-states.ts';

/** The part of an invoice that the state machine reads. */
export interface ClaimState {
  readonly status: InvoiceStatus;
  readonly claimStatus: ClaimStatus;
}

export type ClaimTransitionResult = TransitionResult<{ readonly claimStatus: ClaimStatus }>;

/** Only an issued invoice that was not voided or written off can be claimed. */
const CLAIMABLE: readonly InvoiceStatus[] = ['issued', 'partially_paid', 'paid'];

const isClaimable = ({ status }: ClaimState): boolean => CLAIMABLE.includes(status);

/**
 * Answers come line by line and in several files, and staff enter one by mistake, so an accepted
 * claim can still be rejected. One that was paid can be, once its payment was taken back.
 */
const canBeRejected = ({ status, claimStatus }: ClaimState): boolean =>
  claimStatus !== 'reconciled' || status !== 'paid';

const NOW: Readonly<Record<ClaimStatus, string>> = {
  not_applicable: 'This invoice has no claim.',
  ready: 'The claim is ready to submit.',
  submitted: 'The claim was submitted and has no answer yet.',
  accepted: 'The claim was accepted.',
  rejected: 'The claim was rejected.',
  reconciled: 'The claim was reconciled with its payment.',
};

const becomes = (claimStatus: ClaimStatus) => () => ({ claimStatus });
const by = ['staff', 'admin'] as const;

const CLAIM_MACHINE: Machine<
  ClaimTransition,
  ClaimStatus,
  ClaimState,
  Order<InvoiceActor>,
  { readonly claimStatus: ClaimStatus }
> = {
  rules: {
    submit_claim: { from: ['ready'], by, next: becomes('submitted') },
    accept_claim: { from: ['submitted'], by, next: becomes('accepted') },
    reject_claim: {
      from: ['submitted', 'accepted', 'reconciled'],
      when: canBeRejected,
      by,
      guards: [reasonFrom('staff', 'admin')],
      next: becomes('rejected'),
    },
    reopen_claim: { from: ['rejected'], by, next: becomes('ready') },
    reconcile_claim: { from: ['accepted'], by, next: becomes('reconciled') },
  },
  statusOf: (invoice) => (isClaimable(invoice) ? invoice.claimStatus : 'not_applicable'),
  describeImpossible: (_command, invoice) =>
    isClaimable(invoice)
      ? NOW[invoice.claimStatus]
      : 'Only an invoice that was issued and still stands is claimed.',
};

/** The next claim status of an invoice, or why the command is refused. */
export const transitionClaim = (
  invoice: ClaimState,
  command: ClaimTransition,
  order: Order<InvoiceActor>,
): ClaimTransitionResult => transition(CLAIM_MACHINE, invoice, command, order);

/**
 * The claim commands that an actor could give now, assuming that they give a reason where one is
 * required.
 */
export const availableClaimCommands = (
  invoice: ClaimState,
  actor: InvoiceActor,
): ClaimTransition[] => availableCommands(CLAIM_MACHINE, invoice, { actor });

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
