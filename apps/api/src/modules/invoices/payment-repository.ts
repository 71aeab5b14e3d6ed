import type { PaymentKind } from '@cleaning/contract';
import { and, asc, eq } from 'drizzle-orm';
import type { Queryable } from '../../db/client.ts';
import { payments } from '../../db/schema/index.ts';

export type PaymentRow = typeof payments.$inferSelect;
export type NewPayment = typeof payments.$inferInsert;

/** The money of an invoice, in the order in which it was recorded. */
export async function listPayments(queryable: Queryable, invoiceId: string): Promise<PaymentRow[]> {
  return queryable
    .select()
    .from(payments)
    .where(eq(payments.invoiceId, invoiceId))
    .orderBy(asc(payments.position));
}

export async function findPayment(
  queryable: Queryable,
  invoiceId: string,
  kind: PaymentKind,
  reference: string,
): Promise<PaymentRow | undefined> {
  const [row] = await queryable
    .select()
    .from(payments)
    .where(
      and(
        eq(payments.invoiceId, invoiceId),
        eq(payments.kind, kind),
        eq(payments.reference, reference),
      ),
    );
  return row;
}

export async function insertPayment(queryable: Queryable, payment: NewPayment): Promise<void> {
  await queryable.insert(payments).values(payment);
}
