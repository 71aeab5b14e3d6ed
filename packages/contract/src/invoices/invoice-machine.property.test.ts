import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { transitionClaim } from '../claims/claim-machine.ts';
import { CLAIM_STATUSES, CLAIM_TRANSITIONS } from '../claims/claim-states.ts';
import {
  availableInvoiceCommands,
  invoiceBalance,
  transitionInvoice,
  type InvoiceState,
} from './invoice-machine.ts';
import {
  INVOICE_ACTORS,
  INVOICE_STATUSES,
  INVOICE_TRANSITIONS,
  type InvoiceStatus,
} from './invoice-states.ts';

const ENDS: readonly InvoiceStatus[] = ['void', 'written_off'];

const draft: fc.Arbitrary<InvoiceState> = fc.integer({ min: 0, max: 500 }).map((totalCents) => ({
  status: 'draft',
  claimStatus: 'not_applicable',
  totalCents,
  paidCents: 0,
  creditedCents: 0,
  depositCents: 0,
  creditUsedCents: 0,
}));

const step = fc.record({
  command: fc.constantFrom(...INVOICE_TRANSITIONS),
  actor: fc.constantFrom(...INVOICE_ACTORS),
  reason: fc.constantFrom(undefined, '', 'Because.'),
  amountCents: fc.oneof(fc.integer({ min: -5, max: 600 }), fc.constant(undefined)),
});

/** Mostly valid commands of staff, so that sequences are long. */
const fairStep = fc.record({
  command: fc.constantFrom(...INVOICE_TRANSITIONS.filter((name) => name !== 'void')),
  actor: fc.constantFrom('staff' as const, 'admin' as const),
  reason: fc.constant('Because.'),
  amountCents: fc.integer({ min: 1, max: 120 }),
});

type Step = Parameters<typeof transitionInvoice>[2] & {
  readonly command: (typeof INVOICE_TRANSITIONS)[number];
};

const history: fc.Arbitrary<Step[]> = fc.array(fc.oneof(step, fairStep), {
  minLength: 1,
  maxLength: 60,
});

/** Every state that a sequence of commands goes through, with its command. */
function walk(start: InvoiceState, steps: readonly Step[]) {
  const visited: { state: InvoiceState; by: Step | null }[] = [{ state: start, by: null }];
  let current = start;
  for (const by of steps) {
    const result = transitionInvoice(current, by.command, by);
    if (result.ok) {
      current = { ...current, ...result };
      visited.push({ state: current, by });
    }
  }
  return visited;
}

describe('any sequence of commands on an invoice', () => {
  test('keeps the balance at total less payments and credits, plus refunds, and never below zero', () => {
    fc.assert(
      fc.property(draft, history, (start, steps) => {
        let paid = 0;
        let credited = 0;
        for (const { state, by } of walk(start, steps)) {
          const amount = by?.amountCents ?? 0;
          if (by?.command === 'record_payment') paid += amount;
          if (by?.command === 'refund') paid -= amount;
          if (by?.command === 'credit') credited += amount;
          expect([state.paidCents, state.creditedCents]).toEqual([paid, credited]);
          const owed = ENDS.includes(state.status) ? 0 : start.totalCents - paid - credited;
          expect(invoiceBalance(state)).toBe(owed);
          expect(owed).toBeGreaterThanOrEqual(0);
          expect(paid).toBeGreaterThanOrEqual(0);
        }
      }),
      { numRuns: 300 },
    );
  });

  test('keeps the status consistent with the payments', () => {
    fc.assert(
      fc.property(draft, history, (start, steps) => {
        for (const { state } of walk(start, steps)) {
          expect(INVOICE_STATUSES).toContain(state.status);
          if (state.status === 'draft' || ENDS.includes(state.status)) continue;
          const owed = invoiceBalance(state);
          expect(state.status === 'paid').toBe(owed === 0);
          expect(state.status === 'issued').toBe(owed > 0 && state.paidCents === 0);
        }
      }),
      { numRuns: 300 },
    );
  });

  test('never leaves a final state, and never returns to draft', () => {
    fc.assert(
      fc.property(draft, history, (start, steps) => {
        const statuses = walk(start, steps).map(({ state }) => state.status);
        // A written-off invoice can still be paid and stays written off; a void invoice accepts no
        // payment.
        const end = statuses.findIndex((status) => ENDS.includes(status));
        const after = end === -1 ? [] : statuses.slice(end + 1);
        expect(after.every((status) => status === 'written_off' && status === statuses[end])).toBe(
          true,
        );
        expect(statuses.lastIndexOf('draft')).toBe(0);
      }),
    );
  });

  test('lets a client only request a copy, and the service only transfer money', () => {
    fc.assert(
      fc.property(draft, history, (start, steps) => {
        for (const { by } of walk(start, steps)) {
          if (by === null) continue;
          expect(by.actor !== 'client' || by.command === 'send_again').toBe(true);
          expect(by.actor !== 'system' || by.command === 'record_payment').toBe(true);
          expect(by.command !== 'write_off' || by.actor === 'admin').toBe(true);
        }
      }),
    );
  });
});

describe('the available commands of an invoice', () => {
  test('are exactly those that succeed with a reason and one cent', () => {
    fc.assert(
      fc.property(
        draft,
        history,
        fc.constantFrom(...INVOICE_ACTORS),
        fc.constantFrom(...INVOICE_TRANSITIONS),
        (start, steps, actor, command) => {
          const state = walk(start, steps).at(-1)?.state ?? start;
          const isOnOffer = availableInvoiceCommands(state, actor).includes(command);
          const order = { actor, reason: 'Because.', amountCents: 1 };
          expect(transitionInvoice(state, command, order).ok).toBe(isOnOffer);
        },
      ),
    );
  });
});

describe('the claim of an invoice', () => {
  const attempts = fc.array(
    fc.record({
      command: fc.constantFrom(...CLAIM_TRANSITIONS),
      actor: fc.constantFrom(...INVOICE_ACTORS),
      reason: fc.constantFrom(undefined, '', 'Because.'),
    }),
    { maxLength: 60 },
  );

  test('changes only while the invoice is valid, stays in known states, and ends once it is paid', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...INVOICE_STATUSES),
        fc.constantFrom(...CLAIM_STATUSES),
        attempts,
        (status, first, steps) => {
          let claimStatus = first;
          for (const { command, ...order } of steps) {
            const result = transitionClaim({ status, claimStatus }, command, order);
            if (!result.ok) continue;
            expect(['issued', 'partially_paid', 'paid']).toContain(status);
            expect(['staff', 'admin']).toContain(order.actor);
            expect(claimStatus).not.toBe('not_applicable');
            // A payment that was taken back is owed again, so its claim can be made again.
            expect(claimStatus === 'reconciled' && status === 'paid').toBe(false);
            expect(command !== 'reject_claim' || order.reason === 'Because.').toBe(true);
            expect(CLAIM_STATUSES).toContain(result.claimStatus);
            claimStatus = result.claimStatus;
          }
        },
      ),
      { numRuns: 300 },
    );
  });
});
