import { formatAud } from '@cleaning/pricing';
import { ERROR_MESSAGES } from '../errors/messages.ts';
import { DEPOSIT_TRANSITIONS, type DepositTransition, type QuoteActor } from './quote-states.ts';

/** The states of a quote's deposit. It becomes due when the quote is approved. */
export const DEPOSIT_STATUSES = ['none', 'due', 'paid', 'refunded'] as const;

export type DepositStatus = (typeof DEPOSIT_STATUSES)[number];

/** The part of a deposit that the state machine reads. Amounts are whole cents. */
export interface DepositState {
  readonly status: DepositStatus;
  /** The amount of the deposit. */
  readonly amountCents: number;
  /** The part that invoices used. */
  readonly takenOffCents: number;
  readonly refundedCents: number;
}

/** Who gives the command, with which reason and amount. */
export interface DepositActorContext {
  readonly actor: QuoteActor;
  readonly reason?: string | undefined;
  readonly amountCents?: number | undefined;
}

export type DepositTransitionResult =
  | { readonly ok: true; readonly deposit: DepositState }
  | {
      readonly ok: false;
      readonly code: 'invalid_transition' | 'permission_denied' | 'reason_required' | 'bad_amount';
      readonly message: string;
    };

interface Rule {
  readonly from: readonly DepositStatus[];
  readonly to: DepositStatus;
  readonly by: readonly QuoteActor[];
  readonly needsReason?: true;
  /** Returns why the command is refused, as a sentence, or null when it is allowed. */
  readonly refuseFor?: (deposit: DepositState) => string | null;
  /** Returns what is wrong with an amount, as a sentence, or null for a valid one. */
  readonly refuseAmount?: (deposit: DepositState, amountCents: number) => string | null;
}

const dollars = (cents: number): string => formatAud(cents, { decimals: 'always' });

/**
 * What the company holds of a deposit, in cents: received, and neither refunded nor used by an
 * invoice.
 */
export function heldDeposit(deposit: DepositState): number {
  if (deposit.status === 'none' || deposit.status === 'due') return 0;
  return deposit.amountCents - deposit.takenOffCents - deposit.refundedCents;
}

const refuseUpTo =
  (mostOf: (deposit: DepositState) => number): NonNullable<Rule['refuseAmount']> =>
  (deposit, amountCents) => {
    const most = mostOf(deposit);
    return amountCents > 0 && amountCents <= most ? null : `Only ${dollars(most)} can move.`;
  };

/**
 * The rules of each command. The service itself deducts a deposit from an invoice and returns it.
 */
const RULES: Readonly<Record<DepositTransition, Rule>> = {
  record_deposit: {
    from: ['due'],
    to: 'paid',
    by: ['staff'],
    refuseAmount: (deposit, amountCents) =>
      amountCents === deposit.amountCents
        ? null
        : `The deposit is ${dollars(deposit.amountCents)}. Record that amount.`,
  },
  take_deposit_back: {
    from: ['paid'],
    to: 'due',
    by: ['staff'],
    needsReason: true,
    refuseFor({ takenOffCents, refundedCents }) {
      if (takenOffCents > 0) {
        return `An invoice was paid with ${dollars(takenOffCents)} of the deposit. Void that invoice first, then undo the recording.`;
      }
      return refundedCents > 0
        ? `We gave back ${dollars(refundedCents)} of the deposit already, so refund the rest instead.`
        : null;
    },
  },
  refund_deposit: {
    from: ['paid'],
    to: 'refunded',
    by: ['staff'],
    needsReason: true,
    refuseAmount(deposit, amountCents) {
      const held = heldDeposit(deposit);
      if (held === 0) return 'It was taken off an invoice. Refund the payment of that invoice.';
      return amountCents === held ? null : `We hold ${dollars(held)} of it. Refund that amount.`;
    },
  },
  take_deposit_off: {
    from: ['paid'],
    to: 'paid',
    by: ['system'],
    refuseAmount: refuseUpTo(heldDeposit),
  },
  release_deposit: {
    from: ['paid', 'refunded'],
    to: 'paid',
    by: ['system'],
    refuseAmount: refuseUpTo(({ takenOffCents }) => takenOffCents),
  },
  waive_deposit: { from: ['due'], to: 'none', by: ['system'] },
};

const refuse = (
  code: Exclude<DepositTransitionResult, { ok: true }>['code'],
  message: string,
): DepositTransitionResult => ({ ok: false, code, message });

/** The next state of a deposit, or why the command is refused. */
export function transitionDeposit(
  deposit: DepositState,
  command: DepositTransition,
  { actor, reason, amountCents = 0 }: DepositActorContext,
): DepositTransitionResult {
  const { from, to, by, needsReason, refuseFor, refuseAmount } = RULES[command];
  if (!from.includes(deposit.status)) return refuse('invalid_transition', NOW[deposit.status]);
  if (!by.includes(actor)) return refuse('permission_denied', ERROR_MESSAGES.permissionDenied);
  const obstacle = refuseFor?.(deposit) ?? null;
  if (obstacle !== null) return refuse('invalid_transition', obstacle);
  if (needsReason && (reason ?? '').trim() === '') {
    return refuse('reason_required', 'Say why, in a sentence.');
  }
  const wrongAmount = refuseAmount?.(deposit, amountCents) ?? null;
  if (wrongAmount !== null) return refuse('bad_amount', wrongAmount);
  return { ok: true, deposit: { ...moved(deposit, command, amountCents), status: to } };
}

function moved(
  deposit: DepositState,
  command: DepositTransition,
  amountCents: number,
): DepositState {
  const { takenOffCents, refundedCents } = deposit;
  if (command === 'take_deposit_off') {
    return { ...deposit, takenOffCents: takenOffCents + amountCents };
  }
  if (command === 'release_deposit') {
    return { ...deposit, takenOffCents: takenOffCents - amountCents };
  }
  if (command === 'refund_deposit') {
    return { ...deposit, refundedCents: refundedCents + amountCents };
  }
  return deposit;
}

/**
 * The commands that an actor could give now, assuming that they give a reason where one is
 * required.
 */
export function availableDepositCommands(
  deposit: DepositState,
  actor: QuoteActor,
): DepositTransition[] {
  const amounts = [deposit.amountCents, heldDeposit(deposit), 1];
  return DEPOSIT_TRANSITIONS.filter((command) =>
    amounts.some(
      (amountCents) =>
        transitionDeposit(deposit, command, { actor, reason: 'given', amountCents }).ok,
    ),
  );
}

const NOW: Readonly<Record<DepositStatus, string>> = {
  none: 'No deposit is due for this quote.',
  due: 'The deposit of this quote has not been paid yet.',
  paid: 'The deposit of this quote has been paid.',
  refunded: 'The deposit of this quote has been given back.',
};
