import { describe, expect, test } from 'vitest';
import {
  availableAppointmentCommands,
  transitionAppointment,
  type AppointmentState,
} from './appointment-machine.ts';
import {
  APPOINTMENT_ACTORS,
  APPOINTMENT_COMMANDS,
  APPOINTMENT_STATUSES,
  APPOINTMENT_TRANSITIONS,
  RESCHEDULE_REQUEST_STATUSES,
  type AppointmentActor,
  type AppointmentStatus,
  type AppointmentTransition,
  type RescheduleRequestStatus,
} from './appointment-states.ts';

const STARTS_AT = new Date('2026-12-02T22:30:00Z');
/** An hour before the appointment: its day has come, but not its time. */
const NOW = new Date('2026-12-02T21:30:00Z');

type OpenRequest = 'open' | 'none' | 'any';
type Allowed = readonly [
  from: AppointmentStatus,
  request: OpenRequest,
  command: AppointmentTransition,
  by: AppointmentActor,
  to: AppointmentStatus,
  statusAfter: RescheduleRequestStatus | 'same',
  reason?: 'with reason',
];

/**
 * Everything that is allowed on the day of the appointment before its time. Whatever is not listed
 * is refused.
 */
const ALLOWED: readonly Allowed[] = [
  ['requested', 'any', 'confirm', 'staff', 'confirmed', 'same'],
  ['requested', 'any', 'decline', 'staff', 'declined', 'same', 'with reason'],
  ['requested', 'any', 'cancel', 'client', 'cancelled', 'withdrawn'],
  ['requested', 'any', 'cancel', 'staff', 'cancelled', 'declined', 'with reason'],
  ['confirmed', 'any', 'reschedule', 'staff', 'confirmed', 'declined', 'with reason'],
  ['confirmed', 'any', 'assign', 'staff', 'confirmed', 'same'],
  ['requested', 'any', 'edit', 'staff', 'requested', 'same'],
  ['confirmed', 'any', 'edit', 'staff', 'confirmed', 'same'],
  ['confirmed', 'any', 'start', 'staff', 'in_progress', 'declined'],
  ['confirmed', 'any', 'report_running_late', 'staff', 'confirmed', 'same'],
  ['confirmed', 'any', 'report_no_access', 'staff', 'no_access', 'declined', 'with reason'],
  ['confirmed', 'any', 'cancel', 'client', 'cancelled', 'withdrawn'],
  ['confirmed', 'any', 'cancel', 'staff', 'cancelled', 'declined', 'with reason'],
  ['confirmed', 'none', 'request_reschedule', 'client', 'confirmed', 'open'],
  ['confirmed', 'open', 'accept_reschedule', 'staff', 'confirmed', 'accepted'],
  ['confirmed', 'open', 'decline_reschedule', 'staff', 'confirmed', 'declined', 'with reason'],
  ['confirmed', 'open', 'withdraw_reschedule', 'client', 'confirmed', 'withdrawn'],
  ['in_progress', 'any', 'complete', 'staff', 'completed', 'same'],
  ['completed', 'any', 'correct_times', 'staff', 'completed', 'same', 'with reason'],
  ['in_progress', 'any', 'report_no_access', 'staff', 'no_access', 'declined', 'with reason'],
  ['no_access', 'any', 'undo_no_access', 'staff', 'confirmed', 'same', 'with reason'],
  ['no_access', 'any', 'start_after_no_access', 'staff', 'in_progress', 'same', 'with reason'],
  ['no_access', 'any', 'complete_after_no_access', 'staff', 'completed', 'same', 'with reason'],
  ['cancelled', 'any', 'charge_fee', 'staff', 'cancelled', 'same'],
  ['cancelled', 'any', 'waive_fee', 'staff', 'cancelled', 'same', 'with reason'],
  ['no_access', 'any', 'charge_fee', 'staff', 'no_access', 'same'],
  ['no_access', 'any', 'waive_fee', 'staff', 'no_access', 'same', 'with reason'],
];

const REQUEST_STATUSES = [null, ...RESCHEDULE_REQUEST_STATUSES] as const;

const attempts = APPOINTMENT_STATUSES.flatMap((status) =>
  REQUEST_STATUSES.flatMap((rescheduleRequest) =>
    APPOINTMENT_TRANSITIONS.flatMap((command) =>
      APPOINTMENT_ACTORS.map((actor) => ({ status, rescheduleRequest, command, actor })),
    ),
  ),
);

type Attempt = (typeof attempts)[number];

/**
 * The outcome of an attempt according to {@link ALLOWED}: the next state, or the code of the
 * refusal.
 */
function expectedOutcome({ status, rescheduleRequest, command, actor }: Attempt, saysWhy: boolean) {
  const inState = ALLOWED.filter(([from, , name]) => from === status && name === command);
  const mine = inState.find(([, , , by]) => by === actor);
  if (inState.length === 0) return { ok: false, code: 'invalid_transition' };
  if (mine === undefined) return { ok: false, code: 'permission_denied' };
  const [, request, , , to, statusAfter, reason] = mine;
  if (reason !== undefined && !saysWhy) return { ok: false, code: 'reason_required' };
  const isOpen = rescheduleRequest === 'open';
  if (request !== 'any' && (request === 'open') !== isOpen) {
    return { ok: false, code: 'invalid_transition' };
  }
  const isTouched = isOpen || request === 'none';
  return {
    ok: true,
    status: to,
    rescheduleRequest: statusAfter === 'same' || !isTouched ? rescheduleRequest : statusAfter,
  };
}

const appointment = (
  status: AppointmentStatus,
  rescheduleRequest: RescheduleRequestStatus | null = null,
): AppointmentState => ({
  status,
  rescheduleRequest,
  startsAt: STARTS_AT,
  hasCleaner: true,
  lateFee: 'to_decide',
});

describe('a command on the day of an appointment', () => {
  test.each(attempts)('$status, request $rescheduleRequest: $command by $actor', (attempt) => {
    const { status, rescheduleRequest, command, actor } = attempt;
    for (const reason of ['Because.', undefined, null, '', ' \n']) {
      expect(
        transitionAppointment(
          appointment(status, rescheduleRequest),
          command,
          { actor, reason },
          NOW,
        ),
      ).toMatchObject(expectedOutcome(attempt, reason === 'Because.'));
    }
  });
});

describe('the time of a command', () => {
  const saying = { actor: 'staff', reason: 'Because.' } as const;

  test.each([
    // Midnight in Sydney, in daylight saving.
    ['2026-12-02T12:59:59.999Z', false],
    ['2026-12-02T13:00:00.000Z', true],
  ])('allows work to start from the day of the appointment: %s is %s', (now, isAllowed) => {
    for (const command of ['start', 'report_running_late', 'report_no_access'] as const) {
      const result = transitionAppointment(
        appointment('confirmed'),
        command,
        saying,
        new Date(now),
      );
      expect(result.ok).toBe(isAllowed);
    }
  });

  test('allows a client to cancel until the appointment starts, and staff at any time', () => {
    const lastMoment = new Date(STARTS_AT.getTime() - 1);
    for (const command of ['cancel', 'request_reschedule'] as const) {
      const by = { actor: 'client' } as const;
      expect(transitionAppointment(appointment('confirmed'), command, by, lastMoment).ok).toBe(
        true,
      );
      expect(transitionAppointment(appointment('confirmed'), command, by, STARTS_AT)).toEqual({
        ok: false,
        code: 'invalid_transition',
        message: 'The time of this visit has come. Call us about it.',
      });
    }
    const later = new Date(STARTS_AT.getTime() + 86_400_000);
    expect(transitionAppointment(appointment('confirmed'), 'cancel', saying, later).ok).toBe(true);
  });
});

describe('a visit without a cleaner', () => {
  const by = { actor: 'staff', reason: 'Because.' } as const;

  test.each([
    [
      'confirmed',
      ['report_running_late', 'report_no_access'],
      'This visit has no cleaner yet, so this cannot be recorded. Choose a cleaner first.',
    ],
    [
      'no_access',
      ['start_after_no_access', 'complete_after_no_access'],
      'This visit had no cleaner, so these would be nobody’s hours. Record the clean as a new visit, with who did it.',
    ],
  ] as const)('that is %s refuses %j, and offers neither', (status, commands, message) => {
    for (const command of commands) {
      const without = { ...appointment(status), hasCleaner: false };
      expect(transitionAppointment(without, command, by, NOW)).toEqual({
        ok: false,
        code: 'invalid_transition',
        message,
      });
      expect(availableAppointmentCommands(without, 'staff', NOW)).not.toContain(command);
    }
  });

  test('can be given one, moved, cancelled, and started by who becomes its cleaner', () => {
    const without = { ...appointment('confirmed'), hasCleaner: false };
    expect(availableAppointmentCommands(without, 'staff', NOW)).toEqual([
      'reschedule',
      'assign',
      'edit',
      'start',
      'cancel',
    ]);
  });
});

describe('the decision about a late fee', () => {
  test.each([
    [null, 'This visit has no late fee, so there is nothing to decide.'],
    [
      'on_invoice',
      'This fee is on an invoice. Remove its line from the draft, or void the invoice, to change the decision.',
    ],
  ] as const)('is refused when its state is %s', (lateFee, message) => {
    for (const command of ['charge_fee', 'waive_fee'] as const) {
      expect(
        transitionAppointment(
          { ...appointment('cancelled'), lateFee },
          command,
          { actor: 'staff', reason: 'Because.' },
          NOW,
        ),
      ).toEqual({ ok: false, code: 'invalid_transition', message });
    }
  });
});

describe('a refusal is a sentence for the caller', () => {
  test.each(attempts)('$status, request $rescheduleRequest: $command by $actor', (attempt) => {
    const { status, rescheduleRequest, command, actor } = attempt;
    const result = transitionAppointment(
      appointment(status, rescheduleRequest),
      command,
      { actor },
      NOW,
    );
    expect(result.ok ? 'Allowed.' : result.message).toMatch(/^[A-Z][^_]+\.$/u);
  });
});

describe('the available commands of an appointment', () => {
  test.each([
    ['requested', null, 'client', ['cancel']],
    ['requested', null, 'staff', ['confirm', 'decline', 'edit', 'cancel']],
    ['confirmed', null, 'client', ['cancel', 'request_reschedule']],
    ['confirmed', 'open', 'client', ['cancel', 'withdraw_reschedule']],
    [
      'confirmed',
      null,
      'staff',
      [
        'reschedule',
        'assign',
        'edit',
        'start',
        'report_running_late',
        'report_no_access',
        'cancel',
      ],
    ],
    ['in_progress', null, 'staff', ['complete', 'report_no_access']],
    ['in_progress', null, 'client', []],
    ['completed', null, 'staff', ['correct_times']],
    ['completed', null, 'client', []],
    ['cancelled', null, 'staff', ['charge_fee', 'waive_fee']],
    ['cancelled', null, 'client', []],
  ] as const)('%s, request %s, by %s: %j', (status, request, actor, commands) => {
    expect(availableAppointmentCommands(appointment(status, request), actor, NOW)).toEqual(
      commands,
    );
  });
});

test('an appointment is created once and then only changed', () => {
  expect(APPOINTMENT_COMMANDS).toEqual(['request', ...APPOINTMENT_TRANSITIONS]);
});
