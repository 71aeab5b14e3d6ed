import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../platform/db/client.ts';
import { bankRowRepeats, bankRows, bankStatements } from '../../platform/db/schema/index.ts';
import { selectRows, type BankRowRecord } from './row-repository.ts';
import type { FingerprintedRow } from './fingerprint-rows.ts';

/** How many rows one statement stores: each takes up to six of its 65,535 parameters. */
const CHUNK = 1000;

const chunksOf = <Item>(items: readonly Item[]): Item[][] =>
  Array.from({ length: Math.ceil(items.length / CHUNK) }, (_, at) =>
    items.slice(at * CHUNK, (at + 1) * CHUNK),
  );

/**
 * Stores the rows of a statement that no earlier statement has, and records the others as repeats.
 *
 * @returns how many are repeats.
 */
export async function insertRows(
  transaction: Transaction,
  statementId: string,
  rows: readonly FingerprintedRow[],
): Promise<number> {
  let stored = 0;
  for (const chunk of chunksOf(rows)) {
    const inserted = await transaction
      .insert(bankRows)
      .values(
        chunk.map(({ row, bookedOn, amountCents, text, fingerprint }) => ({
          statementId,
          rowNumber: row,
          bookedOn,
          amountCents,
          text,
          fingerprint,
        })),
      )
      .onConflictDoNothing({ target: bankRows.fingerprint })
      .returning({ fingerprint: bankRows.fingerprint });
    stored += inserted.length;
    const isNew = new Set(inserted.map(({ fingerprint }) => fingerprint.toString('hex')));
    const others = chunk.filter(({ fingerprint }) => !isNew.has(fingerprint.toString('hex')));
    if (others.length > 0) await insertRepeats(transaction, statementId, others);
  }
  return rows.length - stored;
}

async function insertRepeats(
  transaction: Transaction,
  statementId: string,
  rows: readonly FingerprintedRow[],
): Promise<void> {
  const known = await transaction
    .select({ id: bankRows.id, fingerprint: bankRows.fingerprint })
    .from(bankRows)
    .where(
      inArray(
        bankRows.fingerprint,
        rows.map(({ fingerprint }) => fingerprint),
      ),
    );
  const ids = new Map(known.map(({ id, fingerprint }) => [fingerprint.toString('hex'), id]));
  await transaction.insert(bankRowRepeats).values(
    rows.map(({ row, fingerprint }) => {
      const rowId = ids.get(fingerprint.toString('hex'));
      if (rowId === undefined) throw new Error('A row that is stored is not there.');
      return { rowId, statementId, rowNumber: row };
    }),
  );
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
