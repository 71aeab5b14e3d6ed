import { describe, expect, test } from 'vitest';
import {
  availableDepositCommands,
  DEPOSIT_STATUSES,
  heldDeposit,
  transitionDeposit,
  type DepositState,
  type DepositStatus,
} from './deposit-machine.ts';
import {
  DEPOSIT_TRANSITIONS,
  QUOTE_ACTORS,
  type DepositTransition,
  type QuoteActor,
} from './quote-states.ts';

const AMOUNT = 84_00;

/** A deposit in each status. An invoice used half of it, where that is possible. */
const DEPOSITS: Readonly<Record<DepositStatus, DepositState>> = {
  none: { status: 'none', amountCents: 0, takenOffCents: 0, refundedCents: 0 },
  due: { status: 'due', amountCents: AMOUNT, takenOffCents: 0, refundedCents: 0 },
  paid: { status: 'paid', amountCents: AMOUNT, takenOffCents: 42_00, refundedCents: 0 },
  refunded: { status: 'refunded', amountCents: AMOUNT, takenOffCents: 42_00, refundedCents: 42_00 },
};

/** The deposit for a command. Only a deposit that no invoice used can be taken back. */
const depositFor = (command: DepositTransition, status: DepositStatus): DepositState =>
  command === 'take_deposit_back' && status === 'paid'
    ? { ...DEPOSITS.paid, takenOffCents: 0 }
    : DEPOSITS[status];

/** The amount with which each command succeeds, if it ever does. */
const AMOUNTS: Readonly<Record<DepositTransition, number>> = {
  record_deposit: AMOUNT,
  take_deposit_back: 0,
  refund_deposit: 42_00,
  take_deposit_off: 42_00,
  release_deposit: 42_00,
  waive_deposit: 0,
};

type Allowed = readonly [
  from: DepositStatus,
  command: DepositTransition,
  by: QuoteActor,
  to: DepositStatus,
  reason?: 'with reason',
];

/** Everything that is allowed for a deposit. Whatever is not listed is refused. */
const ALLOWED: readonly Allowed[] = [
  ['due', 'record_deposit', 'staff', 'paid'],
  ['due', 'waive_deposit', 'system', 'none'],
  ['paid', 'take_deposit_back', 'staff', 'due', 'with reason'],
  ['paid', 'refund_deposit', 'staff', 'refunded', 'with reason'],
  ['paid', 'take_deposit_off', 'system', 'paid'],
  ['paid', 'release_deposit', 'system', 'paid'],
  ['refunded', 'release_deposit', 'system', 'paid'],
];

const attempts = DEPOSIT_STATUSES.flatMap((status) =>
  DEPOSIT_TRANSITIONS.flatMap((command) =>
    QUOTE_ACTORS.map((actor) => ({ status, command, actor })),
  ),
);

/**
 * The outcome of an attempt according to {@link ALLOWED}: the next state, or the code of the
 * refusal.
 */
function expectedOutcome({ status, command, actor }: (typeof attempts)[number], saysWhy: boolean) {
  const allowed = ALLOWED.find(([from, name]) => from === status && name === command);
  if (allowed === undefined) return { ok: false, code: 'invalid_transition' };
  const [, , by, to, reason] = allowed;
  if (by !== actor) return { ok: false, code: 'permission_denied' };
  return reason !== undefined && !saysWhy
    ? { ok: false, code: 'reason_required' }
    : { ok: true, deposit: { status: to } };
}

describe('a deposit command with the right amount', () => {
  test.each(attempts)('$status: $command by $actor', (attempt) => {
    const { status, command, actor } = attempt;
    for (const reason of ['Because.', undefined, '', ' \n']) {
      const order = { actor, reason, amountCents: AMOUNTS[command] };
      expect(transitionDeposit(depositFor(command, status), command, order)).toMatchObject(
        expectedOutcome(attempt, reason === 'Because.'),
      );
    }
  });
});

const staff = { actor: 'staff', reason: 'Because.' } as const;

const refund = (deposit: DepositState, amountCents: number) =>
  transitionDeposit(deposit, 'refund_deposit', { ...staff, amountCents });

const takeBack = (deposit: DepositState) => transitionDeposit(deposit, 'take_deposit_back', staff);

describe('the amount of a deposit', () => {
  const untouched: DepositState = { ...DEPOSITS.paid, takenOffCents: 0 };
  const system = { actor: 'system' } as const;

  test.each([0, -1, 83_99, 84_01, Number.NaN])(
    'paid must be the requested one, not %d',
    (cents) => {
      expect(
        transitionDeposit(DEPOSITS.due, 'record_deposit', { ...staff, amountCents: cents }),
      ).toEqual({
        ok: false,
        code: 'bad_amount',
        message: 'The deposit is $84.00. Record that amount.',
      });
    },
  );

  test('taken back must be the whole deposit', () => {
    expect(takeBack(untouched)).toEqual({ ok: true, deposit: DEPOSITS.due });
    expect(takeBack(DEPOSITS.paid)).toMatchObject({
      code: 'invalid_transition',
      message:
        'An invoice was paid with $42.00 of the deposit. Void that invoice first, then undo the recording.',
    });
    expect(takeBack({ ...untouched, refundedCents: 42_00 })).toMatchObject({
      code: 'invalid_transition',
      message: 'We gave back $42.00 of the deposit already, so refund the rest instead.',
    });
  });

  test('refunded must be all that is held', () => {
    expect(refund(untouched, AMOUNT)).toMatchObject({
      ok: true,
      deposit: { status: 'refunded', refundedCents: AMOUNT },
    });
    expect(refund(DEPOSITS.paid, AMOUNT)).toMatchObject({
      message: 'We hold $42.00 of it. Refund that amount.',
    });
    expect(refund({ ...untouched, takenOffCents: AMOUNT }, AMOUNT)).toMatchObject({
      message: 'It was taken off an invoice. Refund the payment of that invoice.',
    });
  });

  test.each([0, -1, 42_01, Number.NaN])('used for an invoice is never %d', (cents) => {
    for (const command of ['take_deposit_off', 'release_deposit'] as const) {
      const order = { ...system, amountCents: cents };
      expect(transitionDeposit(DEPOSITS.paid, command, order)).toMatchObject({
        code: 'bad_amount',
        message: 'Only $42.00 can move.',
      });
    }
  });

  test.each([
    ['none', 0],
    ['due', 0],
    ['paid', 42_00],
    ['refunded', 0],
  ] as const)('held of a deposit that is %s is %i cents', (status, cents) => {
    expect(heldDeposit(DEPOSITS[status])).toBe(cents);
  });
});

describe('the available commands of a deposit', () => {
  test.each([
    ['none', 'staff', []],
    ['due', 'staff', ['record_deposit']],
    ['due', 'client', []],
    ['paid', 'staff', ['refund_deposit']],
    ['refunded', 'staff', []],
  ] as const)('in status %s by %s are %j', (status, actor, commands) => {
    expect(availableDepositCommands(DEPOSITS[status], actor)).toEqual(commands);
  });

  test('include taking it back while no invoice was paid with it', () => {
    const untouched = { ...DEPOSITS.paid, takenOffCents: 0 };
    expect(availableDepositCommands(untouched, 'staff')).toEqual([
      'take_deposit_back',
      'refund_deposit',
    ]);
    expect(availableDepositCommands(untouched, 'client')).toEqual([]);
  });
});

test('a refusal is a sentence for the caller', () => {
  for (const { status, command, actor } of attempts) {
    const result = transitionDeposit(DEPOSITS[status], command, { actor });
    expect(result.ok ? 'Allowed.' : result.message).toMatch(/^[A-Z][^_]+\.$/u);
  }
});
