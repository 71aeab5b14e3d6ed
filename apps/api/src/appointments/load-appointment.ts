import type { Appointment } from '@cleaning/contract';
import type { Queryable, Transaction } from '../core/db/client.ts';
import { notFound } from '../core/http/api-error.ts';
import type { UserViewer } from '../core/http/viewer.ts';
import { findAuthorName } from '../accounts/author-name.ts';
import { staleAppointment } from './appointment-errors.ts';
import { toAppointment, type AppointmentRecord } from './appointment-mapper.ts';
import { findAppointment, lockAppointment, type AppointmentRow } from './appointment-repository.ts';
import { findLatestRescheduleRequest, listEvents } from './history-repository.ts';
import { findLateFee } from './late-fees/late-fee-repository.ts';

/** The viewer who reads or changes appointments, and the time of the call. */
export interface AppointmentContext<By extends UserViewer = UserViewer> {
  readonly viewer: By;
  readonly now: Date;
}

/** A call about one appointment. */
export interface AppointmentCall<
  By extends UserViewer = UserViewer,
> extends AppointmentContext<By> {
  readonly id: string;
}

/** A command on one appointment, which the caller last read at this version. */
export interface AppointmentCommandCall<
  By extends UserViewer = UserViewer,
> extends AppointmentCall<By> {
  readonly version: number;
  readonly reason?: string | null;
  /** When the work was done, if it was recorded earlier; otherwise it is now. */
  readonly doneAt?: Date;
}

/** The stored row, and the appointment as the caller sees it. */
export interface LoadedAppointment {
  readonly record: AppointmentRecord;
  readonly row: AppointmentRow;
  readonly appointment: Appointment;
}

/**
 * @throws ApiError `not_found` when the appointment does not exist, or the viewer may not see it.
 */
export async function readAppointment(
  queryable: Queryable,
  { id, viewer, now }: AppointmentCall,
): Promise<LoadedAppointment> {
  const named = await findAppointment(queryable, id, viewer);
  if (named === undefined) throw notFound();
  const record = {
    named,
    rescheduleRequest: await findLatestRescheduleRequest(queryable, id),
    lateFee: await findLateFee(queryable, id, viewer),
    events: await listEvents(queryable, id),
  };
  return { record, row: named.row, appointment: toAppointment(record, viewer, now) };
}

/**
 * Locks an appointment until the transaction ends, and checks its version.
 *
 * @throws ApiError `not_found`, or `stale_version` when it changed since the caller read it.
 */
export async function lockSameVersion(
  transaction: Transaction,
  call: AppointmentCommandCall,
): Promise<LoadedAppointment> {
  if (!(await lockAppointment(transaction, call.id, call.viewer))) throw notFound();
  const locked = await readAppointment(transaction, call);
  if (locked.row.version !== call.version) {
    const changedBy = await findAuthorName(transaction, locked.row, call.viewer);
    throw staleAppointment(locked.appointment, changedBy);
  }
  return locked;
}
