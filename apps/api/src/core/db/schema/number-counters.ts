import { sql } from 'drizzle-orm';
import { check, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/**
 * The last number of each series in a Sydney year. The row stays locked until the transaction that
 * took a number ends, and a rolled-back number is given again, so there are no gaps.
 */
export const numberCounters = pgTable(
  'number_counters',
  {
    /** INV for invoices, CRN for credit notes. */
    series: text().notNull(),
    year: integer().notNull(),
    lastNumber: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.series, table.year] }),
    check('number_counters_last_number_check', sql`${table.lastNumber} > 0`),
  ],
);
