import { PAYMENT_METHODS } from '@cleaning/contract/payments/rules';
import { relations, sql } from 'drizzle-orm';
import { bigint, check, date, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant, isOneOf } from './column-types.ts';
import { quotes } from './quotes.ts';
import { users } from './users.ts';

/** The kinds of movements of a deposit. What an invoice used of it is a payment of that invoice. */
export const DEPOSIT_PAYMENT_KINDS = ['payment', 'refund'] as const;

/**
 * Payments and refunds of the deposits of quotes. Rows are added, and never changed but for a
 * payment that was recorded by mistake: it stays, and counts no more.
 */
export const depositPayments = pgTable(
  'deposit_payments',
  {
    id: uuid().primaryKey().defaultRandom(),
    position: bigint({ mode: 'number' }).generatedAlwaysAsIdentity(),
    quoteId: uuid()
      .notNull()
      .references(() => quotes.id, { onDelete: 'restrict' }),
    kind: text({ enum: DEPOSIT_PAYMENT_KINDS }).notNull(),
    amountCents: integer().notNull(),
    reference: text().notNull(),
    method: text({ enum: PAYMENT_METHODS }).notNull(),
    /** The Sydney date of the payment or refund. */
    receivedOn: date({ mode: 'string' }).notNull(),
    recordedBy: uuid().references(() => users.id, { onDelete: 'set null' }),
    createdAt: instant().notNull(),
    takenBackAt: instant(),
  },
  (table) => [
    index('deposit_payments_quote_index').on(table.quoteId, table.position),
    check('deposit_payments_kind_check', isOneOf(table.kind, DEPOSIT_PAYMENT_KINDS)),
    check('deposit_payments_method_check', isOneOf(table.method, PAYMENT_METHODS)),
    check('deposit_payments_amount_check', sql`${table.amountCents} > 0`),
    check(
      'deposit_payments_taken_back_check',
      sql`${table.takenBackAt} is null or ${table.kind} = 'payment'`,
    ),
  ],
);

export const depositPaymentRelations = relations(depositPayments, ({ one }) => ({
  quote: one(quotes, { fields: [depositPayments.quoteId], references: [quotes.id] }),
}));
