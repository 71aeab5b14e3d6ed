import { and, between, inArray, isNull, or } from 'drizzle-orm';
import type { Queryable } from '../../core/db/client.ts';
import { appointments } from '../../core/db/schema/index.ts';
import { PLANNED_STATUSES } from '../lists/planned-visits.ts';

/** More visits than a large team has in six weeks; it only bounds the work. */
const VISITS_MAX = 20_000;

/**
 * The planned visits on some days, with no more than trips and totals need.
 *
 * @param people whose visits are wanted beside those without a cleaner; null for everyone's.
 */
export async function selectStops(
  queryable: Queryable,
  { from, to }: { readonly from: string; readonly to: string },
  people: readonly { readonly id: string }[] | null,
) {
  const { id, appointmentDate, startsAt, endsAt, suburb, staffId, status } = appointments;
  const isWanted =
    people === null
      ? undefined
      : or(
          isNull(staffId),
          inArray(
            staffId,
            people.map((person) => person.id),
          ),
        );
  const rows = await queryable
    .select({ id, appointmentDate, startsAt, endsAt, suburb, staffId })
    .from(appointments)
    .where(
      and(between(appointmentDate, from, to), inArray(status, [...PLANNED_STATUSES]), isWanted),
    )
    .limit(VISITS_MAX);
  return rows.map((row) => ({
    id: row.id,
    suburb: row.suburb,
    appointment_date: row.appointmentDate,
    starts_at: row.startsAt?.toISOString() ?? null,
    ends_at: row.endsAt?.toISOString() ?? null,
    staff_member: row.staffId === null ? null : { id: row.staffId, first_name: '' },
    minutes:
      row.startsAt === null || row.endsAt === null
        ? 0
        : Math.round((row.endsAt.getTime() - row.startsAt.getTime()) / 60_000),
  }));
}
