import {
  PAYMENT_KINDS,
  PAYMENT_METHODS,
  RECORDED_METHODS,
} from '@cleaning/contract/payments/rules';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { instant, isOneOf } from './column-types.ts';
import { invoiceLines, invoices } from './invoices.ts';
import { quotes } from './quotes.ts';

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

/**
 * What remittances paid for single lines, so that a repeated claim asks only for the other lines.
 * The rows of a payment are deleted when it is taken back.
 */
export const linePayments = pgTable(
  'line_payments',
  {
    lineId: uuid()
      .notNull()
      .references(() => invoiceLines.id, { onDelete: 'cascade' }),
    /** The reference of the payment, as on the bank statement. */
    reference: text().notNull(),
    /** The payment; null where all of the money was kept as a credit of the client. */
    paymentId: uuid().references(() => payments.id, { onDelete: 'restrict' }),
    amountCents: integer().notNull(),
    createdAt: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.lineId, table.reference] }),
    index('line_payments_payment_index').on(table.paymentId),
    check('line_payments_amount_check', sql`${table.amountCents} > 0`),
  ],
);
