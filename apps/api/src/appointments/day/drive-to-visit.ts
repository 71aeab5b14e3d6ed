import type { Queryable } from '../../core/db/client.ts';
import type { StaffViewer } from '../../core/http/viewer.ts';
import { toSummary } from '../view.ts';
import type { AppointmentRow, NamedAppointment } from '../appointment-repository.ts';
import { firstRows, listAppointments } from '../lists/appointment-list-repository.ts';
import { PLANNED_STATUSES } from '../lists/planned-visits.ts';
import { tripsBetween } from '../staff-calendar/trips.ts';

/** More visits than anyone has in three weeks; it only bounds the work. */
export const OWN_VISITS_MAX = 300;

/**
 * The minutes to drive to each visit from the one before it, by the id of the visit. The first of a
 * day has none; null means that the time is unknown.
 */
export const drivesTo = (visits: readonly NamedAppointment[]): ReadonlyMap<string, number | null> =>
  new Map(
    tripsBetween(visits.map(toSummary)).map((trip) => [trip.to_appointment_id, trip.drive_minutes]),
  );

/** The minutes to drive to a visit from its cleaner's previous one on that day; null when unknown. */
export async function driveToVisit(
  queryable: Queryable,
  viewer: StaffViewer,
  { id, staffId, startsAt, appointmentDate: date }: AppointmentRow,
): Promise<number | null> {
  if (staffId === null || startsAt === null) return null;
  const ofDay = { viewer, statuses: PLANNED_STATUSES, from: date, to: date, staffId };
  const visits = await listAppointments(queryable, ofDay, firstRows(OWN_VISITS_MAX));
  return drivesTo(visits).get(id) ?? null;
}
