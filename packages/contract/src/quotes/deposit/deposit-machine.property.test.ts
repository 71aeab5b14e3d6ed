import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { DEPOSIT_TRANSITIONS, QUOTE_ACTORS } from '../quote-states.ts';
import {
  availableDepositCommands,
  DEPOSIT_STATUSES,
  dueDeposit,
  heldDeposit,
  transitionDeposit,
  type DepositState,
} from './deposit-machine.ts';

const due: fc.Arbitrary<DepositState> = fc.integer({ min: 1, max: 50 }).map((amountCents) => ({
  status: 'due',
  amountCents,
  receivedCents: 0,
  takenOffCents: 0,
  refundedCents: 0,
}));

const step = fc.record({
  command: fc.constantFrom(...DEPOSIT_TRANSITIONS),
  actor: fc.constantFrom(...QUOTE_ACTORS),
  reason: fc.constantFrom(undefined, '', 'Because.'),
  amountCents: fc.oneof(fc.integer({ min: -2, max: 60 }), fc.constant(undefined)),
  /** Mostly the right amount, so that sequences get far. */
  isFair: fc.boolean(),
});

const history = fc.array(step, { minLength: 1, maxLength: 60 });
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

const fairAmount = (deposit: DepositState, { command }: Step): number =>
  ({
    record_deposit: Math.ceil(dueDeposit(deposit) / 2),
    take_deposit_back: Math.ceil(deposit.receivedCents / 2),
    refund_deposit: heldDeposit(deposit),
    take_deposit_off: Math.ceil(heldDeposit(deposit) / 2),
    release_deposit: deposit.takenOffCents,
    waive_deposit: 0,
  })[command];

/** Every state that a sequence of commands goes through, with its command and amount. */
function walk(start: DepositState, steps: readonly Step[]) {
  const visited: { state: DepositState; by: Step | null; cents: number }[] = [
    { state: start, by: null, cents: 0 },
  ];
  let current = start;
  for (const by of steps) {
    const cents = by.isFair ? fairAmount(current, by) : (by.amountCents ?? 0);
    const result = transitionDeposit(current, by.command, { ...by, amountCents: cents });
    if (!result.ok) continue;
    current = result.deposit;
    visited.push({ state: current, by, cents });
  }
  return visited;
}

describe('any sequence of commands on a deposit', () => {
  test('keeps the received amount equal to what is held, used and refunded', () => {
    fc.assert(
      fc.property(due, history, (start, steps) => {
        let received = 0;
        let takenOff = 0;
        let refunded = 0;
        for (const { state, by, cents } of walk(start, steps)) {
          if (by?.command === 'record_deposit') received += cents;
          if (by?.command === 'take_deposit_back') received -= cents;
          if (by?.command === 'take_deposit_off') takenOff += cents;
          if (by?.command === 'release_deposit') takenOff -= cents;
          if (by?.command === 'refund_deposit') refunded += cents;
          expect([state.takenOffCents, state.refundedCents]).toEqual([takenOff, refunded]);
          expect(heldDeposit(state)).toBe(received - takenOff - refunded);
          expect(Math.min(heldDeposit(state), takenOff, refunded)).toBeGreaterThanOrEqual(0);
          expect(received + dueDeposit(state)).toBeLessThanOrEqual(start.amountCents);
        }
      }),
      { numRuns: 500 },
    );
  });

  test('stays in the known states, and is due until all of it came or the rest is waived', () => {
    fc.assert(
      fc.property(due, history, (start, steps) => {
        for (const { state, by } of walk(start, steps)) {
          expect(DEPOSIT_STATUSES).toContain(state.status);
          const isWaived = by?.command === 'waive_deposit';
          const isWhole = state.receivedCents === start.amountCents;
          expect(state.status === 'due').toBe(dueDeposit(state) > 0);
          expect(by?.command === 'record_deposit' && isWhole === (state.status === 'due')).toBe(
            false,
          );
          expect(state.status === 'none').toBe(isWaived && state.receivedCents === 0);
        }
      }),
    );
  });

  test('accepts no command from a client, and money commands only from staff', () => {
    fc.assert(
      fc.property(due, history, (start, steps) => {
        for (const { by } of walk(start, steps)) {
          if (by === null) continue;
          const needsReason = by.command === 'refund_deposit' || by.command === 'take_deposit_back';
          const isMoney = by.command === 'record_deposit' || needsReason;
          expect(by.actor).toBe(isMoney ? 'staff' : 'system');
          expect(!needsReason || by.reason === 'Because.').toBe(true);
        }
      }),
    );
  });
});

test('the available commands of a deposit are exactly those that succeed with some amount', () => {
  fc.assert(
    fc.property(
      due,
      history,
      fc.constantFrom(...QUOTE_ACTORS),
      fc.constantFrom(...DEPOSIT_TRANSITIONS),
      (start, steps, actor, command) => {
        const state = walk(start, steps).at(-1)?.state ?? start;
        const cents = Array.from({ length: start.amountCents + 1 }, (_, amount) => amount);
        const succeeds = cents.some(
          (amountCents) =>
            transitionDeposit(state, command, { actor, reason: 'Because.', amountCents }).ok,
        );
        expect(availableDepositCommands(state, actor).includes(command)).toBe(succeeds);
      },
    ),
    { numRuns: 300 },
  );
});
