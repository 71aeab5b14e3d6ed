import { sydneyDateOf } from '@cleaning/pricing';
import { ERROR_MESSAGES } from '../errors/messages.ts';
import { APPOINTMENT_TRANSITIONS } from './appointment-states.ts';
import type {
  AppointmentActor,
  AppointmentStatus,
  AppointmentTransition,
  RescheduleRequestStatus,
} from './appointment-states.ts';
import { describeImpossibleAppointment } from './describe-impossible-appointment.ts';

/** The part of an appointment that the state machine reads. */
export interface AppointmentState {
  readonly status: AppointmentStatus;
  /** The planned start; null until it is confirmed. */
  readonly startsAt: Date | null;
  /** The status of the latest reschedule request; null when there was none. */
  readonly rescheduleRequest: RescheduleRequestStatus | null;
  /**
   * Whether the late fee can be decided, or is on an invoice already; null for a visit without one.
   */
  readonly lateFee: 'to_decide' | 'on_invoice' | null;
}

/** Who gives the command, and with which reason. */
export interface AppointmentActorContext {
  readonly actor: AppointmentActor;
  readonly reason?: string | null | undefined;
}

export type AppointmentTransitionResult =
  | {
      readonly ok: true;
      readonly status: AppointmentStatus;
      readonly rescheduleRequest: RescheduleRequestStatus | null;
    }
  | {
      readonly ok: false;
      readonly code: 'invalid_transition' | 'permission_denied' | 'reason_required';
      readonly message: string;
    };

interface Rule {
  readonly from: readonly AppointmentStatus[];
  /** Absent when the state does not change. */
  readonly to?: AppointmentStatus;
  readonly by: readonly AppointmentActor[];
  /** Which of those actors must give a reason. */
  readonly reasonFrom?: readonly AppointmentActor[];
  /** Whether an open reschedule request must exist, or must not. */
  readonly openRequest?: 'required' | 'absent';
  /** The new status of the reschedule request. */
  readonly requestBecomes?: RescheduleRequestStatus;
  /**
   * Closes an open reschedule request: withdrawn by a command of the client, declined by one of
   * staff.
   */
  readonly closesRequest?: true;
  /** Refused without a late fee, and while it is on an invoice. */
  readonly decidesFee?: true;
  /** Refused before the Sydney date of the appointment. */
  readonly notBeforeItsDay?: true;
  /** Refused for a client from the planned start on. */
  readonly clientOnlyBeforeStart?: true;
}

/**
 * Which actor may give which command in which status, in the order of an appointment's life cycle.
 */
const RULES: Readonly<Record<AppointmentTransition, Rule>> = {
  confirm: { from: ['requested'], to: 'confirmed', by: ['staff'] },
  decline: { from: ['requested'], to: 'declined', by: ['staff'], reasonFrom: ['staff'] },
  reschedule: { from: ['confirmed'], by: ['staff'], reasonFrom: ['staff'], closesRequest: true },
  assign: { from: ['confirmed'], by: ['staff'] },
  start: {
    from: ['confirmed'],
    to: 'in_progress',
    by: ['staff'],
    closesRequest: true,
    notBeforeItsDay: true,
  },
  report_running_late: { from: ['confirmed'], by: ['staff'], notBeforeItsDay: true },
  complete: { from: ['in_progress'], to: 'completed', by: ['staff'] },
  report_no_access: {
    from: ['confirmed', 'in_progress'],
    to: 'no_access',
    by: ['staff'],
    reasonFrom: ['staff'],
    closesRequest: true,
    notBeforeItsDay: true,
  },
  cancel: {
    from: ['requested', 'confirmed'],
    to: 'cancelled',
    by: ['client', 'staff'],
    reasonFrom: ['staff'],
    closesRequest: true,
    clientOnlyBeforeStart: true,
  },
  request_reschedule: {
    from: ['confirmed'],
    by: ['client'],
    openRequest: 'absent',
    requestBecomes: 'open',
    clientOnlyBeforeStart: true,
  },
  accept_reschedule: {
    from: ['confirmed'],
    by: ['staff'],
    openRequest: 'required',
    requestBecomes: 'accepted',
  },
  decline_reschedule: {
    from: ['confirmed'],
    by: ['staff'],
    reasonFrom: ['staff'],
    openRequest: 'required',
    requestBecomes: 'declined',
  },
  withdraw_reschedule: {
    from: ['confirmed'],
    by: ['client'],
    openRequest: 'required',
    requestBecomes: 'withdrawn',
  },
  charge_fee: { from: ['cancelled', 'no_access'], by: ['staff'], decidesFee: true },
  waive_fee: {
    from: ['cancelled', 'no_access'],
    by: ['staff'],
    reasonFrom: ['staff'],
    decidesFee: true,
  },
};

const refuse = (
  code: Exclude<AppointmentTransitionResult, { ok: true }>['code'],
  message: string,
): AppointmentTransitionResult => ({ ok: false, code, message });

/** The next state of an appointment, or why the command is refused. */
export function transitionAppointment(
  appointment: AppointmentState,
  command: AppointmentTransition,
  { actor, reason }: AppointmentActorContext,
  now: Date,
): AppointmentTransitionResult {
  const rule = RULES[command];
  if (!rule.from.includes(appointment.status)) {
    return refuse('invalid_transition', describeImpossibleAppointment(command, appointment.status));
  }
  if (!rule.by.includes(actor)) {
    return refuse('permission_denied', ERROR_MESSAGES.permissionDenied);
  }
  if (rule.reasonFrom?.includes(actor) && (reason ?? '').trim() === '') {
    return refuse('reason_required', 'Say why, in a sentence.');
  }
  const refusal = refusalOf(rule, appointment, actor, now);
  if (refusal !== null) return refuse('invalid_transition', refusal);
  return {
    ok: true,
    status: rule.to ?? appointment.status,
    rescheduleRequest: rescheduleRequestAfter(rule, appointment, actor),
  };
}

/**
 * The commands that an actor could give now, assuming that they give a reason where one is
 * required.
 */
export function availableAppointmentCommands(
  appointment: AppointmentState,
  actor: AppointmentActor,
  now: Date,
): AppointmentTransition[] {
  return APPOINTMENT_TRANSITIONS.filter(
    (command) => transitionAppointment(appointment, command, { actor, reason: 'given' }, now).ok,
  );
}

function refusalOf(
  rule: Rule,
  { startsAt, rescheduleRequest, lateFee }: AppointmentState,
  actor: AppointmentActor,
  now: Date,
): string | null {
  if (rule.openRequest === 'required' && rescheduleRequest !== 'open') {
    return 'No request for another time is waiting for an answer.';
  }
  if (rule.openRequest === 'absent' && rescheduleRequest === 'open') {
    return 'A request for another time is already waiting for an answer.';
  }
  if (rule.decidesFee && lateFee === null) {
    return 'This visit has no late fee, so there is nothing to decide.';
  }
  if (rule.decidesFee && lateFee === 'on_invoice') {
    return 'This fee is on an invoice. Remove its line from the draft, or void the invoice, to change the decision.';
  }
  if (startsAt === null) return null;
  if (rule.notBeforeItsDay && sydneyDateOf(now) < sydneyDateOf(startsAt)) {
    return 'This can be recorded on the day of the visit, not before.';
  }
  if (rule.clientOnlyBeforeStart && actor === 'client' && now >= startsAt) {
    return 'The time of this visit has come. Call us about it.';
  }
  return null;
}

function rescheduleRequestAfter(
  { requestBecomes, closesRequest }: Rule,
  { rescheduleRequest }: AppointmentState,
  actor: AppointmentActor,
): RescheduleRequestStatus | null {
  if (requestBecomes !== undefined) return requestBecomes;
  if (closesRequest !== true || rescheduleRequest !== 'open') return rescheduleRequest;
  return actor === 'client' ? 'withdrawn' : 'declined';
}
