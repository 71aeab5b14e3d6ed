import type { Appointment, AppointmentSummary } from '@cleaning/contract/appointments';
import { sydneyDateOf } from '@cleaning/pricing';
import type { Queryable } from '../../core/db/client.ts';
import { clientViewer } from '../../core/http/viewer.ts';
import { readAppointment } from '../load-appointment.ts';
import { toSummary } from '../view.ts';
import {
  findNextAppointment,
  firstRows,
  listAppointments,
  listEveryId,
} from './appointment-list-repository.ts';

/** The next appointment of a client that has a time, as the dashboard shows it. */
export async function nextAppointment(
  queryable: Queryable,
  clientId: string,
  now: Date,
): Promise<AppointmentSummary | null> {
  const next = await findNextAppointment(queryable, clientViewer(clientId), now);
  return next === undefined ? null : toSummary(next);
}

/** The first open request of a client, unless its day is over. */
export async function nextRequest(
  queryable: Queryable,
  clientId: string,
  now: Date,
): Promise<AppointmentSummary | null> {
  const [request] = await listAppointments(
    queryable,
    {
      viewer: clientViewer(clientId),
      statuses: ['requested'],
      when: { kind: 'upcoming', today: sydneyDateOf(now) },
    },
    firstRows(1),
  );
  return request === undefined ? null : toSummary(request);
}

/** Every appointment of a client in full, for the export of their data. */
export async function exportFor(
  queryable: Queryable,
  clientId: string,
  now: Date,
): Promise<Appointment[]> {
  const viewer = clientViewer(clientId);
  const appointments: Appointment[] = [];
  for (const id of await listEveryId(queryable, clientId)) {
    appointments.push((await readAppointment(queryable, { id, viewer, now })).appointment);
  }
  return appointments;
}
