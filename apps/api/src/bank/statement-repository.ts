import { asc, count, desc, eq, getTableColumns, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Queryable, Transaction } from '../core/db/client.ts';
import { countWhere, sumOrZero } from '../core/db/aggregates.ts';
import { bankRows, bankStatements, userFullName, users } from '../core/db/schema/index.ts';
import { pagedRows } from '../core/list.ts';

export type NewStatement = typeof bankStatements.$inferInsert;

/** A statement with counts of its rows by decision, and who imported and finished it. */
export type StatementRow = typeof bankStatements.$inferSelect & {
  readonly importedByName: string | null;
  readonly finishedByName: string | null;
  readonly rowCount: number;
  readonly totalCents: number;
  readonly openCount: number;
  readonly matchedCount: number;
  readonly matchedCents: number;
  readonly setAsideCount: number;
};

const finisher = alias(users, 'finisher');

const countOf = (status: string) => countWhere(sql`${bankRows.status} = ${status}`);

const selectStatements = (queryable: Queryable) =>
  queryable
    .select({
      ...getTableColumns(bankStatements),
      importedByName: userFullName(users),
      finishedByName: userFullName(finisher),
      rowCount: count(bankRows.id),
      totalCents: sumOrZero(bankRows.amountCents),
      openCount: countOf('open'),
      matchedCount: countOf('matched'),
      matchedCents: sumOrZero(bankRows.amountCents, eq(bankRows.status, 'matched')),
      setAsideCount: countOf('set_aside'),
    })
    .from(bankStatements)
    .leftJoin(users, eq(users.id, bankStatements.importedBy))
    .leftJoin(finisher, eq(finisher.id, bankStatements.finishedBy))
    .leftJoin(bankRows, eq(bankRows.statementId, bankStatements.id))
    .groupBy(bankStatements.id, users.id, finisher.id);

export async function findStatement(
  queryable: Queryable,
  id: string,
): Promise<StatementRow | undefined> {
  const [row] = await selectStatements(queryable).where(eq(bankStatements.id, id));
  return row;
}

/** Every statement, newest first. */
export const allStatements = pagedRows({
  from: bankStatements,
  select: selectStatements,
  filter: undefined,
  order: [desc(bankStatements.createdAt), asc(bankStatements.id)],
});

/** Any number that no other advisory lock of this service uses. */
const IMPORTS_LOCK = 7_301_204;

/**
 * Lets one import or removal run at a time, until the transaction ends. An import skips rows that
 * another statement has; they would be lost if that statement were removed at the same time.
 */
export async function lockImports(transaction: Transaction): Promise<void> {
  await transaction.execute(sql`select pg_advisory_xact_lock(${IMPORTS_LOCK})`);
}

/** Stores a statement. The number of skipped rows is set once its rows are stored. */
export async function insertStatement(
  transaction: Transaction,
  statement: NewStatement,
): Promise<string> {
  const [row] = await transaction
    .insert(bankStatements)
    .values(statement)
    .returning({ id: bankStatements.id });
  if (row === undefined) throw new Error('An insert returned no row.');
  return row.id;
}

/** Locks a statement, if it exists, until the transaction ends. */
export async function lockStatement(transaction: Transaction, id: string): Promise<void> {
  await transaction
    .select({ id: bankStatements.id })
    .from(bankStatements)
    .where(eq(bankStatements.id, id))
    .for('update');
}

export async function updateStatement(
  transaction: Transaction,
  id: string,
  changes: Partial<Pick<NewStatement, 'finishedAt' | 'finishedBy'>> & {
    /**
     * By how much to change the number of rows that an earlier statement has; negative for fewer.
     */
    readonly usedCountChange?: number;
  },
): Promise<void> {
  const { usedCountChange = 0, ...columns } = changes;
  await transaction
    .update(bankStatements)
    .set({ ...columns, usedCount: sql`${bankStatements.usedCount} + ${usedCountChange}` })
    .where(eq(bankStatements.id, id));
}

export async function deleteStatement(transaction: Transaction, id: string): Promise<void> {
  await transaction.delete(bankStatements).where(eq(bankStatements.id, id));
}
