import type { Appointment, AppointmentTransition } from '@cleaning/contract';
import type { Queryable, Transaction } from '../../platform/db/client.ts';
import { notFound } from '../../platform/http/api-error.ts';
import {
  DoubleBookingError,
  findAppointment,
  lockAppointment,
  updateAppointment,
  type AppointmentChanges,
  type AppointmentRow,
} from './appointment-repository.ts';
import { doubleBooked, staleVersion } from './conflicts.ts';
import {
  findLatestChangeRequest,
  insertEvent,
  listEvents,
  settleChangeRequest,
} from './history-repository.ts';
import { stateOf, toAppointment, type WholeAppointment } from './mapper.ts';
import { nextState } from './transition.ts';
import { userIdOf, type UserViewer } from '../../platform/http/viewer.ts';

/** Who looks at or does something, and when. */
export interface Scene<By extends UserViewer = UserViewer> {
  readonly viewer: By;
  readonly now: Date;
}

/** A look at one appointment. */
export interface AppointmentCall<By extends UserViewer = UserViewer> extends Scene<By> {
  readonly id: string;
}

/** A command on one appointment, which the caller last read at this version. */
export interface AppointmentCommandCall<
  By extends UserViewer = UserViewer,
> extends AppointmentCall<By> {
  readonly version: number;
  readonly reason?: string | null;
}

/** An appointment as it is stored, and as the caller sees it. */
export interface FoundAppointment {
  readonly whole: WholeAppointment;
  readonly row: AppointmentRow;
  readonly appointment: Appointment;
}

export interface AppointmentChange {
  readonly changes: AppointmentChanges;
  /** Who is to come, to name them when they cannot. */
  readonly staffName?: string;
  /** True when a member of staff writes down what the client did. */
  readonly isForClient?: boolean;
  /** What else is written, once it is certain that the change stands. */
  readonly alsoWrite?: () => Promise<void>;
}

/** @throws ApiError `not_found` when there is no such appointment, or it is somebody else's. */
export async function readAppointment(
  queryable: Queryable,
  { id, viewer, now }: AppointmentCall,
): Promise<FoundAppointment> {
  const named = await findAppointment(queryable, id, viewer);
  if (named === undefined) throw notFound();
  const whole = {
    named,
    changeRequest: await findLatestChangeRequest(queryable, id),
    events: await listEvents(queryable, id),
  };
  return { whole, row: named.row, appointment: toAppointment(whole, viewer, now) };
}

/**
 * Locks, asks the state machine, lets the caller work out the rest, and writes.
 *
 * @throws ApiError `not_found`, `stale_version`, `double_booked`, or whatever the machine or `decide`
 * refuses with.
 */
export async function changeAppointment(
  transaction: Transaction,
  call: AppointmentCommandCall,
  command: AppointmentTransition,
  decide: (found: FoundAppointment) => AppointmentChange | Promise<AppointmentChange>,
): Promise<Appointment> {
  const { viewer, now, reason = null } = call;
  if (!(await lockAppointment(transaction, call.id, viewer))) throw notFound();
  const found = await readAppointment(transaction, call);
  if (found.row.version !== call.version) throw staleVersion(found.appointment);
  const state = stateOf(found.whole);
  const by = { actor: viewer.kind, reason };
  const next = nextState(state, command, by, { now, current: found.appointment });
  const change = await decide(found);
  const changes = { ...change.changes, status: next.status };
  const written = await write(transaction, found, { ...change, changes }, now);
  if (state.changeRequest === 'open' && next.changeRequest !== null) {
    await settleChangeRequest(transaction, call.id, {
      status: next.changeRequest,
      answer: viewer.kind === 'staff' ? reason : null,
      answeredAt: now,
    });
  }
  await change.alsoWrite?.();
  await insertEvent(transaction, {
    appointmentId: written.id,
    command,
    fromStatus: found.row.status,
    toStatus: written.status,
    actor: viewer.kind,
    actorId: userIdOf(viewer),
    onBehalfOf: change.isForClient === true ? written.clientId : null,
    reason,
    startsAt: written.startsAt,
    occurredAt: now,
  });
  return (await readAppointment(transaction, call)).appointment;
}

/** @throws ApiError `double_booked` when whoever is to come cannot. */
async function write(
  transaction: Transaction,
  { row, appointment }: FoundAppointment,
  { changes, staffName = 'This person' }: AppointmentChange,
  now: Date,
): Promise<AppointmentRow> {
  try {
    return await updateAppointment(transaction, row, changes, now);
  } catch (error) {
    if (error instanceof DoubleBookingError) throw doubleBooked(staffName, appointment);
    throw error;
  }
}
