import { and, asc, between, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../core/db/client.ts';
import { bankRowRepeats, bankRows, bankStatements } from '../core/db/schema/index.ts';
import { selectRows, type BankRowRecord } from './row-repository.ts';
import type { KnownRow, Repeat } from './find-repeats.ts';
import type { FingerprintedRow } from './fingerprint-rows.ts';

/** How many rows one statement stores: each takes up to seven of its 65,535 parameters. */
const CHUNK = 1000;

const chunksOf = <Item>(items: readonly Item[]): Item[][] =>
  Array.from({ length: Math.ceil(items.length / CHUNK) }, (_, at) =>
    items.slice(at * CHUNK, (at + 1) * CHUNK),
  );

interface DaysOfAccount {
  readonly account: string;
  readonly accountEnding: string;
  readonly firstDay: string;
  readonly lastDay: string;
}

/**
 * The stored rows of an account, from one day to another. Of the imports before accounts were
 * stored, those that end alike.
 */
export async function listKnownRows(
  queryable: Queryable,
  { account, accountEnding, firstDay, lastDay }: DaysOfAccount,
): Promise<KnownRow[]> {
  const isBefore = and(
    isNull(bankStatements.account),
    eq(bankStatements.accountEnding, accountEnding),
  );
  return queryable
    .select({
      id: bankRows.id,
      bookedOn: bankRows.bookedOn,
      amountCents: bankRows.amountCents,
      text: bankRows.text,
      bankId: bankRows.bankId,
      fingerprint: bankRows.fingerprint,
      format: sql<
        KnownRow['format']
      >`case when ${bankStatements.account} is not null then ${bankStatements.format} end`,
    })
    .from(bankRows)
    .innerJoin(bankStatements, eq(bankStatements.id, bankRows.statementId))
    .where(
      and(
        between(bankRows.bookedOn, firstDay, lastDay),
        or(eq(bankStatements.account, account), isBefore),
      ),
    )
    .orderBy(asc(bankRows.position));
}

/** Stores the new rows of a statement. */
export async function insertRows(
  transaction: Transaction,
  statementId: string,
  rows: readonly FingerprintedRow[],
): Promise<void> {
  for (const chunk of chunksOf(rows)) {
    await transaction.insert(bankRows).values(
      chunk.map(({ row, bookedOn, amountCents, text, bankId, fingerprint }) => ({
        statementId,
        rowNumber: row,
        bookedOn,
        amountCents,
        text,
        bankId: bankId?.key ?? null,
        fingerprint,
      })),
    );
  }
}

/**
 * Notes that a statement repeats stored rows. A stored row without an id gets the one of this file,
 * by which later files know it.
 */
export async function insertRepeats(
  transaction: Transaction,
  statementId: string,
  repeats: readonly Repeat[],
): Promise<void> {
  for (const chunk of chunksOf(repeats)) {
    await transaction
      .insert(bankRowRepeats)
      .values(
        chunk.map(({ row, known }) => ({ rowId: known.id, statementId, rowNumber: row.row })),
      );
  }
  for (const { row, known } of repeats) {
    if (known.bankId !== null || row.bankId === null) continue;
    await transaction
      .update(bankRows)
      .set({ bankId: row.bankId.key })
      .where(eq(bankRows.id, known.id));
  }
}

/** A row of an earlier statement that a later one repeats. */
export type RepeatedRow = BankRowRecord & { readonly repeatedAt: number };

/** The rows of a statement that earlier statements had, in the order of its file. */
export async function listRepeats(
  queryable: Queryable,
  statementId: string,
): Promise<RepeatedRow[]> {
  const repeats = await queryable
    .select({ rowId: bankRowRepeats.rowId, rowNumber: bankRowRepeats.rowNumber })
    .from(bankRowRepeats)
    .where(eq(bankRowRepeats.statementId, statementId));
  const places = new Map(repeats.map(({ rowId, rowNumber }) => [rowId, rowNumber]));
  if (places.size === 0) return [];
  const rows = await selectRows(queryable).where(inArray(bankRows.id, [...places.keys()]));
  return rows
    .map((row) => ({ ...row, repeatedAt: places.get(row.id) ?? row.rowNumber }))
    .toSorted((a, b) => a.repeatedAt - b.repeatedAt);
}

/** The next statement that repeats a row. */
interface NextPlace {
  readonly rowId: string;
  readonly statementId: string;
  readonly rowNumber: number;
}

/** The rows of a statement that later statements repeat, each with the first of those. */
export async function listNextPlaces(
  transaction: Transaction,
  statementId: string,
): Promise<NextPlace[]> {
  return transaction
    .selectDistinctOn([bankRowRepeats.rowId], {
      rowId: bankRowRepeats.rowId,
      statementId: bankRowRepeats.statementId,
      rowNumber: bankRowRepeats.rowNumber,
    })
    .from(bankRowRepeats)
    .innerJoin(bankRows, eq(bankRows.id, bankRowRepeats.rowId))
    .innerJoin(bankStatements, eq(bankStatements.id, bankRowRepeats.statementId))
    .where(eq(bankRows.statementId, statementId))
    .orderBy(asc(bankRowRepeats.rowId), asc(bankStatements.createdAt), asc(bankStatements.id));
}

/** Moves a row to another statement that contains it. The decision about the row is kept. */
export async function moveRow(
  transaction: Transaction,
  { rowId, statementId, rowNumber }: NextPlace,
): Promise<void> {
  await transaction.update(bankRows).set({ statementId, rowNumber }).where(eq(bankRows.id, rowId));
  await transaction
    .delete(bankRowRepeats)
    .where(and(eq(bankRowRepeats.rowId, rowId), eq(bankRowRepeats.statementId, statementId)));
}
