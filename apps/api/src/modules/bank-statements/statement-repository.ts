import { asc, count, desc, eq, getTableColumns, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../platform/db/client.ts';
import { bankRows, bankStatements, users } from '../../platform/db/schema/index.ts';

export type NewStatement = typeof bankStatements.$inferInsert;
export type NewBankRow = typeof bankRows.$inferInsert;

/** A statement with what became of its rows, and who imported it. */
export type StatementRow = typeof bankStatements.$inferSelect & {
  readonly importedByName: string | null;
  readonly rowCount: number;
  readonly totalCents: number;
  readonly openCount: number;
  readonly matchedCount: number;
  readonly matchedCents: number;
  readonly setAsideCount: number;
};

const countOf = (status: string) =>
  sql`count(*) filter (where ${bankRows.status} = ${status})`.mapWith(Number);

const selectStatements = (queryable: Queryable) =>
  queryable
    .select({
      ...getTableColumns(bankStatements),
      importedByName: sql<string | null>`${users.firstName} || ' ' || ${users.lastName}`,
      rowCount: count(bankRows.id),
      totalCents: sql`coalesce(sum(${bankRows.amountCents}), 0)`.mapWith(Number),
      openCount: countOf('open'),
      matchedCount: countOf('matched'),
      matchedCents:
        sql`coalesce(sum(${bankRows.amountCents}) filter (where ${bankRows.status} = 'matched'), 0)`.mapWith(
          Number,
        ),
      setAsideCount: countOf('set_aside'),
    })
    .from(bankStatements)
    .leftJoin(users, eq(users.id, bankStatements.importedBy))
    .leftJoin(bankRows, eq(bankRows.statementId, bankStatements.id))
    .groupBy(bankStatements.id, users.id);

export async function findStatement(
  queryable: Queryable,
  id: string,
): Promise<StatementRow | undefined> {
  const [row] = await selectStatements(queryable).where(eq(bankStatements.id, id));
  return row;
}

export async function listStatements(
  queryable: Queryable,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<StatementRow[]> {
  return selectStatements(queryable)
    .orderBy(desc(bankStatements.createdAt), asc(bankStatements.id))
    .limit(limit)
    .offset(offset);
}

export async function countStatements(queryable: Queryable): Promise<number> {
  const [row] = await queryable.select({ count: count() }).from(bankStatements);
  return row?.count ?? 0;
}

/** Stores a statement. What it leaves out is counted once its rows are stored. */
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

/** How many rows one insert stores: each takes six of the 65,535 parameters of a statement. */
const CHUNK = 1000;

/**
 * Stores those rows that are not there yet, even where another import stored some. They are stored in one order, so that two
 * imports at once wait for each other instead of both.
 *
 * @returns how many were there before.
 */
export async function insertNewRows(
  transaction: Transaction,
  rows: readonly NewBankRow[],
): Promise<number> {
  const inOrder = rows.toSorted((a, b) => a.fingerprint.compare(b.fingerprint));
  let stored = 0;
  for (let at = 0; at < inOrder.length; at += CHUNK) {
    const inserted = await transaction
      .insert(bankRows)
      .values(inOrder.slice(at, at + CHUNK))
      .onConflictDoNothing({ target: bankRows.fingerprint })
      .returning({ id: bankRows.id });
    stored += inserted.length;
  }
  return rows.length - stored;
}

/** Notes how many rows of a statement were there before it. */
export async function noteUsedRows(
  transaction: Transaction,
  id: string,
  usedCount: number,
): Promise<void> {
  await transaction.update(bankStatements).set({ usedCount }).where(eq(bankStatements.id, id));
}
