import { sql } from 'drizzle-orm';
import type { Transaction } from '../../../platform/db/client.ts';
import { numberCounters } from '../../../platform/db/schema/index.ts';

/** INV: invoices. CRN: credit notes. */
export type NumberSeries = 'INV' | 'CRN';

const DIGITS = 5;

/**
 * The next number of a series in a year: INV-2026-00001. Everybody else who wants one waits until the
 * transaction ends, and gets this one if it is rolled back: so there is no gap and no twin.
 *
 * @param date a Sydney date; its year counts.
 */
export async function takeNumber(
  transaction: Transaction,
  series: NumberSeries,
  date: string,
): Promise<string> {
  const year = date.slice(0, 4);
  const [row] = await transaction
    .insert(numberCounters)
    .values({ series, year: Number(year), lastNumber: 1 })
    .onConflictDoUpdate({
      target: [numberCounters.series, numberCounters.year],
      set: { lastNumber: sql`${numberCounters.lastNumber} + 1` },
    })
    .returning({ lastNumber: numberCounters.lastNumber });
  if (row === undefined) throw new Error('An insert returned no row.');
  return `${series}-${year}-${String(row.lastNumber).padStart(DIGITS, '0')}`;
}
