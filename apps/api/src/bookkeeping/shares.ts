import { sql, type SQL } from 'drizzle-orm';

// Written as raw SQL, because Drizzle leaves the table off columns in a query of one table, and
// PostgreSQL would then take them as columns of the lines.
const linesWith = (codes: SQL) => sql`(select coalesce(sum(line.amount_cents), 0)
  from invoice_lines line where line.invoice_id = invoices.id and line.gst_code in (${codes}))`;

const GST = sql`invoices.gst_cents`;
export const TAXABLE = linesWith(sql`'P1'`);
export const OUT_OF_SCOPE = linesWith(sql`'P5'`);
const TAXABLE_OR_OUT = linesWith(sql`'P1', 'P5'`);

/** The parts of an amount of an invoice, as its lines are taxed; the rest of it is GST-free. */
export interface Parts {
  readonly gst: SQL;
  readonly taxable: SQL;
  readonly outOfScope: SQL;
}

/**
 * The parts in what an invoice comes to at one of two amounts more than at the other. Each share is
 * rounded at both amounts and not of the difference, so that the parts of consecutive amounts add up
 * to those of the whole. The shares are of running sums of the lines, so that no part is of a rate
 * that the invoice has no line of.
 */
export function partsBetween(from: SQL, to: SQL): Parts {
  const part = (whole: SQL) => sql`(${shareOf(whole, to)} - ${shareOf(whole, from)})`;
  const taxable = part(TAXABLE);
  return { gst: part(GST), taxable, outOfScope: sql`(${part(TAXABLE_OR_OUT)} - ${taxable})` };
}

/** The GST of an invoice of which this amount is left, in whole cents; half a cent rounds up. */
export const gstAt = (amount: SQL): SQL => shareOf(GST, amount);

const shareOf = (whole: SQL, amount: SQL): SQL =>
  sql`coalesce(round(${whole}::numeric * (${amount}) / nullif(invoices.total_cents, 0)), 0)`;
