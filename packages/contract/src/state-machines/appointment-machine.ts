import { sydneyDateOf } from '@cleaning/pricing';
import { ERROR_MESSAGES } from '../errors/messages.ts';
import { APPOINTMENT_TRANSITIONS } from './appointment-states.ts';
import type {
  AppointmentActor,
  AppointmentStatus,
  AppointmentTransition,
  ChangeRequestStatus,
} from './appointment-states.ts';
import { describeImpossibleAppointment } from './describe-impossible-appointment.ts';

/** What the machine needs to know of an appointment. */
export interface AppointmentState {
  readonly status: AppointmentStatus;
  /** When the visit is planned to begin; null until it is confirmed. */
  readonly startsAt: Date | null;
  /** What became of the client's latest wish for another time; null when there was none. */
  readonly changeRequest: ChangeRequestStatus | null;
}

/** Who acts, and what they say. */
export interface AppointmentActorContext {
  readonly actor: AppointmentActor;
  readonly reason?: string | null | undefined;
}

export type AppointmentTransitionResult =
  | {
      readonly ok: true;
      readonly status: AppointmentStatus;
      readonly changeRequest: ChangeRequestStatus | null;
    }
  | {
      readonly ok: false;
      readonly code: 'invalid_transition' | 'permission_denied' | 'reason_required';
      readonly message: string;
    };

interface Rule {
  readonly from: readonly AppointmentStatus[];
  /** Absent where the appointment stays in its state. */
  readonly to?: AppointmentStatus;
  readonly by: readonly AppointmentActor[];
  /** Which of those actors must say why. */
  readonly reasonFrom?: readonly AppointmentActor[];
  /** Whether a wish for another time must wait for an answer, or must not. */
  readonly wish?: 'open' | 'none-open';
  /** What becomes of the wish. An open one never outlives a command that settles the visit. */
  readonly wishBecomes?: ChangeRequestStatus;
  readonly settlesWish?: true;
  /** Not before the day of the visit in Sydney. */
  readonly notBeforeItsDay?: true;
  /** A client may do it only until the visit begins. */
  readonly clientOnlyBeforeStart?: true;
}

/** Who may move an appointment, from where to where, in the order an appointment lives through it. */
const RULES: Readonly<Record<AppointmentTransition, Rule>> = {
  confirm: { from: ['requested'], to: 'confirmed', by: ['staff'] },
  decline: { from: ['requested'], to: 'declined', by: ['staff'], reasonFrom: ['staff'] },
  reschedule: { from: ['confirmed'], by: ['staff'], reasonFrom: ['staff'], settlesWish: true },
  start: {
    from: ['confirmed'],
    to: 'in_progress',
    by: ['staff'],
    settlesWish: true,
    notBeforeItsDay: true,
  },
  complete: { from: ['in_progress'], to: 'completed', by: ['staff'] },
  report_no_access: {
    from: ['confirmed', 'in_progress'],
    to: 'no_access',
    by: ['staff'],
    reasonFrom: ['staff'],
    settlesWish: true,
    notBeforeItsDay: true,
  },
  cancel: {
    from: ['requested', 'confirmed'],
    to: 'cancelled',
    by: ['client', 'staff'],
    reasonFrom: ['staff'],
    settlesWish: true,
    clientOnlyBeforeStart: true,
  },
  ask_for_another_time: {
    from: ['confirmed'],
    by: ['client'],
    wish: 'none-open',
    wishBecomes: 'open',
    clientOnlyBeforeStart: true,
  },
  accept_another_time: {
    from: ['confirmed'],
    by: ['staff'],
    wish: 'open',
    wishBecomes: 'accepted',
  },
  decline_another_time: {
    from: ['confirmed'],
    by: ['staff'],
    reasonFrom: ['staff'],
    wish: 'open',
    wishBecomes: 'declined',
  },
  withdraw_another_time: {
    from: ['confirmed'],
    by: ['client'],
    wish: 'open',
    wishBecomes: 'withdrawn',
  },
};

const refuse = (
  code: Exclude<AppointmentTransitionResult, { ok: true }>['code'],
  message: string,
): AppointmentTransitionResult => ({ ok: false, code, message });

/** The next state of an appointment, or why there is none. */
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
  const hindrance = hindranceOf(rule, appointment, actor, now);
  if (hindrance !== null) return refuse('invalid_transition', hindrance);
  return {
    ok: true,
    status: rule.to ?? appointment.status,
    changeRequest: wishAfter(rule, appointment, actor),
  };
}

/** The commands that an actor could give now, if they also say why where that is asked. */
export function availableAppointmentCommands(
  appointment: AppointmentState,
  actor: AppointmentActor,
  now: Date,
): AppointmentTransition[] {
  return APPOINTMENT_TRANSITIONS.filter(
    (command) => transitionAppointment(appointment, command, { actor, reason: 'given' }, now).ok,
  );
}

function hindranceOf(
  rule: Rule,
  { startsAt, changeRequest }: AppointmentState,
  actor: AppointmentActor,
  now: Date,
): string | null {
  if (rule.wish === 'open' && changeRequest !== 'open') {
    return 'No request for another time is waiting for an answer.';
  }
  if (rule.wish === 'none-open' && changeRequest === 'open') {
    return 'A request for another time is already waiting for an answer.';
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

function wishAfter(
  { wishBecomes, settlesWish }: Rule,
  { changeRequest }: AppointmentState,
  actor: AppointmentActor,
): ChangeRequestStatus | null {
  if (wishBecomes !== undefined) return wishBecomes;
  if (settlesWish !== true || changeRequest !== 'open') return changeRequest;
  return actor === 'client' ? 'withdrawn' : 'declined';
}
