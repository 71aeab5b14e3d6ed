import { and, asc, between, count, eq, gt, inArray, lte, ne, or, sql } from 'drizzle-orm';
import type { Queryable } from '../core/db/client.ts';
import { sumOrZero } from '../core/db/aggregates.ts';
import { invoiceLines, invoices, payments } from '../core/db/schema/index.ts';

/** A period, both days included. */
export interface Period {
  readonly from: string;
  readonly to: string;
}

/** An invoice that became void in a later period is there, and its cancellation is in that one. */
const isExported = ({ from, to }: Period) =>
  and(
    between(invoices.issueDate, from, to),
    or(ne(invoices.status, 'void'), gt(invoices.closedOn, to)),
  );

/**
 * The lines of the invoices that were issued in a period and were not void at its end, in the order
 * of their numbers.
 */
export async function listIssuedLines(queryable: Queryable, period: Period, limit?: number) {
  const lines = queryable
    .select({ line: invoiceLines, invoice: invoices })
    .from(invoiceLines)
    .innerJoin(invoices, eq(invoices.id, invoiceLines.invoiceId))
    .where(isExported(period))
    .orderBy(asc(invoices.number), asc(invoiceLines.position))
    .$dynamic();
  return limit === undefined ? lines : lines.limit(limit);
}

const isMoney = inArray(payments.kind, ['payment', 'refund']);

/** The money received for invoices and paid back in a period. */
export const listMovements = (queryable: Queryable, { from, to }: Period) =>
  queryable
    .select({ payment: payments, invoice: invoices })
    .from(payments)
    .innerJoin(invoices, eq(invoices.id, payments.invoiceId))
    .where(and(between(payments.receivedOn, from, to), isMoney))
    .orderBy(asc(payments.receivedOn), asc(payments.position));

/** What a payment, a refund or a credit takes from the balance of its invoice. */
export const signedAmount = sql`case ${payments.kind} when 'refund' then -${payments.amountCents} else ${payments.amountCents} end`;

/**
 * The number and the total of the rows with invoices and with payments, and what was invoiced,
 * whether or not it became void. GST is left out for payments.
 */
export async function sumExport(queryable: Queryable, period: Period) {
  const { from, to } = period;
  const [lines] = await queryable
    .select({
      count: count(),
      totalCents: sumOrZero(invoiceLines.amountCents),
      gstCents: sumOrZero(invoiceLines.gstCents),
    })
    .from(invoiceLines)
    .innerJoin(invoices, eq(invoices.id, invoiceLines.invoiceId))
    .where(isExported(period));
  const [money] = await queryable
    .select({ count: count(), totalCents: sumOrZero(signedAmount) })
    .from(payments)
    .where(and(between(payments.receivedOn, from, to), isMoney));
  const [issued] = await queryable
    .select({ count: count(), totalCents: sumOrZero(invoices.totalCents) })
    .from(invoices)
    .where(between(invoices.issueDate, from, to));
  if (!lines || !money || !issued) throw new Error('A sum returned no row.');
  return { lines, money, issued };
}

/** What was owed to the company at the end of a day, in cents. */
export async function sumOwedOn(queryable: Queryable, day: string): Promise<number> {
  const [invoiced] = await queryable
    .select({
      cents:
        sql`coalesce(sum(${invoices.totalCents}) filter (where ${invoices.issueDate} <= ${day}), 0)
        - coalesce(sum(${invoices.closedCents}) filter (where ${invoices.closedOn} <= ${day}), 0)`.mapWith(
          Number,
        ),
    })
    .from(invoices);
  // A payment of a written-off invoice raises and lowers its balance by the same amount.
  const [moved] = await queryable
    .select({ cents: sumOrZero(signedAmount) })
    .from(payments)
    .where(sql`${payments.receivedOn} <= ${day} and not ${payments.isAfterWriteOff}`);
  return (invoiced?.cents ?? 0) - (moved?.cents ?? 0);
}

/** What was received by the end of a day for invoices that were issued later, in cents. */
export async function sumReceivedEarly(queryable: Queryable, day: string): Promise<number> {
  const [row] = await queryable
    .select({ cents: sumOrZero(signedAmount) })
    .from(payments)
    .innerJoin(invoices, eq(invoices.id, payments.invoiceId))
    .where(and(lte(payments.receivedOn, day), gt(invoices.issueDate, day)));
  return row?.cents ?? 0;
}
