import type { WorkingDay, WorkingHours } from '@cleaning/contract/roster/rules';
import { and, asc, count, desc, eq, inArray, lte } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../core/db/client.ts';
import { workingHours } from '../../core/db/schema/index.ts';

/** Working hours, with the service area in which the person mostly works in that time. */
type StoredHours = WorkingHours & { readonly area: string | null };

/** The working hours of some people, ordered by the date from which they apply. */
export async function listHours(
  queryable: Queryable,
  staffIds: readonly string[],
  { from, to }: { readonly from: string; readonly to?: string },
): Promise<ReadonlyMap<string, readonly StoredHours[]>> {
  if (staffIds.length === 0) return new Map();
  const rows = await queryable
    // For one date, the hours saved last apply.
    .selectDistinctOn([workingHours.staffId, workingHours.countsFrom], {
      staffId: workingHours.staffId,
      counts_from: workingHours.countsFrom,
      days: workingHours.days,
      area: workingHours.area,
    })
    .from(workingHours)
    .where(
      and(
        inArray(workingHours.staffId, [...staffIds]),
        to === undefined ? undefined : lte(workingHours.countsFrom, to),
      ),
    )
    .orderBy(asc(workingHours.staffId), asc(workingHours.countsFrom), desc(workingHours.position));
  const found = Map.groupBy(rows, ({ staffId }) => staffId);
  return new Map(
    [...found].map(([staffId, hours]) => {
      const first = hours.findLastIndex(({ counts_from: countsFrom }) => countsFrom <= from);
      return [
        staffId,
        hours
          .slice(Math.max(0, first))
          .map(({ counts_from, days, area }) => ({ counts_from, days, area })),
      ];
    }),
  );
}

/** How often the working hours of a person were saved. */
export async function countHours(queryable: Queryable, staffId: string): Promise<number> {
  const [row] = await queryable
    .select({ count: count() })
    .from(workingHours)
    .where(eq(workingHours.staffId, staffId));
  return row?.count ?? 0;
}

/** Who last saved the working hours of a person, and the area saved with them. */
export async function findLastHours(
  queryable: Queryable,
  staffId: string,
): Promise<{ readonly updatedBy: string | null; readonly area: string | null }> {
  const [row] = await queryable
    .select({ updatedBy: workingHours.addedById, area: workingHours.area })
    .from(workingHours)
    .where(eq(workingHours.staffId, staffId))
    .orderBy(desc(workingHours.position))
    .limit(1);
  return row ?? { updatedBy: null, area: null };
}

export async function insertHours(
  transaction: Transaction,
  hours: {
    readonly staffId: string;
    readonly countsFrom: string;
    readonly days: WorkingDay[];
    readonly area: string | null;
    readonly addedById: string;
    readonly createdAt: Date;
  },
): Promise<void> {
  await transaction.insert(workingHours).values(hours);
}
