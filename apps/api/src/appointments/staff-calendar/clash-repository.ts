import { and, asc, eq, inArray, ne, sql, type SQL } from 'drizzle-orm';
import type { Queryable } from '../../core/db/client.ts';
import { appointments } from '../../core/db/schema/index.ts';
import { selectNamed, type NamedAppointment } from '../appointment-repository.ts';
import type { AppointmentPlan } from '../booking/appointment-plan.ts';

/**
 * The appointments for which the constraint `appointments_staff_once` would refuse a plan. The
 * condition repeats that of the constraint, so that both agree and its index is used.
 *
 * @param id the planned appointment, which cannot clash with itself; null for a new one.
 */
export async function listClashes(
  queryable: Queryable,
  plan: AppointmentPlan,
  id: string | null,
): Promise<NamedAppointment[]> {
  return selectNamed(queryable)
    .where(
      and(
        eq(appointments.staffId, plan.staffId),
        overlaps(plan),
        id === null ? undefined : ne(appointments.id, id),
      ),
    )
    .orderBy(asc(appointments.startsAt), asc(appointments.id));
}

/**
 * The visits that a client has at the time of a plan, with other members of staff.
 *
 * @param id the planned appointment; null for a new one.
 */
export async function listOfSameClient(
  queryable: Queryable,
  plan: AppointmentPlan,
  { id, clientId }: { readonly id: string | null; readonly clientId: string },
): Promise<NamedAppointment[]> {
  return selectNamed(queryable)
    .where(
      and(
        eq(appointments.clientId, clientId),
        sql`${appointments.staffId} is distinct from ${plan.staffId}`,
        overlaps(plan),
        id === null ? undefined : ne(appointments.id, id),
      ),
    )
    .orderBy(asc(appointments.startsAt), asc(appointments.id));
}

const overlaps = ({ startsAt, endsAt }: AppointmentPlan): SQL | undefined =>
  and(
    inArray(appointments.status, ['confirmed', 'in_progress']),
    sql`tstzrange(${appointments.startsAt}, ${appointments.endsAt}, '[)') && tstzrange(${startsAt.toISOString()}::timestamptz, ${endsAt.toISOString()}::timestamptz, '[)')`,
  );
