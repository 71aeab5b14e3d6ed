import { eq, inArray, max } from 'drizzle-orm';
import type { Queryable } from '../../core/db/client.ts';
import { claimBatches, claimBatchInvoices } from '../../core/db/schema/index.ts';

/** The number of the last batch that claimed each of some invoices, by invoice id. */
export async function listBatchNumbers(
  queryable: Queryable,
  invoiceIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const rows = await queryable
    .select({
      id: claimBatchInvoices.invoiceId,
      number: max(claimBatches.number).mapWith(Number),
    })
    .from(claimBatchInvoices)
    .innerJoin(claimBatches, eq(claimBatches.id, claimBatchInvoices.batchId))
    .where(inArray(claimBatchInvoices.invoiceId, [...invoiceIds]))
    .groupBy(claimBatchInvoices.invoiceId);
  return new Map(rows.map(({ id, number }) => [id, number]));
}
