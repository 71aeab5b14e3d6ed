import { sydneyDateOf } from '@cleaning/pricing';
import {
  availableCommands,
  guard,
  reasonFrom,
  transition,
  type Guard,
  type Machine,
  type Order,
  type TransitionResult,
} from '../machine.ts';
import type {
  AppointmentActor,
  AppointmentStatus,
  AppointmentTransition,
  RescheduleRequestStatus,
} from './appointment-states.ts';

/** The part of an appointment that the state machine reads. */
export interface AppointmentState {
  readonly status: AppointmentStatus;
  /** The planned start; null until it is confirmed. */
  readonly startsAt: Date | null;
  readonly hasCleaner: boolean;
  /** The status of the latest reschedule request; null when there was none. */
  readonly rescheduleRequest: RescheduleRequestStatus | null;
  /**
   * Whether the late fee can be decided, or is on an invoice already; null for a visit without one.
   */
  readonly lateFee: 'to_decide' | 'on_invoice' | null;
}

export type AppointmentTransitionResult = TransitionResult<Next>;

type Next = Pick<AppointmentState, 'status' | 'rescheduleRequest'>;

interface Given extends Order<AppointmentActor> {
  readonly now: Date;
}

type AppointmentGuard = Guard<AppointmentState, Given>;

const withOpenRequest: AppointmentGuard = guard('invalid_transition', ({ rescheduleRequest }) =>
  rescheduleRequest === 'open' ? null : 'No request for another time is waiting for an answer.',
);

const withoutOpenRequest: AppointmentGuard = guard('invalid_transition', ({ rescheduleRequest }) =>
  rescheduleRequest === 'open'
    ? 'A request for another time is already waiting for an answer.'
    : null,
);

const withOpenFee: AppointmentGuard = guard('invalid_transition', ({ lateFee }) => {
  if (lateFee === null) return 'This visit has no late fee, so there is nothing to decide.';
  return lateFee === 'on_invoice'
    ? 'This fee is on an invoice. Remove its line from the draft, or void the invoice, to change the decision.'
    : null;
});

const fromItsDay: AppointmentGuard = guard('invalid_transition', ({ startsAt }, { now }) =>
  startsAt !== null && sydneyDateOf(now) < sydneyDateOf(startsAt)
    ? 'This can be recorded on the day of the visit, not before.'
    : null,
);

const withCleaner: AppointmentGuard = guard('invalid_transition', ({ hasCleaner, status }) => {
  if (hasCleaner) return null;
  return status === 'no_access'
    ? 'This visit had no cleaner, so these would be nobody’s hours. Record the clean as a new visit, with who did it.'
    : 'This visit has no cleaner yet, so this cannot be recorded. Choose a cleaner first.';
});

const clientBeforeStart: AppointmentGuard = guard(
  'invalid_transition',
  ({ startsAt }, { actor, now }) =>
    startsAt !== null && actor === 'client' && now >= startsAt
      ? 'The time of this visit has come. Call us about it.'
      : null,
);

/** An open request for another time is closed: withdrawn by the client, declined by staff. */
const closeRequest = (
  { rescheduleRequest }: AppointmentState,
  { actor }: Given,
): RescheduleRequestStatus | null => {
  if (rescheduleRequest !== 'open') return rescheduleRequest;
  return actor === 'client' ? 'withdrawn' : 'declined';
};

const becomes =
  (status: AppointmentStatus) =>
  ({ rescheduleRequest }: AppointmentState): Next => ({ status, rescheduleRequest });

const becomesAndCloses =
  (status: AppointmentStatus) =>
  (appointment: AppointmentState, order: Given): Next => ({
    status,
    rescheduleRequest: closeRequest(appointment, order),
  });

const requestBecomes =
  (rescheduleRequest: RescheduleRequestStatus) =>
  ({ status }: AppointmentState): Next => ({ status, rescheduleRequest });

const unchanged = ({ status, rescheduleRequest }: AppointmentState): Next => ({
  status,
  rescheduleRequest,
});

const DONE: Readonly<Record<AppointmentTransition, string>> = {
  confirm: 'confirmed',
  decline: 'declined',
  reschedule: 'moved',
  assign: 'done by another cleaner',
  edit: 'changed',
  start: 'started',
  report_running_late: 'recorded as late',
  complete: 'completed',
  correct_times: 'given other times of work',
  report_no_access: 'recorded as one that we could not get into',
  undo_no_access: 'taken back to a visit that is still to come',
  start_after_no_access: 'taken back to a visit that went on',
  complete_after_no_access: 'taken back to a visit that was done',
  cancel: 'cancelled',
  request_reschedule: 'moved to another time',
  accept_reschedule: 'moved to another time',
  decline_reschedule: 'kept at its time',
  withdraw_reschedule: 'kept at its time',
  charge_fee: 'charged as one that was cancelled late',
  waive_fee: 'freed of a late fee',
};

const NOW: Readonly<Record<AppointmentStatus, string>> = {
  requested: 'is waiting to be confirmed',
  confirmed: 'is confirmed',
  in_progress: 'is under way',
  completed: 'is completed',
  declined: 'has been declined',
  cancelled: 'has been cancelled',
  no_access: 'could not be done',
};

/**
 * Which actor may give which command in which status, in the order of an appointment's life cycle.
 */
const APPOINTMENT_MACHINE: Machine<
  AppointmentTransition,
  AppointmentStatus,
  AppointmentState,
  Given,
  Next
> = {
  rules: {
    confirm: { from: ['requested'], by: ['staff'], next: becomes('confirmed') },
    decline: {
      from: ['requested'],
      by: ['staff'],
      guards: [reasonFrom('staff')],
      next: becomes('declined'),
    },
    reschedule: {
      from: ['confirmed'],
      by: ['staff'],
      guards: [reasonFrom('staff')],
      next: becomesAndCloses('confirmed'),
    },
    assign: { from: ['confirmed'], by: ['staff'], next: unchanged },
    edit: { from: ['requested', 'confirmed'], by: ['staff'], next: unchanged },
    start: {
      from: ['confirmed'],
      by: ['staff'],
      guards: [fromItsDay],
      next: becomesAndCloses('in_progress'),
    },
    report_running_late: {
      from: ['confirmed'],
      by: ['staff'],
      guards: [fromItsDay, withCleaner],
      next: unchanged,
    },
    complete: { from: ['in_progress'], by: ['staff'], next: becomes('completed') },
    correct_times: {
      from: ['completed'],
      by: ['staff'],
      guards: [reasonFrom('staff')],
      next: unchanged,
    },
    report_no_access: {
      from: ['confirmed', 'in_progress'],
      by: ['staff'],
      guards: [reasonFrom('staff'), fromItsDay, withCleaner],
      next: becomesAndCloses('no_access'),
    },
    undo_no_access: {
      from: ['no_access'],
      by: ['staff'],
      guards: [reasonFrom('staff')],
      next: becomes('confirmed'),
    },
    start_after_no_access: {
      from: ['no_access'],
      by: ['staff'],
      guards: [reasonFrom('staff'), withCleaner],
      next: becomes('in_progress'),
    },
    complete_after_no_access: {
      from: ['no_access'],
      by: ['staff'],
      guards: [reasonFrom('staff'), withCleaner],
      next: becomes('completed'),
    },
    cancel: {
      from: ['requested', 'confirmed'],
      by: ['client', 'staff'],
      guards: [reasonFrom('staff'), clientBeforeStart],
      next: becomesAndCloses('cancelled'),
    },
    request_reschedule: {
      from: ['confirmed'],
      by: ['client'],
      guards: [withoutOpenRequest, clientBeforeStart],
      next: requestBecomes('open'),
    },
    accept_reschedule: {
      from: ['confirmed'],
      by: ['staff'],
      guards: [withOpenRequest],
      next: requestBecomes('accepted'),
    },
    decline_reschedule: {
      from: ['confirmed'],
      by: ['staff'],
      guards: [reasonFrom('staff'), withOpenRequest],
      next: requestBecomes('declined'),
    },
    withdraw_reschedule: {
      from: ['confirmed'],
      by: ['client'],
      guards: [withOpenRequest],
      next: requestBecomes('withdrawn'),
    },
    charge_fee: {
      from: ['cancelled', 'no_access'],
      by: ['staff'],
      guards: [withOpenFee],
      next: unchanged,
    },
    waive_fee: {
      from: ['cancelled', 'no_access'],
      by: ['staff'],
      guards: [reasonFrom('staff'), withOpenFee],
      next: unchanged,
    },
  },
  statusOf: ({ status }) => status,
  describeImpossible: (command, { status }) =>
    `This visit ${NOW[status]}, so it cannot be ${DONE[command]} now.`,
};

/** The next state of an appointment, or why the command is refused. */
export const transitionAppointment = (
  appointment: AppointmentState,
  command: AppointmentTransition,
  by: Order<AppointmentActor>,
  now: Date,
): AppointmentTransitionResult =>
  transition(APPOINTMENT_MACHINE, appointment, command, { ...by, now });

/**
 * The commands that an actor could give now, assuming that they give a reason where one is
 * required.
 */
export const availableAppointmentCommands = (
  appointment: AppointmentState,
  actor: AppointmentActor,
  now: Date,
): AppointmentTransition[] => availableCommands(APPOINTMENT_MACHINE, appointment, { actor, now });
