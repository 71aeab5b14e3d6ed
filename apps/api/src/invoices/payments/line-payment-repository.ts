import { and, eq, inArray, isNull, sum } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../core/db/client.ts';
import { invoiceLines, linePayments } from '../../core/db/schema/index.ts';

/** What a remittance paid for one line. */
export type LinePayment = Pick<typeof linePayments.$inferSelect, 'lineId' | 'amountCents'>;

/** The part of a payment that a remittance named a line for. */
export interface KnownLinePayment extends LinePayment {
  readonly invoiceId: string;
  readonly reference: string;
  readonly createdAt: Date;
}

export async function insertLinePayments(
  transaction: Transaction,
  paid: readonly (typeof linePayments.$inferInsert)[],
): Promise<void> {
  if (paid.length > 0) await transaction.insert(linePayments).values([...paid]);
}

/** Deletes what a payment that is taken back paid of single lines. */
export async function deleteLinesOfPayment(
  transaction: Transaction,
  paymentId: string,
): Promise<void> {
  await transaction.delete(linePayments).where(eq(linePayments.paymentId, paymentId));
}

/** Deletes what money that was kept as a credit, and is taken back, paid of single lines. */
export async function deleteLinesOfCredit(
  transaction: Transaction,
  { invoiceId, reference }: { readonly invoiceId: string; readonly reference: string },
): Promise<void> {
  const ownLines = transaction
    .select({ id: invoiceLines.id })
    .from(invoiceLines)
    .where(eq(invoiceLines.invoiceId, invoiceId));
  await transaction
    .delete(linePayments)
    .where(
      and(
        inArray(linePayments.lineId, ownLines),
        eq(linePayments.reference, reference),
        isNull(linePayments.paymentId),
      ),
    );
}

/** What remittances paid for each of some lines, in cents, by line id. */
export async function sumLinePayments(
  queryable: Queryable,
  lineIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const rows = await queryable
    .select({ id: linePayments.lineId, cents: sum(linePayments.amountCents).mapWith(Number) })
    .from(linePayments)
    .where(inArray(linePayments.lineId, [...lineIds]))
    .groupBy(linePayments.lineId);
  return new Map(rows.map(({ id, cents }) => [id, cents]));
}

/** What remittances paid for the lines of some invoices. */
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
      createdAt: linePayments.createdAt,
    })
    .from(linePayments)
    .innerJoin(invoiceLines, eq(invoiceLines.id, linePayments.lineId))
    .where(inArray(invoiceLines.invoiceId, [...invoiceIds]));
}
