import { and, between, eq, inArray, sql, type SQL } from 'drizzle-orm';
import type { Queryable } from '../../platform/db/client.ts';
import { invoices, payments } from '../../platform/db/schema/index.ts';
import type { Period } from './bookkeeping-repository.ts';

/** Sales including GST, and their parts, in cents. */
export interface Sales {
  readonly salesCents: number;
  readonly taxableCents: number;
  readonly outOfScopeCents: number;
  readonly gstCents: number;
}

/** Sales by month, such as 2026-11. A month without sales is left out. */
export type SalesByMonth = ReadonlyMap<string, Sales>;

/**
 * Accrual sales: what was invoiced in each month of a period, less what was credited, voided or
 * written off in it, plus payments of written-off invoices. A part of an invoice counts with its
 * share of each figure.
 */
export async function sumAccrual(queryable: Queryable, period: Period): Promise<SalesByMonth> {
  const { from, to } = period;
  const issued = await queryable
    .select({
      month: monthOf(invoices.issueDate),
      ...sumOf(sql`${invoices.totalCents}`, {
        gst: sql`${invoices.gstCents}`,
        taxable: TAXABLE,
        outOfScope: OUT_OF_SCOPE,
      }),
    })
    .from(invoices)
    .where(between(invoices.issueDate, from, to))
    .groupBy(FIRST_COLUMN);
  const closed = await queryable
    .select({ month: monthOf(invoices.closedOn), ...sumOfPart(sql`${invoices.closedCents}`) })
    .from(invoices)
    .where(between(invoices.closedOn, from, to))
    .groupBy(FIRST_COLUMN);
  const ofPayments = (gst: SQL, which: SQL) =>
    queryable
      .select({
        month: monthOf(payments.receivedOn),
        ...sumOfPart(sql`${payments.amountCents}`, gst),
      })
      .from(payments)
      .innerJoin(invoices, eq(invoices.id, payments.invoiceId))
      .where(and(which, between(payments.receivedOn, from, to)))
      .groupBy(FIRST_COLUMN);
  const credited = await ofPayments(sql`${payments.gstCents}`, eq(payments.kind, 'credit'));
  const recovered = await ofPayments(
    shareOf(sql`${invoices.gstCents}`, sql`${payments.amountCents}`),
    sql`${payments.isAfterWriteOff}`,
  );
  return addUp([issued, 1], [closed, -1], [credited, -1], [recovered, 1]);
}

/** Cash sales: what was paid for invoices in each month of a period, less refunds. */
export async function sumCash(queryable: Queryable, { from, to }: Period): Promise<SalesByMonth> {
  const signed = sql`case ${payments.kind} when 'refund' then -${payments.amountCents} else ${payments.amountCents} end`;
  const soFar = sql`sum(${signed}) over (partition by ${payments.invoiceId} order by ${payments.position})`;
  // Each share is rounded on the running total, so that the shares of all payments add up to the
  // whole.
  const share = (whole: SQL) =>
    sql`${shareOf(whole, soFar)} - ${shareOf(whole, sql`(${soFar} - ${signed})`)}`;
  const moved = queryable
    .select({
      receivedOn: payments.receivedOn,
      amount: signed.as('amount'),
      gst: share(sql`${invoices.gstCents}`).as('gst'),
      taxable: share(TAXABLE).as('taxable'),
      outOfScope: share(OUT_OF_SCOPE).as('out_of_scope'),
    })
    .from(payments)
    .innerJoin(invoices, eq(invoices.id, payments.invoiceId))
    .where(inArray(payments.kind, ['payment', 'refund']))
    .as('moved');
  const sums = await queryable
    .select({
      month: monthOf(moved.receivedOn),
      ...sumOf(sql`${moved.amount}`, {
        gst: sql`${moved.gst}`,
        taxable: sql`${moved.taxable}`,
        outOfScope: sql`${moved.outOfScope}`,
      }),
    })
    .from(moved)
    .where(between(moved.receivedOn, from, to))
    .groupBy(FIRST_COLUMN);
  return addUp([sums, 1]);
}

const FIRST_COLUMN = sql`1`;

const monthOf = (day: unknown) => sql<string>`to_char(${day}, 'YYYY-MM')`;

// Written as raw SQL, because Drizzle leaves the table off columns in a query of one table, and
// PostgreSQL would then take them as columns of the lines.
const TAXABLE = sql`(select coalesce(sum(line.amount_cents), 0) from invoice_lines line
  where line.invoice_id = invoices.id and line.gst_code = 'P1')`;
const OUT_OF_SCOPE = sql`(select coalesce(sum(line.amount_cents), 0) from invoice_lines line
  where line.invoice_id = invoices.id and line.gst_code = 'P5')`;

/**
 * The share of a part of an invoice in one of its amounts, in whole cents; half a cent rounds up.
 */
const shareOf = (cents: SQL, part: SQL): SQL =>
  sql`round(${cents}::numeric * ${part} / nullif(${invoices.totalCents}, 0))`;

interface GstParts {
  readonly gst: SQL;
  readonly taxable: SQL;
  readonly outOfScope: SQL;
}

const sumOf = (sales: SQL, { gst, taxable, outOfScope }: GstParts) => ({
  salesCents: sum(sales),
  gstCents: sum(gst),
  taxableCents: sum(taxable),
  outOfScopeCents: sum(outOfScope),
});

const sumOfPart = (part: SQL, gst: SQL = shareOf(sql`${invoices.gstCents}`, part)) =>
  sumOf(part, { gst, taxable: shareOf(TAXABLE, part), outOfScope: shareOf(OUT_OF_SCOPE, part) });

const sum = (cents: SQL) => sql`coalesce(sum(${cents}), 0)`.mapWith(Number);

type MonthRow = Sales & { readonly month: string };

function addUp(...parts: readonly (readonly [readonly MonthRow[], 1 | -1])[]): SalesByMonth {
  const months = new Map<string, Sales>();
  for (const [rows, sign] of parts) {
    for (const { month, ...sales } of rows) {
      months.set(month, addSales(months.get(month) ?? NO_SALES, sales, sign));
    }
  }
  return months;
}

export const NO_SALES: Sales = {
  salesCents: 0,
  taxableCents: 0,
  outOfScopeCents: 0,
  gstCents: 0,
};

export const addSales = (before: Sales, more: Sales, sign: 1 | -1 = 1): Sales => ({
  salesCents: before.salesCents + sign * more.salesCents,
  taxableCents: before.taxableCents + sign * more.taxableCents,
  outOfScopeCents: before.outOfScopeCents + sign * more.outOfScopeCents,
  gstCents: before.gstCents + sign * more.gstCents,
});
