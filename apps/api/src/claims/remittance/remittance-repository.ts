import { eq, inArray, max } from 'drizzle-orm';
import type { Queryable } from '../../core/db/client.ts';
import {
  claimBatches,
  claimBatchInvoices,
  invoiceLines,
  linePayments,
} from '../../core/db/schema/index.ts';

/** The part of a payment that a remittance named a line for. */
export interface KnownLinePayment {
  readonly invoiceId: string;
  readonly lineId: string;
  readonly reference: string;
  readonly amountCents: number;
}

export async function listLinePaymentsOf(
  queryable: Queryable,
  invoiceIds: readonly string[],
): Promise<KnownLinePayment[]> {
  return queryable
    .select({
      invoiceId: invoiceLines.invoiceId,
      lineId: linePayments.lineId,
      reference: linePayments.reference,
      amountCents: linePayments.amountCents,
    })
    .from(linePayments)
    .innerJoin(invoiceLines, eq(invoiceLines.id, linePayments.lineId))
    .where(inArray(invoiceLines.invoiceId, [...invoiceIds]));
}

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
