import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  availableQuoteCommands,
  isUnsentOfOffice,
  transitionQuote,
  type QuoteState,
} from './quote-machine.ts';
import {
  QUOTE_ACTORS,
  QUOTE_ORIGINS,
  QUOTE_STATUSES,
  QUOTE_TRANSITIONS,
  type QuoteActor,
  type QuoteStatus,
  type QuoteTransition,
} from './quote-states.ts';

const TERMINAL: readonly QuoteStatus[] = ['converted', 'cancelled', 'withdrawn'];

const date = fc
  .date({
    min: new Date('2026-01-01'),
    max: new Date('2027-12-31'),
    noInvalidDate: true,
  })
  .map((day) => day.toISOString().slice(0, 10));

const state: fc.Arbitrary<QuoteState> = fc.record({
  status: fc.constantFrom(...QUOTE_STATUSES),
  revision: fc.integer({ min: 1, max: 5 }),
  origin: fc.constantFrom(...QUOTE_ORIGINS),
  validUntil: fc.option(date),
});

interface Step {
  readonly command: QuoteTransition;
  readonly actor: QuoteActor;
  readonly reason: string | undefined;
  readonly today: string;
}

const step: fc.Arbitrary<Step> = fc.record({
  command: fc.constantFrom(...QUOTE_TRANSITIONS),
  actor: fc.constantFrom(...QUOTE_ACTORS),
  reason: fc.constantFrom(undefined, '', 'Because.'),
  today: date,
});

const history = fc.array(step, { minLength: 1, maxLength: 60 });

/** Every state that a sequence of commands goes through, including the first one. */
function walk(start: QuoteState, steps: readonly Step[]): QuoteState[] {
  const states = [start];
  let current = start;
  for (const { command, actor, reason, today } of steps) {
    const result = transitionQuote(current, command, { actor, reason }, today);
    if (result.ok) {
      current = { ...current, status: result.status, revision: result.revision };
      states.push(current);
    }
  }
  return states;
}

describe('any sequence of commands on a quote', () => {
  test('stays in the known states', () => {
    fc.assert(
      fc.property(state, history, (start, steps) => {
        for (const { status } of walk(start, steps)) {
          expect(QUOTE_STATUSES).toContain(status);
        }
      }),
    );
  });

  test('never leaves a final state', () => {
    fc.assert(
      fc.property(fc.constantFrom(...TERMINAL), state, history, (status, start, steps) => {
        expect(walk({ ...start, status }, steps)).toHaveLength(1);
      }),
    );
  });

  test('increases the revision only by one, with a new draft or a change of what was sent', () => {
    fc.assert(
      fc.property(state, history, (start, steps) => {
        const states = walk(start, steps);
        for (const [index, { revision, status }] of states.entries()) {
          const before = states[index - 1];
          if (before === undefined) continue;
          const isNext = status === 'draft' || (status === 'sent' && before.status === 'sent');
          expect(revision - before.revision).toBe(isNext ? 1 : 0);
        }
      }),
    );
  });

  test('gives a client no command on what the office has not sent', () => {
    fc.assert(
      fc.property(state, step, (start, { command, reason, today }) => {
        const result = transitionQuote(start, command, { actor: 'client', reason }, today);
        expect(result.ok && isUnsentOfOffice(start)).toBe(false);
      }),
    );
  });

  test('leaves a command for some actor in every state that is not final', () => {
    fc.assert(
      fc.property(state, date, (start, today) => {
        const commands = QUOTE_ACTORS.flatMap((actor) =>
          availableQuoteCommands(start, actor, today),
        );
        expect(commands.length > 0).toBe(!TERMINAL.includes(start.status));
      }),
    );
  });
});

describe('the available commands of a quote', () => {
  test('are exactly those that succeed when a reason is given', () => {
    fc.assert(
      fc.property(
        state,
        fc.constantFrom(...QUOTE_ACTORS),
        date,
        fc.constantFrom(...QUOTE_TRANSITIONS),
        (start, actor, today, command) => {
          const isOnOffer = availableQuoteCommands(start, actor, today).includes(command);
          const result = transitionQuote(start, command, { actor, reason: 'Because.' }, today);
          expect(result.ok).toBe(isOnOffer);
        },
      ),
      { numRuns: 500 },
    );
  });
});
