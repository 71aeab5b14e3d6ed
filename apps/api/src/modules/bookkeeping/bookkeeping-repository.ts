import { and, asc, between, eq, gt, inArray, isNotNull, ne, sql, type SQL } from 'drizzle-orm';
import type { Queryable } from '../../platform/db/client.ts';
import { invoiceLines, invoices, payments, users } from '../../platform/db/schema/index.ts';

/** A period, both days included. */
export interface Period {
  readonly from: string;
  readonly to: string;
}

/** The lines of the invoices that were issued in a period and stand, in the order of their numbers. */
export const listIssuedLines = (queryable: Queryable, { from, to }: Period) =>
  queryable
    .select({ line: invoiceLines, invoice: invoices })
    .from(invoiceLines)
    .innerJoin(invoices, eq(invoices.id, invoiceLines.invoiceId))
    .where(and(between(invoices.issueDate, from, to), ne(invoices.status, 'void')))
    .orderBy(asc(invoices.number), asc(invoiceLines.position));

/** The money that came and went in a period, or the credits that were given in it. */
export const listMovements = (
  queryable: Queryable,
  { from, to }: Period,
  kinds: readonly (typeof payments.$inferSelect)['kind'][],
) =>
  queryable
    .select({ payment: payments, invoice: invoices })
    .from(payments)
    .innerJoin(invoices, eq(invoices.id, payments.invoiceId))
    .where(and(between(payments.receivedOn, from, to), inArray(payments.kind, [...kinds])))
    .orderBy(asc(payments.receivedOn), asc(payments.position));

/** Sales with GST, and the GST in them, in cents. */
export interface Sales {
  readonly salesCents: number;
  readonly gstCents: number;
}

/**
 * What was invoiced in a period, less what was credited, voided or written off in it, and again what came
 * for a written-off invoice. The GST of a part of an invoice is its share, rounded on the sum so far.
 */
export async function sumAccrual(queryable: Queryable, period: Period): Promise<Sales> {
  const { from, to } = period;
  const [issued] = await queryable
    .select(sumOf(sql`${invoices.totalCents}`, sql`${invoices.gstCents}`))
    .from(invoices)
    .where(between(invoices.issueDate, from, to));
  const [closed] = await queryable
    .select(sumOf(sql`${invoices.closedCents}`, shareOfGst(sql`${invoices.closedCents}`)))
    .from(invoices)
    .where(and(isNotNull(invoices.closedOn), between(invoices.closedOn, from, to)));
  const [credited] = await queryable
    .select(sumOf(sql`${payments.amountCents}`, sql`${payments.gstCents}`))
    .from(payments)
    .where(and(eq(payments.kind, 'credit'), between(payments.receivedOn, from, to)));
  const [recovered] = await queryable
    .select(sumOf(sql`${payments.amountCents}`, shareOfGst(sql`${payments.amountCents}`)))
    .from(payments)
    .innerJoin(invoices, eq(invoices.id, payments.invoiceId))
    .where(and(payments.isAfterWriteOff, between(payments.receivedOn, from, to)));
  return addUp([issued, 1], [closed, -1], [credited, -1], [recovered, 1]);
}

/** What was paid for invoices in a period, less what was given back. */
export async function sumCash(queryable: Queryable, { from, to }: Period): Promise<Sales> {
  const signed = sql`case ${payments.kind} when 'refund' then -${payments.amountCents} else ${payments.amountCents} end`;
  const soFar = sql`sum(${signed}) over (partition by ${payments.invoiceId} order by ${payments.position})`;
  const moved = queryable
    .select({
      receivedOn: payments.receivedOn,
      amount: signed.as('amount'),
      gst: sql`${shareOfGst(soFar)} - ${shareOfGst(sql`(${soFar} - ${signed})`)}`.as('gst'),
    })
    .from(payments)
    .innerJoin(invoices, eq(invoices.id, payments.invoiceId))
    .where(inArray(payments.kind, ['payment', 'refund']))
    .as('moved');
  const [sums] = await queryable
    .select(sumOf(sql`${moved.amount}`, sql`${moved.gst}`))
    .from(moved)
    .where(between(moved.receivedOn, from, to));
  return addUp([sums, 1]);
}

const sumOf = (sales: SQL, gst: SQL) => ({
  salesCents: sql`coalesce(sum(${sales}), 0)`.mapWith(Number),
  gstCents: sql`coalesce(sum(${gst}), 0)`.mapWith(Number),
});

/** The GST in a part of an invoice, in whole cents, an exact half going up. */
const shareOfGst = (cents: SQL): SQL =>
  sql`round(${invoices.gstCents}::numeric * ${cents} / nullif(${invoices.totalCents}, 0))`;

const addUp = (...parts: readonly (readonly [Sales | undefined, 1 | -1])[]): Sales =>
  parts.reduce<Sales>(
    (sum, [part, sign]) => ({
      salesCents: sum.salesCents + sign * (part?.salesCents ?? 0),
      gstCents: sum.gstCents + sign * (part?.gstCents ?? 0),
    }),
    { salesCents: 0, gstCents: 0 },
  );

/** Every invoice of which something is owed. */
export const listOwed = (queryable: Queryable) =>
  queryable
    .select({
      clientId: invoices.clientId,
      firstName: users.firstName,
      lastName: users.lastName,
      balanceCents: invoices.balanceCents,
      dueDate: invoices.dueDate,
    })
    .from(invoices)
    .innerJoin(users, eq(users.id, invoices.clientId))
    .where(
      and(inArray(invoices.status, ['issued', 'partially_paid']), gt(invoices.balanceCents, 0)),
    )
    .orderBy(asc(users.lastName), asc(users.firstName), asc(users.id));
