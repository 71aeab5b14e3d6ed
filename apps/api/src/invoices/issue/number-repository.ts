import { sql } from 'drizzle-orm';
import type { Transaction } from '../../core/db/client.ts';
import { numberCounters } from '../../core/db/schema/index.ts';

/** INV is for invoices, CRN for credit notes. */
export type NumberSeries = 'INV' | 'CRN';

const DIGITS = 5;

/**
 * Takes the next number of a series in a year, such as INV-2026-00001. Other calls wait until the
 * transaction ends and get the same number if it is rolled back, so there are no gaps and no
 * duplicates.
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
