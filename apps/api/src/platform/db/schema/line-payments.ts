import { sql } from 'drizzle-orm';
import { check, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from './column-types.ts';
import { invoiceLines } from './invoice-lines.ts';

/** What remittances paid of single lines, so that a claim that goes again asks for the other lines. */
export const linePayments = pgTable(
  'line_payments',
  {
    lineId: uuid()
      .notNull()
      .references(() => invoiceLines.id, { onDelete: 'cascade' }),
    /** That of the payment, as the bank statement has it. */
    reference: text().notNull(),
    amountCents: integer().notNull(),
    createdAt: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.lineId, table.reference] }),
    check('line_payments_amount_check', sql`${table.amountCents} > 0`),
  ],
);
