import { and, asc, desc, eq, getTableColumns, gte, inArray, ne } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Queryable, Transaction } from '../core/db/client.ts';
import {
  bankRowDeposits,
  bankRowParts,
  bankRows,
  invoices,
  quotes,
  userFullName,
  users,
} from '../core/db/schema/index.ts';

/**
 * A row with the names of the users who decided about it, and of the client for whom a part is
 * kept.
 */
export type BankRowRecord = typeof bankRows.$inferSelect & {
  readonly decidedByName: string | null;
  readonly keptForName: string | null;
};
export type NewPart = typeof bankRowParts.$inferInsert;
export type NewDeposit = typeof bankRowDeposits.$inferInsert;

/** What a row paid of one invoice. */
export interface PartRecord {
  readonly rowId: string;
  readonly invoiceId: string;
  readonly number: string | null;
  readonly firstName: string;
  readonly lastName: string;
  readonly amountCents: number;
  /** What is still to be paid of the invoice now. */
  readonly balanceCents: number;
}

/** What a row paid of a deposit. */
export interface DepositRecord {
  readonly rowId: string;
  readonly quoteId: string;
  readonly reference: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly amountCents: number;
}

const creditedClients = alias(users, 'credited_clients');

export const selectRows = (queryable: Queryable) =>
  queryable
    .select({
      ...getTableColumns(bankRows),
      decidedByName: userFullName(users),
      keptForName: userFullName(creditedClients),
    })
    .from(bankRows)
    .leftJoin(users, eq(users.id, bankRows.decidedBy))
    .leftJoin(invoices, eq(invoices.id, bankRows.keptInvoiceId))
    .leftJoin(creditedClients, eq(creditedClients.id, invoices.clientId));

export async function findRow(
  queryable: Queryable,
  id: string,
): Promise<BankRowRecord | undefined> {
  const [row] = await selectRows(queryable).where(eq(bankRows.id, id));
  return row;
}

/** A row, locked until the transaction ends: another decision about it waits. */
export async function lockRow(
  transaction: Transaction,
  id: string,
): Promise<BankRowRecord | undefined> {
  const [row] = await selectRows(transaction)
    .where(eq(bankRows.id, id))
    .for('update', { of: bankRows });
  return row;
}

/**
 * The rows of a statement, locked until the transaction ends, in the same order everywhere to avoid
 * deadlocks.
 */
export async function lockRowsOf(transaction: Transaction, statementId: string) {
  return transaction
    .select({ id: bankRows.id, status: bankRows.status })
    .from(bankRows)
    .where(eq(bankRows.statementId, statementId))
    .orderBy(asc(bankRows.id))
    .for('update');
}

/** Deletes the rows of a statement. None of them may have been recorded. */
export async function deleteRowsOf(transaction: Transaction, statementId: string): Promise<void> {
  await transaction.delete(bankRows).where(eq(bankRows.statementId, statementId));
}

export async function listRowsOf(
  queryable: Queryable,
  statementId: string,
): Promise<BankRowRecord[]> {
  return selectRows(queryable)
    .where(eq(bankRows.statementId, statementId))
    .orderBy(asc(bankRows.rowNumber));
}

/** The open rows, the oldest first. */
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

/** The rows from a day on with one of some amounts that were not set aside, the latest first. */
export async function listRowsOfAmounts(
  queryable: Queryable,
  amounts: readonly number[],
  from: string,
): Promise<BankRowRecord[]> {
  return selectRows(queryable)
    .where(
      and(
        inArray(bankRows.amountCents, [...amounts]),
        gte(bankRows.bookedOn, from),
        ne(bankRows.status, 'set_aside'),
      ),
    )
    .orderBy(desc(bankRows.bookedOn), desc(bankRows.position));
}

/** The columns that a decision about a row, or its undoing, writes. */
export type RowDecision = Pick<
  BankRowRecord,
  'status' | 'reason' | 'keptCents' | 'keptInvoiceId' | 'decidedBy' | 'decidedAt'
> &
  Partial<Pick<BankRowRecord, 'takenBackCount' | 'recordedReference'>>;

/** Stores a decision about a locked row. */
export async function decideRow(
  transaction: Transaction,
  { id, version }: Pick<BankRowRecord, 'id' | 'version'>,
  decision: RowDecision,
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

/** Deletes the records of what a locked row paid, once its payments were taken back. */
export async function deletePaid(transaction: Transaction, rowId: string): Promise<void> {
  await transaction.delete(bankRowParts).where(eq(bankRowParts.rowId, rowId));
  await transaction.delete(bankRowDeposits).where(eq(bankRowDeposits.rowId, rowId));
}

export async function insertDeposit(transaction: Transaction, deposit: NewDeposit): Promise<void> {
  await transaction.insert(bankRowDeposits).values(deposit);
}

/** The rows that paid all or a part of the deposit of a quote. */
export async function listRowsOfDeposit(
  queryable: Queryable,
  quoteId: string,
): Promise<BankRowRecord[]> {
  const ofQuote = queryable
    .select({ rowId: bankRowDeposits.rowId })
    .from(bankRowDeposits)
    .where(eq(bankRowDeposits.quoteId, quoteId));
  return selectRows(queryable).where(inArray(bankRows.id, ofQuote));
}

/** What some rows paid. */
export interface PaidRecords {
  readonly parts: readonly PartRecord[];
  readonly deposits: readonly DepositRecord[];
}

/** What some rows paid of invoices and of deposits. */
export async function listPaid(
  queryable: Queryable,
  rowIds: readonly string[],
): Promise<PaidRecords> {
  if (rowIds.length === 0) return { parts: [], deposits: [] };
  const parts = await listParts(queryable, rowIds);
  return { parts, deposits: await listDeposits(queryable, rowIds) };
}

async function listParts(queryable: Queryable, rowIds: readonly string[]): Promise<PartRecord[]> {
  return queryable
    .select({
      rowId: bankRowParts.rowId,
      invoiceId: bankRowParts.invoiceId,
      number: invoices.number,
      firstName: users.firstName,
      lastName: users.lastName,
      amountCents: bankRowParts.amountCents,
      balanceCents: invoices.balanceCents,
    })
    .from(bankRowParts)
    .innerJoin(invoices, eq(invoices.id, bankRowParts.invoiceId))
    .innerJoin(users, eq(users.id, invoices.clientId))
    .where(inArray(bankRowParts.rowId, [...rowIds]))
    .orderBy(asc(bankRowParts.rowId), asc(invoices.number));
}

async function listDeposits(
  queryable: Queryable,
  rowIds: readonly string[],
): Promise<DepositRecord[]> {
  return queryable
    .select({
      rowId: bankRowDeposits.rowId,
      quoteId: quotes.id,
      reference: quotes.reference,
      firstName: users.firstName,
      lastName: users.lastName,
      amountCents: bankRowDeposits.amountCents,
    })
    .from(bankRowDeposits)
    .innerJoin(quotes, eq(quotes.id, bankRowDeposits.quoteId))
    .innerJoin(users, eq(users.id, quotes.clientId))
    .where(inArray(bankRowDeposits.rowId, [...rowIds]));
}
