import { PAYMENT_METHODS } from '@cleaning/contract/payments/rules';
import { sql } from 'drizzle-orm';
import { check, date, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant, isOneOf } from './column-types.ts';
import { invoices } from './invoices.ts';
import { users } from './users.ts';

/** Overpayments of clients, and how much of each was used by later invoices or paid back. */
export const accountCredits = pgTable(
  'account_credits',
  {
    id: uuid().primaryKey().defaultRandom(),
    clientId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'restrict' }),
    /** The invoice with which the money was received. */
    invoiceId: uuid()
      .notNull()
      .references(() => invoices.id, { onDelete: 'restrict' }),
    reference: text().notNull(),
    amountCents: integer().notNull(),
    usedCents: integer().notNull().default(0),
    refundedCents: integer().notNull().default(0),
    receivedOn: date({ mode: 'string' }).notNull(),
    recordedBy: uuid().references(() => users.id, { onDelete: 'set null' }),
    createdAt: instant().notNull(),
  },
  (table) => [
    index('account_credits_invoice_index').on(table.invoiceId, table.reference),
    index('account_credits_client_index').on(table.clientId, table.createdAt),
    check(
      'account_credits_amount_check',
      sql`${table.amountCents} > 0 and ${table.usedCents} >= 0 and ${table.refundedCents} >= 0 and ${table.usedCents} + ${table.refundedCents} <= ${table.amountCents}`,
    ),
  ],
);

/** What was paid back of the credits of clients. Rows are added and never changed. */
export const accountCreditRefunds = pgTable(
  'account_credit_refunds',
  {
    id: uuid().primaryKey().defaultRandom(),
    creditId: uuid()
      .notNull()
      .references(() => accountCredits.id, { onDelete: 'restrict' }),
    amountCents: integer().notNull(),
    reference: text().notNull(),
    method: text({ enum: PAYMENT_METHODS }).notNull(),
    reason: text().notNull(),
    refundedOn: date({ mode: 'string' }).notNull(),
    recordedBy: uuid().references(() => users.id, { onDelete: 'set null' }),
    createdAt: instant().notNull(),
  },
  (table) => [
    index('account_credit_refunds_credit_index').on(table.creditId),
    check('account_credit_refunds_method_check', isOneOf(table.method, PAYMENT_METHODS)),
    check('account_credit_refunds_amount_check', sql`${table.amountCents} > 0`),
  ],
);
