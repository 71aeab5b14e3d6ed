import { and, eq, getTableColumns, sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Queryable, Transaction } from '../../platform/db/client.ts';
import { violatesExclusion } from '../../platform/db/database-errors.ts';
import { appointmentChangeRequests, appointments, users } from '../../platform/db/schema/index.ts';
import type { Viewer } from '../../platform/http/viewer.ts';

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

/** The condition that keeps a client's queries on their own appointments. Staff have none. */
export function visibleTo(viewer: Viewer): SQL | undefined {
  return viewer.actor === 'client' ? eq(appointments.clientId, viewer.clientId) : undefined;
}

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
  viewer: Viewer,
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

/**
 * Writes changes over the appointment as it was read. Undefined when somebody changed it meanwhile.
 *
 * @throws DoubleBookingError when its member of staff has a visit at that time already.
 */
export async function updateUnchangedAppointment(
  transaction: Transaction,
  seen: AppointmentRow,
  changes: AppointmentChanges,
  now: Date,
): Promise<AppointmentRow | undefined> {
  const [row] = await catchingDoubleBooking(transaction, (inner) =>
    inner
      .update(appointments)
      .set({ ...changes, version: seen.version + 1, updatedAt: now })
      .where(
        and(
          eq(appointments.id, seen.id),
          eq(appointments.clientId, seen.clientId),
          eq(appointments.status, seen.status),
          eq(appointments.version, seen.version),
        ),
      )
      .returning(),
  );
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
