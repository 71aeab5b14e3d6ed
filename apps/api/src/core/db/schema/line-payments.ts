import { sql } from 'drizzle-orm';
import { check, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from './column-types.ts';
import { invoiceLines } from './invoice-lines.ts';

/**
 * What remittances paid for single lines, so that a repeated claim asks only for the other lines.
 */
export const linePayments = pgTable(
  'line_payments',
  {
    lineId: uuid()
      .notNull()
      .references(() => invoiceLines.id, { onDelete: 'cascade' }),
    /** The reference of the payment, as on the bank statement. */
    reference: text().notNull(),
    amountCents: integer().notNull(),
    createdAt: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.lineId, table.reference] }),
    check('line_payments_amount_check', sql`${table.amountCents} > 0`),
  ],
);
