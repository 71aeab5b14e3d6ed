import {
  transitionAppointment,
  type Appointment,
  type AppointmentActorContext,
  type AppointmentState,
  type AppointmentTransition,
} from '@cleaning/contract';
import type { Transaction } from '../core/db/client.ts';
import { ApiError, refuseField } from '../core/http/api-error.ts';
import { stampOf, userIdOf, type ChangeStamp } from '../core/http/viewer.ts';
import { doubleBooked } from './appointment-errors.ts';
import { stateOf } from './appointment-mapper.ts';
import {
  DoubleBookingError,
  updateAppointment,
  type AppointmentChanges,
  type AppointmentRow,
} from './appointment-repository.ts';
import { closeRescheduleRequest, insertEvent } from './history-repository.ts';
import { openLateFee } from './late-fees/late-fee.ts';
import {
  lockSameVersion,
  readAppointment,
  type AppointmentCommandCall,
  type LoadedAppointment,
} from './load-appointment.ts';

/** What a command does besides the change of state. */
export interface CommandEffects {
  readonly changes: AppointmentChanges;
  /** The first name of the assigned member of staff, for the message about a double booking. */
  readonly staffName?: string;
  /** True when a member of staff records an action of the client. */
  readonly isForClient?: boolean;
  /** Further writes, run after the change was accepted. */
  readonly afterwards?: () => Promise<void>;
}

/**
 * Locks the appointment, asks the state machine, writes the new state and appends an event.
 *
 * @param effectsOf works out the rest of the change; it may refuse the command too.
 * @throws ApiError `not_found`, `stale_version`, `double_booked`, or an error of the state machine
 *   or of `effectsOf`.
 */
export async function executeCommand(
  transaction: Transaction,
  call: AppointmentCommandCall,
  command: AppointmentTransition,
  effectsOf: (locked: LoadedAppointment) => CommandEffects | Promise<CommandEffects> = () => ({
    changes: {},
  }),
): Promise<Appointment> {
  const { viewer, now, reason = null, doneAt = now } = call;
  const locked = await lockSameVersion(transaction, call);
  const state = stateOf(locked.record);
  const by = { actor: viewer.kind, reason };
  const next = nextState(state, command, by, { doneAt, current: locked.appointment });
  const effects = await effectsOf(locked);
  const changes = { ...effects.changes, status: next.status };
  const written = await writeAppointment(
    transaction,
    locked,
    { ...effects, changes },
    stampOf(call),
  );
  const answered = next.rescheduleRequest;
  if (state.rescheduleRequest === 'open' && answered !== null && answered !== 'open') {
    await closeRescheduleRequest(transaction, call.id, {
      status: answered,
      answer: viewer.kind === 'staff' ? reason : null,
      answeredAt: now,
    });
  }
  if (written.status !== locked.row.status) await openLateFee(transaction, written, viewer);
  await effects.afterwards?.();
  await insertEvent(transaction, {
    appointmentId: written.id,
    command,
    fromStatus: locked.row.status,
    toStatus: written.status,
    actor: viewer.kind,
    actorId: userIdOf(viewer),
    onBehalfOf: effects.isForClient === true ? written.clientId : null,
    reason,
    takenFrom: locked.row.staffId === written.staffId ? null : locked.row.staffId,
    startsAt: written.startsAt,
    occurredAt: now,
  });
  return (await readAppointment(transaction, call)).appointment;
}

/**
 * The state that a command leads to.
 *
 * @param current the appointment as the caller sees it, for a refusal.
 * @throws ApiError when the machine refuses: by field for a missing reason, 403 for another role's
 * command, otherwise a conflict that carries the appointment.
 */
function nextState(
  state: AppointmentState,
  command: AppointmentTransition,
  by: AppointmentActorContext,
  { doneAt, current }: { doneAt: Date; current: Appointment },
): Pick<AppointmentState, 'status' | 'rescheduleRequest'> {
  const result = transitionAppointment(state, command, by, doneAt);
  if (result.ok) return { status: result.status, rescheduleRequest: result.rescheduleRequest };
  const { code, message } = result;
  if (code === 'reason_required') throw refuseField('reason', message);
  if (code === 'permission_denied') throw new ApiError(code, message);
  throw new ApiError('invalid_transition', message, { current });
}

/** @throws ApiError `double_booked` when the assigned member of staff is not free. */
async function writeAppointment(
  transaction: Transaction,
  { row, appointment }: LoadedAppointment,
  { changes, staffName = 'This person' }: CommandEffects,
  stamp: ChangeStamp,
): Promise<AppointmentRow> {
  try {
    return await updateAppointment(transaction, row, changes, stamp);
  } catch (error) {
    if (error instanceof DoubleBookingError) throw doubleBooked(staffName, appointment);
    throw error;
  }
}
