import { formatMoney } from '@cleaning/pricing';
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
  /** What was received of it so far. */
  readonly receivedCents: number;
  /** The part that invoices used. */
  readonly takenOffCents: number;
  readonly refundedCents: number;
}

/**
 * Who gives the command, with which reason and amount. A part of a deposit is taken back by its
 * amount.
 */
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
  /** The status of the deposit after its money has moved. */
  readonly to: DepositStatus | ((after: DepositState) => DepositStatus);
  readonly by: readonly QuoteActor[];
  readonly needsReason?: true;
  /** Returns why the command is refused, as a sentence, or null when it is allowed. */
  readonly refuseFor?: (deposit: DepositState) => string | null;
  /** Returns what is wrong with an amount, as a sentence, or null for a valid one. */
  readonly refuseAmount?: (deposit: DepositState, amountCents: number) => string | null;
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

const refuseUpTo =
  (mostOf: (deposit: DepositState) => number): NonNullable<Rule['refuseAmount']> =>
  (deposit, amountCents) => {
    const most = mostOf(deposit);
    return amountCents > 0 && amountCents <= most ? null : `Only ${formatMoney(most)} can move.`;
  };

const refuseUnpaid = ({ receivedCents }: DepositState): string | null =>
  receivedCents === 0 ? NOW.due : null;

/**
 * The rules of each command. The service itself deducts a deposit from an invoice and returns it.
 * What is unpaid of a deposit by then is waived, and the deposit is what was received.
 */
const RULES: Readonly<Record<DepositTransition, Rule>> = {
  record_deposit: {
    from: ['due'],
    to: (after) => (dueDeposit(after) === 0 ? 'paid' : 'due'),
    by: ['staff'],
    refuseAmount(deposit, amountCents) {
      const due = dueDeposit(deposit);
      if (amountCents > 0 && amountCents <= due) return null;
      const whole = `The deposit is ${formatMoney(deposit.amountCents)}`;
      return deposit.receivedCents === 0
        ? `${whole}. Type that or less.`
        : `${whole}, and ${formatMoney(due)} of it is still due. Type ${formatMoney(due)} or less.`;
    },
  },
  take_deposit_back: {
    from: ['due', 'paid'],
    to: 'due',
    by: ['staff'],
    needsReason: true,
    refuseFor(deposit) {
      const { takenOffCents, refundedCents } = deposit;
      if (takenOffCents > 0) {
        return `An invoice was paid with ${formatMoney(takenOffCents)} of the deposit. Void that invoice first, then undo the recording.`;
      }
      return refundedCents > 0
        ? `We gave back ${formatMoney(refundedCents)} of the deposit already, so refund the rest instead.`
        : refuseUnpaid(deposit);
    },
    refuseAmount: refuseUpTo(heldDeposit),
  },
  refund_deposit: {
    from: ['due', 'paid'],
    to: 'refunded',
    by: ['staff'],
    needsReason: true,
    refuseFor: refuseUnpaid,
    refuseAmount(deposit, amountCents) {
      const held = heldDeposit(deposit);
      if (held === 0) return 'It was taken off an invoice. Refund the payment of that invoice.';
      return amountCents === held
        ? null
        : `We hold ${formatMoney(held)} of it. Refund that amount.`;
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
  waive_deposit: {
    from: ['due'],
    to: ({ receivedCents }) => (receivedCents === 0 ? 'none' : 'paid'),
    by: ['system'],
  },
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
  const after = moved(deposit, command, amountCents);
  return { ok: true, deposit: { ...after, status: typeof to === 'string' ? to : to(after) } };
}

function moved(
  deposit: DepositState,
  command: DepositTransition,
  amountCents: number,
): DepositState {
  const { receivedCents, takenOffCents, refundedCents } = deposit;
  const changes: Readonly<Record<DepositTransition, Partial<DepositState>>> = {
    record_deposit: { receivedCents: receivedCents + amountCents },
    take_deposit_back: { receivedCents: receivedCents - amountCents },
    refund_deposit: { refundedCents: refundedCents + amountCents },
    take_deposit_off: { takenOffCents: takenOffCents + amountCents },
    release_deposit: { takenOffCents: takenOffCents - amountCents },
    waive_deposit: {},
  };
  return { ...deposit, ...changes[command] };
}

/**
 * The commands that an actor could give now, assuming that they give a reason where one is
 * required.
 */
export function availableDepositCommands(
  deposit: DepositState,
  actor: QuoteActor,
): DepositTransition[] {
  const amounts = [heldDeposit(deposit), 1];
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
