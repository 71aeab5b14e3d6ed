import { desc, eq, getTableColumns } from 'drizzle-orm';
import type { Queryable, Transaction } from '../core/db/client.ts';
import { payrollExports, users } from '../core/db/schema/index.ts';

export type PayrollExportRow = typeof payrollExports.$inferSelect;

/** An export, with the first name of who made it. */
export interface NamedExport {
  readonly row: PayrollExportRow;
  readonly name: string | null;
}

const selectExports = (queryable: Queryable) =>
  queryable
    .select({ row: getTableColumns(payrollExports), name: users.firstName })
    .from(payrollExports)
    .leftJoin(users, eq(users.id, payrollExports.exportedById))
    .$dynamic();

/** The exports of a week, the latest first. */
export const listExports = (queryable: Queryable, week: string): Promise<NamedExport[]> =>
  selectExports(queryable)
    .where(eq(payrollExports.week, week))
    .orderBy(desc(payrollExports.exportedAt), desc(payrollExports.id));

export async function findExport(
  queryable: Queryable,
  id: string,
): Promise<NamedExport | undefined> {
  const [found] = await selectExports(queryable).where(eq(payrollExports.id, id));
  return found;
}

export async function insertExport(
  transaction: Transaction,
  values: typeof payrollExports.$inferInsert,
): Promise<string> {
  const [row] = await transaction
    .insert(payrollExports)
    .values(values)
    .returning({ id: payrollExports.id });
  if (row === undefined) throw new Error('An insert returned no row.');
  return row.id;
}
