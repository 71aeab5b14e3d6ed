import { and, asc, desc, eq, inArray } from 'drizzle-orm';
import type { Queryable, Transaction } from '../core/db/client.ts';
import { claimBatches, claimBatchInvoices, claimFiles, users } from '../core/db/schema/index.ts';
import { pagedRows, type PagedRows } from '../core/list.ts';

export type NewBatch = typeof claimBatches.$inferInsert;
export type NewClaimFile = typeof claimFiles.$inferInsert;

export async function insertBatch(queryable: Queryable, batch: NewBatch): Promise<number> {
  const [row] = await queryable
    .insert(claimBatches)
    .values(batch)
    .returning({ number: claimBatches.number });
  if (row === undefined) throw new Error('An insert returned no row.');
  return row.number;
}

export async function insertFiles(
  queryable: Queryable,
  files: readonly NewClaimFile[],
): Promise<void> {
  await queryable.insert(claimFiles).values([...files]);
}

export async function insertBatchInvoices(
  transaction: Transaction,
  batchId: string,
  invoiceIds: readonly string[],
): Promise<void> {
  await transaction
    .insert(claimBatchInvoices)
    .values(invoiceIds.map((invoiceId) => ({ batchId, invoiceId })));
}

/** A batch with the user who made it, and its files without their content. */
export interface BatchRecord {
  readonly batch: typeof claimBatches.$inferSelect;
  readonly firstName: string;
  readonly lastName: string;
  readonly files: readonly Pick<NewClaimFile, 'part' | 'fileName' | 'rowCount'>[];
}

const selectBatches = (queryable: Queryable) =>
  queryable
    .select({ batch: claimBatches, firstName: users.firstName, lastName: users.lastName })
    .from(claimBatches)
    .innerJoin(users, eq(users.id, claimBatches.createdBy));

const batchRows = pagedRows({
  from: claimBatches,
  select: selectBatches,
  filter: undefined,
  order: [desc(claimBatches.number)],
});

/** Every batch, newest first. */
export const allBatches: PagedRows<BatchRecord> = {
  ...batchRows,
  page: async (queryable, window) => withFiles(queryable, await batchRows.page(queryable, window)),
};

export async function findBatch(
  queryable: Queryable,
  id: string,
): Promise<BatchRecord | undefined> {
  const rows = await selectBatches(queryable).where(eq(claimBatches.id, id));
  return (await withFiles(queryable, rows))[0];
}

async function withFiles(
  queryable: Queryable,
  rows: readonly Omit<BatchRecord, 'files'>[],
): Promise<BatchRecord[]> {
  const ids = rows.map(({ batch }) => batch.id);
  if (ids.length === 0) return [];
  const files = await queryable
    .select({
      batchId: claimFiles.batchId,
      part: claimFiles.part,
      fileName: claimFiles.fileName,
      rowCount: claimFiles.rowCount,
    })
    .from(claimFiles)
    .where(inArray(claimFiles.batchId, ids))
    .orderBy(asc(claimFiles.batchId), asc(claimFiles.part));
  return rows.map((row) => ({
    ...row,
    files: files.filter(({ batchId }) => batchId === row.batch.id),
  }));
}

export async function findFile(queryable: Queryable, batchId: string, part: number) {
  const [row] = await queryable
    .select()
    .from(claimFiles)
    .where(and(eq(claimFiles.batchId, batchId), eq(claimFiles.part, part)));
  return row;
}
