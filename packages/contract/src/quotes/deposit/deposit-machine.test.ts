import { describe, expect, test } from 'vitest';
import {
  DEPOSIT_TRANSITIONS,
  QUOTE_ACTORS,
  type DepositTransition,
  type QuoteActor,
} from '../quote-states.ts';
import {
  availableDepositCommands,
  DEPOSIT_STATUSES,
  dueDeposit,
  heldDeposit,
  transitionDeposit,
  type DepositState,
  type DepositStatus,
} from './deposit-machine.ts';

const AMOUNT = 84_00;

const UNPAID: DepositState = {
  status: 'due',
  amountCents: AMOUNT,
  receivedCents: 0,
  takenOffCents: 0,
  refundedCents: 0,
};

/**
 * A deposit in each status: half of it was received while it is due, and an invoice used half of it
 * once it was paid.
 */
const DEPOSITS: Readonly<Record<DepositStatus, DepositState>> = {
  none: { ...UNPAID, status: 'none', amountCents: 0 },
  due: { ...UNPAID, receivedCents: 42_00 },
  paid: { ...UNPAID, status: 'paid', receivedCents: AMOUNT, takenOffCents: 42_00 },
  refunded: {
    ...UNPAID,
    status: 'refunded',
    receivedCents: AMOUNT,
    takenOffCents: 42_00,
    refundedCents: 42_00,
  },
};

/** The deposit for a command. Only a deposit that no invoice used can be taken back. */
const depositFor = (command: DepositTransition, status: DepositStatus): DepositState =>
  command === 'take_deposit_back' && status === 'paid'
    ? { ...DEPOSITS.paid, takenOffCents: 0 }
    : DEPOSITS[status];

/** The amount with which each command succeeds, if it ever does. */
const AMOUNTS: Readonly<Record<DepositTransition, number>> = {
  record_deposit: 42_00,
  take_deposit_back: 42_00,
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
  ['due', 'take_deposit_back', 'staff', 'due', 'with reason'],
  ['due', 'refund_deposit', 'staff', 'refunded', 'with reason'],
  ['due', 'waive_deposit', 'system', 'paid'],
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

const takeBack = (deposit: DepositState, amountCents: number) =>
  transitionDeposit(deposit, 'take_deposit_back', { ...staff, amountCents });

const waive = (deposit: DepositState) =>
  transitionDeposit(deposit, 'waive_deposit', { actor: 'system' });

const record = (deposit: DepositState, amountCents: number) =>
  transitionDeposit(deposit, 'record_deposit', { ...staff, amountCents });

describe('the amount of a deposit', () => {
  const untouched: DepositState = { ...DEPOSITS.paid, takenOffCents: 0 };
  const system = { actor: 'system' } as const;

  test.each([
    [UNPAID, 1, 'due', 1],
    [UNPAID, 83_99, 'due', 83_99],
    [UNPAID, AMOUNT, 'paid', AMOUNT],
    [DEPOSITS.due, 41_99, 'due', 83_99],
    [DEPOSITS.due, 42_00, 'paid', AMOUNT],
  ] as const)(
    'received may be a part: of %j, %i cents',
    (deposit, cents, status, receivedCents) => {
      expect(record(deposit, cents)).toMatchObject({
        ok: true,
        deposit: { status, receivedCents },
      });
    },
  );

  test.each([0, -1, Number.NaN, 84_01])('received is never %d cents', (cents) => {
    expect(record(UNPAID, cents)).toEqual({
      ok: false,
      code: 'bad_amount',
      message: 'The deposit is $84.00. Type that or less.',
    });
    expect(record(DEPOSITS.due, cents)).toMatchObject({
      code: 'bad_amount',
      message: 'The deposit is $84.00, and $42.00 of it is still due. Type $42.00 or less.',
    });
  });

  test('taken back is due again, up to what was received', () => {
    expect(takeBack(untouched, AMOUNT)).toEqual({ ok: true, deposit: UNPAID });
    expect(takeBack(untouched, 42_00)).toEqual({ ok: true, deposit: DEPOSITS.due });
    expect(takeBack(DEPOSITS.due, 42_01)).toMatchObject({ code: 'bad_amount' });
    expect(takeBack(UNPAID, 1)).toMatchObject({
      code: 'invalid_transition',
      message: 'The deposit of this quote has not been paid yet.',
    });
    expect(takeBack(DEPOSITS.paid, 42_00)).toMatchObject({
      code: 'invalid_transition',
      message:
        'An invoice was paid with $42.00 of the deposit. Void that invoice first, then undo the payment.',
    });
    expect(takeBack({ ...untouched, refundedCents: 42_00 }, 42_00)).toMatchObject({
      code: 'invalid_transition',
      message: 'We paid back $42.00 of the deposit already, so pay the rest back instead.',
    });
  });

  test('waived is what was not received: the deposit is then what was', () => {
    expect(waive(UNPAID)).toMatchObject({ ok: true, deposit: { status: 'none' } });
    const waived = { ...DEPOSITS.due, status: 'paid' } as const;
    expect(waive(DEPOSITS.due)).toEqual({ ok: true, deposit: waived });
    expect([dueDeposit(waived), heldDeposit(waived)]).toEqual([0, 42_00]);
  });

  test('refunded must be all that is held', () => {
    expect(refund(DEPOSITS.due, 42_00)).toMatchObject({ deposit: { status: 'refunded' } });
    expect(refund(UNPAID, AMOUNT)).toMatchObject({
      message: 'The deposit of this quote has not been paid yet.',
    });
    expect(refund(untouched, AMOUNT)).toMatchObject({
      ok: true,
      deposit: { status: 'refunded', refundedCents: AMOUNT },
    });
    expect(refund(DEPOSITS.paid, AMOUNT)).toMatchObject({
      message: 'We hold $42.00 of it. Pay that amount back.',
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
    ['none', 0, 0],
    ['due', 42_00, 42_00],
    ['paid', 42_00, 0],
    ['refunded', 0, 0],
  ] as const)('held of a deposit that is %s is %i cents, and due %i', (status, held, due) => {
    expect(heldDeposit(DEPOSITS[status])).toBe(held);
    expect(dueDeposit(DEPOSITS[status])).toBe(due);
  });
});

describe('the available commands of a deposit', () => {
  test.each([
    ['none', 'staff', []],
    ['due', 'staff', ['record_deposit', 'take_deposit_back', 'refund_deposit']],
    ['due', 'client', []],
    ['paid', 'staff', ['refund_deposit']],
    ['refunded', 'staff', []],
  ] as const)('in status %s by %s are %j', (status, actor, commands) => {
    expect(availableDepositCommands(DEPOSITS[status], actor)).toEqual(commands);
  });

  test('are only to record it before any of it was received', () => {
    expect(availableDepositCommands(UNPAID, 'staff')).toEqual(['record_deposit']);
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
