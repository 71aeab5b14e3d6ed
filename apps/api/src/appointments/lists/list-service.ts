import type {
  Appointment,
  AppointmentSummary,
  listAppointmentsQuery,
  listMyAppointmentsQuery,
} from '@cleaning/contract/appointments';
import type { CappedPage, Page } from '@cleaning/contract/http';
import { sydneyDateOf } from '@cleaning/pricing';
import type { z } from 'zod';
import type { Database, Queryable } from '../../core/db/client.ts';
import { markCapped, readPage } from '../../core/http/read-page.ts';
import { clientViewer, type ClientViewer, type StaffViewer } from '../../core/http/viewer.ts';
import { readAppointment } from '../load-appointment.ts';
import {
  countAppointments,
  findNextAppointment,
  firstRows,
  listAppointments,
  listEveryId,
  type AppointmentFilter,
} from './list-repository.ts';
import { toSummary } from '../appointment-mapper.ts';

type ListQuery = z.output<typeof listAppointmentsQuery>;
type MyListQuery = z.output<typeof listMyAppointmentsQuery>;
type AppointmentsPage = Page<AppointmentSummary> & { readonly results: AppointmentSummary[] };

type StaffAppointmentsPage = AppointmentsPage & Pick<CappedPage<unknown>, 'is_count_capped'>;

const page = (
  database: Database,
  filter: AppointmentFilter,
  query: { readonly page: number; readonly page_size: number },
  { path, isDescending }: { readonly path: string; readonly isDescending: boolean },
): Promise<AppointmentsPage> =>
  readPage(
    database,
    { path, query },
    {
      count: (snapshot) => countAppointments(snapshot, filter),
      list: (snapshot, window) => listAppointments(snapshot, filter, { isDescending, ...window }),
      toItem: toSummary,
    },
  );

export async function pageOfAppointments(
  database: Database,
  viewer: StaffViewer,
  query: ListQuery,
  path: string,
): Promise<StaffAppointmentsPage> {
  const filter = {
    viewer,
    from: query.from,
    to: query.to,
    statuses: query.status,
    staffId: query.staff_id,
    clientId: query.client_id,
  };
  const isDescending = query.ordering === '-appointment_date';
  return markCapped(await page(database, filter, query, { path, isDescending }));
}

export const pageOfOwnAppointments = (
  database: Database,
  viewer: ClientViewer,
  query: MyListQuery,
  { path, now }: { readonly path: string; readonly now: Date },
): Promise<AppointmentsPage> =>
  page(
    database,
    {
      viewer,
      from: query.from,
      to: query.to,
      quoteId: query.quote_id,
      when: query.when === 'all' ? undefined : { kind: query.when, today: sydneyDateOf(now) },
    },
    query,
    { path, isDescending: query.when !== 'upcoming' },
  );

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
