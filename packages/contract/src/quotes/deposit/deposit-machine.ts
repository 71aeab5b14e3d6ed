import { formatMoney } from '@cleaning/pricing';
import {
  availableCommands,
  guard,
  reasonFrom,
  transition,
  type Guard,
  type Machine,
  type Order,
  type TransitionResult,
} from '../../machine.ts';
import type { DepositTransition, QuoteActor } from '../quote-states.ts';

/** The states of a quote's deposit. It becomes due when the quote is approved. */
export const DEPOSIT_STATUSES = ['none', 'due', 'paid', 'refunded'] as const;

export type DepositStatus = (typeof DEPOSIT_STATUSES)[number];

/** The part of a deposit that the state machine reads. Amounts are whole cents. */
export interface DepositState {
  readonly status: DepositStatus;
  /** The amount of the deposit. */
  readonly amountCents: number;
  /** What was received of it so far. */
  readonly receivedCents: number;
  /** The part that invoices used. */
  readonly takenOffCents: number;
  readonly refundedCents: number;
}

/** A command on a deposit. A part of a deposit is taken back by its amount. */
export interface DepositOrder extends Order<QuoteActor> {
  readonly amountCents?: number | undefined;
}

export type DepositTransitionResult = TransitionResult<{ readonly deposit: DepositState }>;

interface Given extends DepositOrder {
  readonly amountCents: number;
}

/**
 * What the company holds of a deposit, in cents: received, and neither refunded nor used by an
 * invoice.
 */
export const heldDeposit = ({
  receivedCents,
  takenOffCents,
  refundedCents,
}: DepositState): number => receivedCents - takenOffCents - refundedCents;

/** What is still due of a deposit, in cents. */
export const dueDeposit = ({
  status,
  amountCents,
  receivedCents,
}: Pick<DepositState, 'status' | 'amountCents' | 'receivedCents'>): number =>
  status === 'due' ? amountCents - receivedCents : 0;

const NOW: Readonly<Record<DepositStatus, string>> = {
  none: 'No deposit is due for this quote.',
  due: 'The deposit of this quote has not been paid yet.',
  paid: 'The deposit of this quote has been paid.',
  refunded: 'The deposit of this quote has been paid back.',
};

type DepositGuard = Guard<DepositState, Given>;

const amountUpTo = (mostOf: (deposit: DepositState) => number): DepositGuard =>
  guard('bad_amount', (deposit, { amountCents }) => {
    const most = mostOf(deposit);
    return amountCents > 0 && amountCents <= most ? null : `Only ${formatMoney(most)} can move.`;
  });

const findUnpaid = ({ receivedCents }: DepositState): string | null =>
  receivedCents === 0 ? NOW.due : null;

function findUsed(deposit: DepositState): string | null {
  const { takenOffCents, refundedCents } = deposit;
  if (takenOffCents > 0) {
    return `An invoice was paid with ${formatMoney(takenOffCents)} of the deposit. Void that invoice first, then undo the payment.`;
  }
  return refundedCents > 0
    ? `We paid back ${formatMoney(refundedCents)} of the deposit already, so pay the rest back instead.`
    : findUnpaid(deposit);
}

const amountDue: DepositGuard = guard('bad_amount', (deposit, { amountCents }) => {
  const due = dueDeposit(deposit);
  if (amountCents > 0 && amountCents <= due) return null;
  const whole = `The deposit is ${formatMoney(deposit.amountCents)}`;
  return deposit.receivedCents === 0
    ? `${whole}. Type that or less.`
    : `${whole}, and ${formatMoney(due)} of it is still due. Type ${formatMoney(due)} or less.`;
});

const amountHeld: DepositGuard = guard('bad_amount', (deposit, { amountCents }) => {
  const held = heldDeposit(deposit);
  if (held === 0) return 'It was taken off an invoice. Refund the payment of that invoice.';
  return amountCents === held ? null : `We hold ${formatMoney(held)} of it. Pay that amount back.`;
});

/**
 * The service itself deducts a deposit from an invoice and returns it. What is unpaid of a deposit
 * by then is waived, and the deposit is what was received.
 */
const DEPOSIT_MACHINE: Machine<
  DepositTransition,
  DepositStatus,
  DepositState,
  Given,
  { readonly deposit: DepositState }
> = {
  rules: {
    record_deposit: {
      from: ['due'],
      by: ['staff'],
      guards: [amountDue],
      next(before, { amountCents }) {
        const deposit = { ...before, receivedCents: before.receivedCents + amountCents };
        return { deposit: { ...deposit, status: dueDeposit(deposit) === 0 ? 'paid' : 'due' } };
      },
    },
    take_deposit_back: {
      from: ['due', 'paid'],
      by: ['staff'],
      guards: [guard('invalid_transition', findUsed), reasonFrom('staff'), amountUpTo(heldDeposit)],
      next: (deposit, { amountCents }) => ({
        deposit: { ...deposit, status: 'due', receivedCents: deposit.receivedCents - amountCents },
      }),
    },
    refund_deposit: {
      from: ['due', 'paid'],
      by: ['staff'],
      guards: [guard('invalid_transition', findUnpaid), reasonFrom('staff'), amountHeld],
      next: (deposit, { amountCents }) => ({
        deposit: {
          ...deposit,
          status: 'refunded',
          refundedCents: deposit.refundedCents + amountCents,
        },
      }),
    },
    take_deposit_off: {
      from: ['paid'],
      by: ['system'],
      guards: [amountUpTo(heldDeposit)],
      next: (deposit, { amountCents }) => ({
        deposit: { ...deposit, takenOffCents: deposit.takenOffCents + amountCents },
      }),
    },
    release_deposit: {
      from: ['paid', 'refunded'],
      by: ['system'],
      guards: [amountUpTo(({ takenOffCents }) => takenOffCents)],
      next: (deposit, { amountCents }) => ({
        deposit: {
          ...deposit,
          status: 'paid',
          takenOffCents: deposit.takenOffCents - amountCents,
        },
      }),
    },
    waive_deposit: {
      from: ['due'],
      by: ['system'],
      next: (deposit) => ({
        deposit: { ...deposit, status: deposit.receivedCents === 0 ? 'none' : 'paid' },
      }),
    },
  },
  statusOf: ({ status }) => status,
  describeImpossible: (_command, { status }) => NOW[status],
};

/** The next state of a deposit, or why the command is refused. */
export const transitionDeposit = (
  deposit: DepositState,
  command: DepositTransition,
  { amountCents = 0, ...by }: DepositOrder,
): DepositTransitionResult => transition(DEPOSIT_MACHINE, deposit, command, { ...by, amountCents });

/**
 * The commands that an actor could give now, assuming that they give a reason where one is
 * required.
 */
export const availableDepositCommands = (
  deposit: DepositState,
  actor: QuoteActor,
): DepositTransition[] =>
  availableCommands(
    DEPOSIT_MACHINE,
    deposit,
    { actor, amountCents: heldDeposit(deposit) },
    { actor, amountCents: 1 },
  );
