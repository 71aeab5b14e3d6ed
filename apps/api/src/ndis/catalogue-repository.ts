import { and, asc, desc, eq, gte, ilike, isNull, lte, max, or, type SQL } from 'drizzle-orm';
import type { Queryable, Transaction } from '../core/db/client.ts';
import { escapeLike } from '../core/db/escape-like.ts';
import { violatesExclusion } from '../core/db/database-errors.ts';
import { supportCatalogueRows } from '../core/db/schema/index.ts';
import { pagedRows } from '../core/list.ts';

export type CatalogueRecord = typeof supportCatalogueRows.$inferSelect;
export type NewCatalogueRecord = typeof supportCatalogueRows.$inferInsert;

export interface CatalogueFilter {
  readonly search: string;
  /** Selects only rows in effect on this date of service. */
  readonly on: string | null;
}

function filterCondition({ search, on }: CatalogueFilter): SQL | undefined {
  const { effectiveFrom, effectiveTo, itemNumber, name } = supportCatalogueRows;
  const pattern = `%${escapeLike(search)}%`;
  return and(
    search === '' ? undefined : or(ilike(itemNumber, pattern), ilike(name, pattern)),
    on === null
      ? undefined
      : and(lte(effectiveFrom, on), or(isNull(effectiveTo), gte(effectiveTo, on))),
  );
}

/** Ordered by item, the newest limits first. */
export const catalogueRowsMatching = (filter: CatalogueFilter) =>
  pagedRows({
    from: supportCatalogueRows,
    select: (queryable) => queryable.select().from(supportCatalogueRows),
    filter: filterCondition(filter),
    order: [asc(supportCatalogueRows.itemNumber), desc(supportCatalogueRows.effectiveFrom)],
  });

/** Every row. A cleaning company uses only a handful of items a year. */
export async function listWholeCatalogue(queryable: Queryable): Promise<CatalogueRecord[]> {
  return queryable
    .select()
    .from(supportCatalogueRows)
    .orderBy(asc(supportCatalogueRows.itemNumber), asc(supportCatalogueRows.effectiveFrom));
}

/** When anything in the catalogue last changed. */
export async function findCatalogueChange(queryable: Queryable): Promise<Date | null> {
  const [row] = await queryable
    .select({ changedAt: max(supportCatalogueRows.updatedAt) })
    .from(supportCatalogueRows);
  return row?.changedAt ?? null;
}

/** A row, locked until the transaction ends. */
export async function lockCatalogueRow(
  transaction: Transaction,
  id: string,
): Promise<CatalogueRecord | undefined> {
  const [row] = await transaction
    .select()
    .from(supportCatalogueRows)
    .where(eq(supportCatalogueRows.id, id))
    .for('update');
  return row;
}

export async function insertCatalogueRow(
  queryable: Queryable,
  row: NewCatalogueRecord,
): Promise<CatalogueRecord> {
  const [inserted] = await queryable.insert(supportCatalogueRows).values(row).returning();
  if (inserted === undefined) throw new Error('An insert returned no row.');
  return inserted;
}

/** Sets the last date of a locked row. */
export async function endLockedCatalogueRow(
  transaction: Transaction,
  { id, version }: Pick<CatalogueRecord, 'id' | 'version'>,
  effectiveTo: string,
  now: Date,
): Promise<CatalogueRecord> {
  const [row] = await transaction
    .update(supportCatalogueRows)
    .set({ effectiveTo, version: version + 1, updatedAt: now })
    .where(eq(supportCatalogueRows.id, id))
    .returning();
  if (row === undefined) throw new Error('A locked row is gone.');
  return row;
}

/** Whether a write failed because the dates of a row overlap those of another row of its item. */
export const overlapsAnotherRow = (error: unknown): boolean =>
  violatesExclusion(error, 'support_catalogue_rows_no_overlap');
