import { and, asc, eq, getTableColumns, gt, inArray, isNotNull, ne, or, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../platform/db/client.ts';
import { bankRowParts, bankRows, invoices, users } from '../../platform/db/schema/index.ts';

/** A row with the name of who decided about it. */
export type BankRowRecord = typeof bankRows.$inferSelect & {
  readonly decidedByName: string | null;
};
export type NewPart = typeof bankRowParts.$inferInsert;

/** What a row paid of one invoice. */
export interface PartRecord {
  readonly rowId: string;
  readonly invoiceId: string;
  readonly number: string | null;
  readonly firstName: string;
  readonly lastName: string;
  readonly amountCents: number;
}

const selectRows = (queryable: Queryable) =>
  queryable
    .select({
      ...getTableColumns(bankRows),
      decidedByName: sql<string | null>`${users.firstName} || ' ' || ${users.lastName}`,
    })
    .from(bankRows)
    .leftJoin(users, eq(users.id, bankRows.decidedBy));

export async function findRow(
  queryable: Queryable,
  id: string,
): Promise<BankRowRecord | undefined> {
  const [row] = await selectRows(queryable).where(eq(bankRows.id, id));
  return row;
}

/** The same, locked until the transaction ends: another decision about the row waits for it. */
export async function lockRow(
  transaction: Transaction,
  id: string,
): Promise<BankRowRecord | undefined> {
  const [row] = await selectRows(transaction)
    .where(eq(bankRows.id, id))
    .for('update', { of: bankRows });
  return row;
}

export async function listRowsOf(
  queryable: Queryable,
  statementId: string,
): Promise<BankRowRecord[]> {
  return selectRows(queryable)
    .where(eq(bankRows.statementId, statementId))
    .orderBy(asc(bankRows.rowNumber));
}

/** Rows of which nothing was decided, the oldest first. */
export async function listOpenRows(
  queryable: Queryable,
  statementId: string | undefined,
  limit: number,
): Promise<BankRowRecord[]> {
  const isOfStatement =
    statementId === undefined ? undefined : eq(bankRows.statementId, statementId);
  return selectRows(queryable)
    .where(and(eq(bankRows.status, 'open'), isOfStatement))
    .orderBy(asc(bankRows.bookedOn), asc(bankRows.rowNumber), asc(bankRows.position))
    .limit(limit);
}

/** Writes a decision about a row that is locked. */
export async function decideRow(
  transaction: Transaction,
  { id, version }: Pick<BankRowRecord, 'id' | 'version'>,
  decision: Pick<BankRowRecord, 'status' | 'reason' | 'keptCents' | 'decidedBy' | 'decidedAt'>,
): Promise<void> {
  await transaction
    .update(bankRows)
    .set({ ...decision, version: version + 1 })
    .where(eq(bankRows.id, id));
}

export async function insertParts(
  transaction: Transaction,
  parts: readonly NewPart[],
): Promise<void> {
  if (parts.length > 0) await transaction.insert(bankRowParts).values([...parts]);
}

/** What some rows paid. */
export async function listParts(
  queryable: Queryable,
  rowIds: readonly string[],
): Promise<PartRecord[]> {
  if (rowIds.length === 0) return [];
  return queryable
    .select({
      rowId: bankRowParts.rowId,
      invoiceId: bankRowParts.invoiceId,
      number: invoices.number,
      firstName: users.firstName,
      lastName: users.lastName,
      amountCents: bankRowParts.amountCents,
    })
    .from(bankRowParts)
    .innerJoin(invoices, eq(invoices.id, bankRowParts.invoiceId))
    .innerJoin(users, eq(users.id, invoices.clientId))
    .where(inArray(bankRowParts.rowId, [...rowIds]))
    .orderBy(asc(invoices.number));
}

/** What the matching reads of an invoice. */
export type PayableInvoice = Awaited<ReturnType<typeof listPayable>>[number];

/** The invoices that something is owed of, and those with these numbers whatever is owed of them. */
export async function listPayable(queryable: Queryable, numbers: readonly string[]) {
  const isOwed = and(
    inArray(invoices.status, ['issued', 'partially_paid']),
    gt(invoices.balanceCents, 0),
  );
  return queryable
    .select({
      id: invoices.id,
      number: invoices.number,
      clientId: invoices.clientId,
      firstName: users.firstName,
      lastName: users.lastName,
      kind: invoices.kind,
      planManagement: invoices.planManagement,
      billTo: invoices.billTo,
      issueDate: invoices.issueDate,
      dueDate: invoices.dueDate,
      balanceCents: invoices.balanceCents,
    })
    .from(invoices)
    .innerJoin(users, eq(users.id, invoices.clientId))
    .where(
      and(
        isNotNull(invoices.number),
        ne(invoices.status, 'void'),
        numbers.length === 0 ? isOwed : or(isOwed, inArray(invoices.number, [...numbers])),
      ),
    );
}
