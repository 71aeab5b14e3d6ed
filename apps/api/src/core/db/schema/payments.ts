import { PAYMENT_KINDS, RECORDED_METHODS } from '@cleaning/contract/payments/rules';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  pgTable,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { accountCredits } from './account-credits.ts';
import { instant, isOneOf } from './column-types.ts';
import { invoices } from './invoices.ts';
import { quotes } from './quotes.ts';
import { users } from './users.ts';

/** Payments, refunds and credits of invoices. Rows are added and never changed. */
export const payments = pgTable(
  'payments',
  {
    id: uuid().primaryKey().defaultRandom(),
    position: bigint({ mode: 'number' }).generatedAlwaysAsIdentity(),
    invoiceId: uuid()
      .notNull()
      .references(() => invoices.id, { onDelete: 'restrict' }),
    kind: text({ enum: PAYMENT_KINDS }).notNull(),
    amountCents: integer().notNull(),
    /** The GST in a credit. */
    gstCents: integer().notNull().default(0),
    reference: text().notNull(),
    /** The number of a credit note, without gaps: CRN-2026-00001. */
    number: text().unique('payments_number_key'),
    method: text({ enum: RECORDED_METHODS }),
    /** The quote whose deposit this payment is, or was until the invoice was voided. */
    quoteId: uuid().references(() => quotes.id, { onDelete: 'restrict' }),
    /** The credit of the client that this payment used, or used until the invoice was voided. */
    accountCreditId: uuid().references(() => accountCredits.id, { onDelete: 'set null' }),
    /** The Sydney date of the payment, refund, credit or deducted deposit. */
    receivedOn: date({ mode: 'string' }).notNull(),
    recordedBy: uuid().references(() => users.id, { onDelete: 'set null' }),
    /**
     * Whether the payment came after its invoice was written off. Such a payment raises the balance
     * by its amount as it pays it.
     */
    isAfterWriteOff: boolean().notNull().default(false),
    createdAt: instant().notNull(),
  },
  (table) => [
    index('payments_invoice_index').on(table.invoiceId, table.position),
    index('payments_quote_index')
      .on(table.quoteId)
      .where(sql`${table.quoteId} is not null`),
    index('payments_account_credit_index')
      .on(table.accountCreditId)
      .where(sql`${table.accountCreditId} is not null`),
    check('payments_kind_check', isOneOf(table.kind, PAYMENT_KINDS)),
    check('payments_method_check', isOneOf(table.method, RECORDED_METHODS)),
    check(
      'payments_deposit_check',
      sql`(${table.quoteId} is not null) = (${table.method} is not distinct from 'deposit')`,
    ),
    check(
      'payments_account_credit_check',
      sql`${table.accountCreditId} is null or ${table.method} = 'account_credit'`,
    ),
    check('payments_amount_check', sql`${table.amountCents} > 0`),
    check('payments_number_check', sql`${table.number} ~ '^CRN-[0-9]{4}-[0-9]{5,}$'`),
    check(
      'payments_credit_check',
      sql`(${table.kind} = 'credit') = (${table.number} is not null) and (${table.kind} = 'credit') = (${table.method} is null) and (${table.kind} = 'credit' or ${table.gstCents} = 0)`,
    ),
  ],
);
