import type { PaymentKind } from '@cleaning/contract/payments/rules';
import { and, asc, eq, gte, gt, sql } from 'drizzle-orm';
import type { Queryable } from '../../core/db/client.ts';
import { sumOrZero } from '../../core/db/aggregates.ts';
import { invoices, payments } from '../../core/db/schema/index.ts';

export type PaymentRow = typeof payments.$inferSelect;
export type NewPayment = typeof payments.$inferInsert;

/** The payments, refunds and credits of an invoice, in the order in which they were recorded. */
export async function listPayments(queryable: Queryable, invoiceId: string): Promise<PaymentRow[]> {
  return queryable
    .select()
    .from(payments)
    .where(eq(payments.invoiceId, invoiceId))
    .orderBy(asc(payments.position));
}

/** What two movements of an invoice have in common. What is left out may differ. */
interface PaymentLike {
  readonly kind: PaymentKind;
  readonly reference: string;
  readonly amountCents?: number;
  readonly receivedOn?: string;
}

/** The first movement of an invoice that is like this. */
export async function findPayment(
  queryable: Queryable,
  invoiceId: string,
  { kind, reference, amountCents, receivedOn }: PaymentLike,
): Promise<PaymentRow | undefined> {
  const [row] = await queryable
    .select()
    .from(payments)
    .where(
      and(
        eq(payments.invoiceId, invoiceId),
        eq(payments.kind, kind),
        eq(payments.reference, reference),
        amountCents === undefined ? undefined : eq(payments.amountCents, amountCents),
        receivedOn === undefined ? undefined : eq(payments.receivedOn, receivedOn),
      ),
    )
    .orderBy(asc(payments.position))
    .limit(1);
  return row;
}

/** What tells which payment a refund took back: one of the same reference and amount. */
type Movement = Pick<PaymentRow, 'invoiceId' | 'kind' | 'reference' | 'amountCents'>;

/**
 * The payments that stand. A refund with the reference and the amount of a payment took it back: the
 * last such payment before it, because the same money may have been recorded again since.
 *
 * @param movements in the order in which they were recorded.
 */
export function withoutTakenBack<Row extends Movement>(movements: readonly Row[]): Row[] {
  const standing: Row[] = [];
  for (const movement of movements) {
    if (movement.kind === 'payment') standing.push(movement);
    if (movement.kind !== 'refund') continue;
    const place = standing.findLastIndex((payment) => isSameMoney(payment, movement));
    if (place !== -1) standing.splice(place, 1);
  }
  return standing;
}

const isSameMoney = (one: Movement, other: Movement): boolean =>
  one.invoiceId === other.invoiceId &&
  one.reference === other.reference &&
  one.amountCents === other.amountCents;

/** The last payment of an invoice with a reference that stands, of this amount if one is given. */
export async function findStandingPayment(
  queryable: Queryable,
  invoiceId: string,
  { reference, amountCents }: { readonly reference: string; readonly amountCents?: number },
): Promise<PaymentRow | undefined> {
  return withoutTakenBack(await listPayments(queryable, invoiceId)).findLast(
    (payment) =>
      payment.reference === reference &&
      (amountCents === undefined || payment.amountCents === amountCents),
  );
}

/** What a client paid from a day on, less refunds, in cents. Credits do not count as payments. */
export async function sumPaidSince(
  queryable: Queryable,
  { clientId, from }: { readonly clientId: string; readonly from: string },
): Promise<number> {
  const [row] = await queryable
    .select({
      sum: sumOrZero(
        sql`case ${payments.kind} when 'payment' then ${payments.amountCents} when 'refund' then -${payments.amountCents} end`,
      ),
    })
    .from(payments)
    .innerJoin(invoices, eq(invoices.id, payments.invoiceId))
    .where(and(eq(invoices.clientId, clientId), gte(payments.receivedOn, from)));
  return row?.sum ?? 0;
}

/** What a credit of a client paid of an invoice, less what came back to it. */
export interface CreditUse {
  readonly creditId: string;
  readonly invoiceId: string;
  readonly amountCents: number;
  readonly reference: string;
  /** The last day on which it paid something. */
  readonly receivedOn: string;
}

/** What a credit paid, by ascending id of the invoice. */
export async function listUsesOfCredit(
  queryable: Queryable,
  creditId: string,
): Promise<CreditUse[]> {
  const used = sql`sum(case ${payments.kind} when 'payment' then ${payments.amountCents} else -${payments.amountCents} end)`;
  const found = await queryable
    .select({
      invoiceId: payments.invoiceId,
      amountCents: used.mapWith(Number),
      reference: sql<string>`max(${payments.reference})`,
      receivedOn: sql<string>`max(${payments.receivedOn})::text`,
    })
    .from(payments)
    .where(eq(payments.accountCreditId, creditId))
    .groupBy(payments.invoiceId)
    .having(gt(used, 0))
    .orderBy(asc(payments.invoiceId));
  return found.map((use) => ({ ...use, creditId }));
}

export async function insertPayment(queryable: Queryable, payment: NewPayment): Promise<void> {
  await queryable.insert(payments).values(payment);
}
