import type { AppointmentSummary } from '@cleaning/contract/appointments';
import type { UsedPlace } from '@cleaning/contract/clients';
import type { Recurrence } from '@cleaning/contract/series/rules';
import { and, asc, eq, getTableColumns, gt, inArray, isNull, or, sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Queryable, Transaction } from '../core/db/client.ts';
import { isOwnVisit } from '../core/db/own-visit.ts';
import { ownedBy } from '../core/db/owned-by.ts';
import { violatesExclusion } from '../core/db/database-errors.ts';
import {
  appointmentSeries,
  appointments,
  rescheduleRequests,
  users,
} from '../core/db/schema/index.ts';
import type { ChangeStamp, UserViewer } from '../core/http/viewer.ts';
import { standardTasksOf } from './work/standard-tasks.ts';
import { appendTasks } from './work/task-repository.ts';

export type AppointmentRow = typeof appointments.$inferSelect;
export type NewAppointment = typeof appointments.$inferInsert;

/** An appointment with the names of its client and member of staff. */
export interface NamedAppointment {
  readonly row: AppointmentRow;
  readonly client: {
    readonly firstName: string;
    readonly lastName: string;
    readonly email: string | null;
    readonly phoneNumber: string | null;
  };
  readonly staff: { readonly id: string; readonly firstName: string } | null;
  /** The time that the open reschedule request asks for. */
  readonly wantedTime: AppointmentSummary['wanted_time'];
  readonly series: { readonly id: string; readonly recurrence: Recurrence } | null;
}

/** The columns that a change may write. The version, author and time are written separately. */
export type AppointmentChanges = Partial<
  Omit<
    NewAppointment,
    'id' | 'reference' | 'clientId' | 'version' | 'createdAt' | 'updatedAt' | 'updatedBy'
  >
>;

const STAFF_ONCE = 'appointments_staff_once';

const staff = alias(users, 'staff');

/** An appointment has at most one open request. */
const wantedTime = sql<AppointmentSummary['wanted_time']>`(
  select json_build_object(
    'preferred_date', ${rescheduleRequests.preferredDate},
    'preferred_time', ${rescheduleRequests.preferredTime}
  )
  from ${rescheduleRequests}
  where ${rescheduleRequests.appointmentId} = ${appointments.id}
    and ${rescheduleRequests.status} = 'open'
)`;

export const visibleTo = (viewer: UserViewer): SQL | undefined =>
  viewer.kind === 'cleaner' ? isOwnVisit(viewer) : ownedBy(viewer, appointments.clientId);

/** Appointments with those names; the caller adds conditions and an order. */
export function selectNamed(queryable: Queryable) {
  return queryable
    .select({
      row: getTableColumns(appointments),
      client: {
        firstName: users.firstName,
        lastName: users.lastName,
        email: users.email,
        phoneNumber: users.phoneNumber,
      },
      staff: { id: staff.id, firstName: staff.firstName },
      wantedTime,
      series: { id: appointmentSeries.id, recurrence: appointmentSeries.recurrence },
    })
    .from(appointments)
    .innerJoin(users, eq(users.id, appointments.clientId))
    .leftJoin(staff, eq(staff.id, appointments.staffId))
    .leftJoin(appointmentSeries, eq(appointmentSeries.id, appointments.seriesId))
    .$dynamic();
}

export async function findAppointment(
  queryable: Queryable,
  id: string,
  viewer: UserViewer,
): Promise<NamedAppointment | undefined> {
  const [found] = await selectNamed(queryable).where(
    and(eq(appointments.id, id), visibleTo(viewer)),
  );
  return found;
}

/** A member of staff would have two appointments at the same time. */
export class DoubleBookingError extends Error {
  override readonly name = 'DoubleBookingError';
}

/**
 * Adds an appointment with the tasks of its service.
 *
 * @throws DoubleBookingError when the member of staff has another appointment at that time.
 */
export async function insertAppointment(
  transaction: Transaction,
  appointment: NewAppointment,
): Promise<AppointmentRow> {
  const [row] = await catchingDoubleBooking(transaction, (inner) =>
    inner.insert(appointments).values(appointment).returning(),
  );
  if (row === undefined) throw new Error('An insert returned no row.');
  await appendTasks(transaction, row.id, standardTasksOf(row.serviceId));
  return row;
}

/**
 * Locks an appointment that the viewer may see until the transaction ends; returns false when there
 * is none.
 */
export async function lockAppointment(
  transaction: Transaction,
  id: string,
  viewer: UserViewer,
): Promise<boolean> {
  const rows = await transaction
    .select({ id: appointments.id })
    .from(appointments)
    .where(and(eq(appointments.id, id), visibleTo(viewer)))
    .for('update');
  return rows.length === 1;
}

/**
 * Locks some appointments until the transaction ends, in the same order everywhere to avoid
 * deadlocks.
 */
export async function lockAppointments(
  transaction: Transaction,
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return;
  await transaction
    .select({ id: appointments.id })
    .from(appointments)
    .where(inArray(appointments.id, [...ids]))
    .orderBy(asc(appointments.id))
    .for('update');
}

/** Locks a client's appointments to come at some places until the transaction ends. */
export const lockAppointmentsAt = (
  transaction: Transaction,
  { clientId, places }: { readonly clientId: string; readonly places: readonly UsedPlace[] },
  now: Date,
): Promise<AppointmentRow[]> =>
  transaction
    .select()
    .from(appointments)
    .where(
      and(
        eq(appointments.clientId, clientId),
        inArray(appointments.status, ['requested', 'confirmed']),
        or(isNull(appointments.endsAt), gt(appointments.endsAt, now)),
        or(...places.map(isAt)),
      ),
    )
    .orderBy(asc(appointments.id))
    .for('update');

const isAt = ({ line1, suburb, postcode }: UsedPlace) =>
  and(
    eq(appointments.postcode, postcode),
    eq(sql`lower(${appointments.addressLine1})`, line1.toLowerCase()),
    eq(sql`lower(${appointments.suburb})`, suburb.toLowerCase()),
  );

/**
 * Updates an appointment that is locked.
 *
 * @throws DoubleBookingError when its member of staff has an appointment at that time already.
 */
export async function updateAppointment(
  transaction: Transaction,
  { id, version }: AppointmentRow,
  changes: AppointmentChanges,
  stamp: ChangeStamp,
): Promise<AppointmentRow> {
  const [row] = await catchingDoubleBooking(transaction, (inner) =>
    inner
      .update(appointments)
      .set({ ...changes, ...stamp, version: version + 1 })
      .where(eq(appointments.id, id))
      .returning(),
  );
  if (row === undefined) throw new Error('A locked appointment is gone.');
  return row;
}

/** An access code as it is stored. */
export type StoredAccessCode = Pick<
  AppointmentRow,
  'accessCodeEncrypted' | 'accessCodeChangedAt' | 'accessCodeChangedBy'
>;

/** Stores the encrypted access code. This does not increment the version of the appointment. */
export async function updateAccessCode(
  transaction: Transaction,
  id: string,
  code: StoredAccessCode,
): Promise<void> {
  await transaction.update(appointments).set(code).where(eq(appointments.id, id));
}

export async function updateOfficeNote(
  transaction: Transaction,
  id: string,
  completionNotes: string,
): Promise<void> {
  await transaction.update(appointments).set({ completionNotes }).where(eq(appointments.id, id));
}

/** Runs in a savepoint, so that the transaction can go on after a refusal. */
async function catchingDoubleBooking<Result>(
  transaction: Transaction,
  write: (inner: Transaction) => Promise<Result>,
): Promise<Result> {
  try {
    return await transaction.transaction(write);
  } catch (error) {
    if (violatesExclusion(error, STAFF_ONCE)) {
      throw new DoubleBookingError('The time overlaps another visit.', { cause: error });
    }
    throw error;
  }
}
