import { sql } from 'drizzle-orm';
import { check, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/**
 * The last number given in each series and Sydney year. A row stays locked until the transaction that
 * took a number ends, so numbers have no gaps: one that is rolled back is given again.
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
