import { and, eq, getTableColumns, sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Queryable, Transaction } from '../../platform/db/client.ts';
import { ownedBy } from '../../platform/db/owned-by.ts';
import { violatesExclusion } from '../../platform/db/database-errors.ts';
import { appointmentChangeRequests, appointments, users } from '../../platform/db/schema/index.ts';
import type { UserViewer } from '../../platform/http/viewer.ts';

export type AppointmentRow = typeof appointments.$inferSelect;
export type NewAppointment = typeof appointments.$inferInsert;

/** An appointment with the names of its people. */
export interface NamedAppointment {
  readonly row: AppointmentRow;
  readonly client: { readonly firstName: string; readonly lastName: string };
  readonly staff: { readonly id: string; readonly firstName: string } | null;
  readonly hasOpenChangeRequest: boolean;
}

/** The columns that a change may write; the version and the time are counted for it. */
export type AppointmentChanges = Partial<
  Omit<NewAppointment, 'id' | 'reference' | 'clientId' | 'version' | 'createdAt' | 'updatedAt'>
>;

const STAFF_ONCE = 'appointments_staff_once';

const staff = alias(users, 'staff');

const hasOpenChangeRequest = sql<boolean>`exists (
  select 1 from ${appointmentChangeRequests}
  where ${appointmentChangeRequests.appointmentId} = ${appointments.id}
    and ${appointmentChangeRequests.status} = 'open'
)`;

export const visibleTo = (viewer: UserViewer): SQL | undefined =>
  ownedBy(viewer, appointments.clientId);

/** Appointments with the names of their people; conditions and order are the caller's. */
export function selectNamed(queryable: Queryable) {
  return queryable
    .select({
      row: getTableColumns(appointments),
      client: { firstName: users.firstName, lastName: users.lastName },
      staff: { id: staff.id, firstName: staff.firstName },
      hasOpenChangeRequest,
    })
    .from(appointments)
    .innerJoin(users, eq(users.id, appointments.clientId))
    .leftJoin(staff, eq(staff.id, appointments.staffId))
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

/** Who would have to be in two places at once. */
export class DoubleBookingError extends Error {
  override readonly name = 'DoubleBookingError';
}

/** @throws DoubleBookingError when its member of staff has a visit at that time already. */
export async function insertAppointment(
  transaction: Transaction,
  appointment: NewAppointment,
): Promise<AppointmentRow> {
  const [row] = await catchingDoubleBooking(transaction, (inner) =>
    inner.insert(appointments).values(appointment).returning(),
  );
  if (row === undefined) throw new Error('An insert returned no row.');
  return row;
}

/** Locks an appointment that the viewer may see until the transaction ends; false when there is none. */
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
 * Writes changes over an appointment that is locked.
 *
 * @throws DoubleBookingError when its member of staff has a visit at that time already.
 */
export async function updateAppointment(
  transaction: Transaction,
  { id, version }: AppointmentRow,
  changes: AppointmentChanges,
  now: Date,
): Promise<AppointmentRow> {
  const [row] = await catchingDoubleBooking(transaction, (inner) =>
    inner
      .update(appointments)
      .set({ ...changes, version: version + 1, updatedAt: now })
      .where(eq(appointments.id, id))
      .returning(),
  );
  if (row === undefined) throw new Error('A locked appointment is gone.');
  return row;
}

/** Within a savepoint, so that the transaction goes on after the refusal. */
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
