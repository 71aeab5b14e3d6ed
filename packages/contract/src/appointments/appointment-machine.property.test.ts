import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  availableAppointmentCommands,
  transitionAppointment,
  type AppointmentState,
} from './appointment-machine.ts';
import {
  APPOINTMENT_ACTORS,
  APPOINTMENT_STATUSES,
  APPOINTMENT_TRANSITIONS,
  RESCHEDULE_REQUEST_STATUSES,
  type AppointmentStatus,
} from './appointment-states.ts';

const TERMINAL: readonly AppointmentStatus[] = ['completed', 'declined', 'cancelled'];

const moment = fc.date({
  min: new Date('2026-01-01'),
  max: new Date('2027-12-31'),
  noInvalidDate: true,
});

const state: fc.Arbitrary<AppointmentState> = fc.record({
  status: fc.constantFrom(...APPOINTMENT_STATUSES),
  startsAt: moment,
  hasCleaner: fc.boolean(),
  rescheduleRequest: fc.option(fc.constantFrom(...RESCHEDULE_REQUEST_STATUSES)),
  lateFee: fc.constantFrom('to_decide', 'on_invoice', null),
});

const step = fc.record({
  command: fc.constantFrom(...APPOINTMENT_TRANSITIONS),
  actor: fc.constantFrom(...APPOINTMENT_ACTORS),
  reason: fc.constantFrom(undefined, '', 'Because.'),
  now: moment,
});

type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

const history = fc.array(step, { minLength: 1, maxLength: 60 });

/** Every state that a sequence of commands goes through, including the first one. */
function walk(start: AppointmentState, steps: readonly Step[]): AppointmentState[] {
  const states = [start];
  let current = start;
  for (const { command, actor, reason, now } of steps) {
    const result = transitionAppointment(current, command, { actor, reason }, now);
    if (result.ok) {
      current = { ...current, status: result.status, rescheduleRequest: result.rescheduleRequest };
      states.push(current);
    }
  }
  return states;
}

const fresh = state.map(
  (start) => ({ ...start, status: 'requested', rescheduleRequest: null }) as const,
);

describe('any sequence of commands on an appointment', () => {
  test('never leaves a final state', () => {
    fc.assert(
      fc.property(fc.constantFrom(...TERMINAL), state, history, (status, start, steps) => {
        const statuses = walk({ ...start, status }, steps).map((each) => each.status);
        expect(new Set(statuses)).toEqual(new Set([status]));
      }),
    );
  });

  test('confirms it before work starts, and starts work before it is completed', () => {
    fc.assert(
      fc.property(fresh, history, (start, steps) => {
        const statuses = walk(start, steps).map(({ status }) => status);
        const first = (status: AppointmentStatus) => statuses.indexOf(status);
        // A visit that seemed to have no access may turn out to be done.
        const begun = statuses.includes('in_progress') ? 'in_progress' : 'no_access';
        const isInOrder = first('confirmed') < first(begun) && first(begun) < first('completed');
        expect(isInOrder || !statuses.includes('completed')).toBe(true);
      }),
    );
  });

  test('never leaves a reschedule request open on a finished appointment', () => {
    fc.assert(
      fc.property(fresh, history, (start, steps) => {
        const open = walk(start, steps).filter(
          ({ rescheduleRequest }) => rescheduleRequest === 'open',
        );
        expect(open.filter(({ status }) => status !== 'confirmed')).toEqual([]);
      }),
    );
  });

  test('leaves staff a command in every state that is not final, once its day has come', () => {
    fc.assert(
      fc.property(state, (start) => {
        const later = new Date((start.startsAt?.getTime() ?? 0) + 86_400_000);
        const commands = availableAppointmentCommands(start, 'staff', later);
        const moves = commands.filter(
          (command) => !command.endsWith('_fee') && command !== 'correct_times',
        );
        expect(moves.length > 0).toBe(!TERMINAL.includes(start.status));
      }),
    );
  });
});

describe('the available commands of an appointment', () => {
  test('are exactly those that succeed when a reason is given', () => {
    fc.assert(
      fc.property(state, step, (start, { actor, command, now }) => {
        const isOnOffer = availableAppointmentCommands(start, actor, now).includes(command);
        const result = transitionAppointment(start, command, { actor, reason: 'Because.' }, now);
        expect(result.ok).toBe(isOnOffer);
      }),
      { numRuns: 500 },
    );
  });
});
