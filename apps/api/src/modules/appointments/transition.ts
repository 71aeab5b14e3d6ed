import {
  transitionAppointment,
  type Appointment,
  type AppointmentActorContext,
  type AppointmentState,
  type AppointmentTransition,
} from '@cleaning/contract';
import { ApiError, refuseField } from '../../platform/http/api-error.ts';

/** Where a command leads. */
export type NextState = Pick<AppointmentState, 'status' | 'changeRequest'>;

/**
 * The state that a command leads to.
 *
 * @param current the appointment as the caller sees it, for a refusal.
 * @throws ApiError when the machine refuses: by field for a missing reason, 403 for another role's
 * command, otherwise a conflict that carries the appointment.
 */
export function nextState(
  state: AppointmentState,
  command: AppointmentTransition,
  by: AppointmentActorContext,
  { now, current }: { now: Date; current: Appointment },
): NextState {
  const result = transitionAppointment(state, command, by, now);
  if (result.ok) return { status: result.status, changeRequest: result.changeRequest };
  const { code, message } = result;
  if (code === 'reason_required') throw refuseField('reason', message);
  if (code === 'permission_denied') throw new ApiError(code, message);
  throw new ApiError('invalid_transition', message, { current });
}
