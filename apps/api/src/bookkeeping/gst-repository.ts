import { between, eq, inArray, sql, type SQL } from 'drizzle-orm';
import type { Queryable } from '../core/db/client.ts';
import { sumOrZero } from '../core/db/aggregates.ts';
import { invoices, payments } from '../core/db/schema/index.ts';
import type { Period } from './bookkeeping-repository.ts';
import { sumReductions } from './reductions-repository.ts';
import { OUT_OF_SCOPE, partsBetween, TAXABLE, type Parts } from './shares.ts';

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
  return addUp(issued, await sumReductions(queryable, period));
}

/** Cash sales: what was paid for invoices in each month of a period, less refunds. */
export async function sumCash(queryable: Queryable, { from, to }: Period): Promise<SalesByMonth> {
  const signed = sql`case ${payments.kind} when 'refund' then -${payments.amountCents} else ${payments.amountCents} end`;
  const soFar = sql`sum(${signed}) over (partition by ${payments.invoiceId} order by ${payments.position})`;
  const { gst, taxable, outOfScope } = partsBetween(sql`(${soFar} - ${signed})`, soFar);
  const moved = queryable
    .select({
      receivedOn: payments.receivedOn,
      amount: signed.as('amount'),
      gst: gst.as('gst'),
      taxable: taxable.as('taxable'),
      outOfScope: outOfScope.as('out_of_scope'),
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
  return addUp(sums);
}

const FIRST_COLUMN = sql`1`;

const monthOf = (day: unknown) => sql<string>`to_char(${day}, 'YYYY-MM')`;

const sumOf = (sales: SQL, { gst, taxable, outOfScope }: Parts) => ({
  salesCents: sumOrZero(sales),
  gstCents: sumOrZero(gst),
  taxableCents: sumOrZero(taxable),
  outOfScopeCents: sumOrZero(outOfScope),
});

type MonthRow = Sales & { readonly month: string };

function addUp(...parts: readonly (readonly MonthRow[])[]): SalesByMonth {
  const months = new Map<string, Sales>();
  for (const { month, ...sales } of parts.flat()) {
    months.set(month, addSales(months.get(month) ?? NO_SALES, sales));
  }
  return months;
}

export const NO_SALES: Sales = {
  salesCents: 0,
  taxableCents: 0,
  outOfScopeCents: 0,
  gstCents: 0,
};

export const addSales = (before: Sales, more: Sales): Sales => ({
  salesCents: before.salesCents + more.salesCents,
  taxableCents: before.taxableCents + more.taxableCents,
  outOfScopeCents: before.outOfScopeCents + more.outOfScopeCents,
  gstCents: before.gstCents + more.gstCents,
});
