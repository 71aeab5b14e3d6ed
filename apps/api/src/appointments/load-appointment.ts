import type { Appointment } from '@cleaning/contract/appointments';
import type { Queryable } from '../core/db/client.ts';
import { notFound } from '../core/http/api-error.ts';
import type { UserViewer } from '../core/http/viewer.ts';
import { toAppointment, type AppointmentRecord } from './view.ts';
import { findAppointment, type AppointmentRow } from './appointment-repository.ts';
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
