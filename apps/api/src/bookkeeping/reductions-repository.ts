import { asc, eq, sql, type SQL } from 'drizzle-orm';
import type { Queryable } from '../core/db/client.ts';
import { invoices } from '../core/db/schema/index.ts';
import type { Period } from './bookkeeping-repository.ts';
import { gstAt, partsBetween, type Parts } from './shares.ts';

/**
 * What changed the sales after they were invoiced: a credit note, a write-off, an invoice that was
 * made void, and a payment of a written-off invoice, which counts as a sale again.
 */
export type ReductionKind = 'credit' | 'write_off' | 'void' | 'recovered';

const signed = (sign: SQL, { gst, taxable, outOfScope }: Parts) =>
  sql`${sign} * ${gst} as gst_cents, ${sign} * ${taxable} as taxable_cents,
    ${sign} * ${outOfScope} as out_of_scope_cents`;

const LESS = sql`-1`;
const MORE = sql`1`;

const sumOfEarlier = (which: SQL) => sql`(select coalesce(sum(earlier.amount_cents), 0)
  from payments earlier where earlier.invoice_id = invoices.id
    and earlier.position < payments.position and ${which})`;

/** What was left of an invoice to sell after its credits, and after it was closed. */
const AFTER_CREDITS = sql`invoices.total_cents - invoices.credited_cents`;
const AFTER_CLOSING = sql`invoices.total_cents - invoices.credited_cents - invoices.closed_cents`;
const BEFORE_CREDIT = sql`invoices.total_cents - ${sumOfEarlier(sql`earlier.kind = 'credit'`)}`;
const BEFORE_RECOVERY = sql`${AFTER_CLOSING} + ${sumOfEarlier(sql`earlier.is_after_write_off`)}`;

/** What credit notes say of their GST stays, whatever the rounding was. */
const CREDITED_GST = sql`(select coalesce(sum(credit.gst_cents), 0) from payments credit
  where credit.invoice_id = invoices.id and credit.kind = 'credit')`;

/** The changes of sales in a period, negative when they are less. */
const reductionsIn = ({ from, to }: Period): SQL => sql`(
  select 'credit' as kind, payments.invoice_id, payments.received_on as date,
    payments.number, 1 as nth, payments.created_at as happened_at, 0 as place, payments.position,
    -payments.amount_cents as amount_cents,
    ${signed(LESS, {
      ...partsBetween(sql`${BEFORE_CREDIT} - payments.amount_cents`, BEFORE_CREDIT),
      gst: sql`payments.gst_cents`,
    })}
  from payments join invoices on invoices.id = payments.invoice_id
  where payments.kind = 'credit' and payments.received_on between ${from} and ${to}
  union all
  select case invoices.status when 'void' then 'void' else 'write_off' end, invoices.id,
    invoices.closed_on, null, 1, invoices.updated_at, 1, 0, -invoices.closed_cents,
    ${signed(LESS, {
      ...partsBetween(AFTER_CLOSING, AFTER_CREDITS),
      gst: sql`(invoices.gst_cents - ${CREDITED_GST} - ${gstAt(AFTER_CLOSING)})`,
    })}
  from invoices where invoices.closed_on between ${from} and ${to} and invoices.closed_cents > 0
  union all
  select 'recovered', payments.invoice_id, payments.received_on, null,
    1 + (select count(*) from payments earlier where earlier.invoice_id = invoices.id
      and earlier.position < payments.position and earlier.is_after_write_off),
    payments.created_at, 2, payments.position, payments.amount_cents,
    ${signed(MORE, partsBetween(BEFORE_RECOVERY, sql`${BEFORE_RECOVERY} + payments.amount_cents`))}
  from payments join invoices on invoices.id = payments.invoice_id
  where payments.is_after_write_off and payments.received_on between ${from} and ${to}
) as reductions`;

const number = (column: string) => sql.raw(`reductions.${column}`).mapWith(Number);

/** The changes of sales in a period, with their invoices, in the order in which they happened. */
export async function listReductions(queryable: Queryable, period: Period) {
  return queryable
    .select({
      kind: sql<ReductionKind>`reductions.kind`,
      date: sql<string>`reductions.date::text`,
      number: sql<string | null>`reductions.number`,
      nth: number('nth'),
      amountCents: number('amount_cents'),
      gstCents: number('gst_cents'),
      taxableCents: number('taxable_cents'),
      outOfScopeCents: number('out_of_scope_cents'),
      invoice: invoices,
    })
    .from(reductionsIn(period))
    .innerJoin(invoices, eq(invoices.id, sql`reductions.invoice_id`))
    .orderBy(
      sql`reductions.date`,
      sql`reductions.happened_at`,
      asc(invoices.number),
      sql`reductions.place`,
      sql`reductions.position`,
    );
}

export type Reduction = Awaited<ReturnType<typeof listReductions>>[number];

const sum = (column: string) => sql`sum(${sql.raw(`reductions.${column}`)})`.mapWith(Number);

/** The changes of sales in each month of a period. */
export async function sumReductions(queryable: Queryable, period: Period) {
  return queryable
    .select({
      month: sql<string>`to_char(reductions.date, 'YYYY-MM')`,
      salesCents: sum('amount_cents'),
      gstCents: sum('gst_cents'),
      taxableCents: sum('taxable_cents'),
      outOfScopeCents: sum('out_of_scope_cents'),
    })
    .from(reductionsIn(period))
    .groupBy(sql`1`);
}
