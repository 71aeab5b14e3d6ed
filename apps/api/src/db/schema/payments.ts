import { PAYMENT_KINDS, PAYMENT_METHODS } from '@cleaning/contract';
import { sql } from 'drizzle-orm';
import { bigint, check, date, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { instant, isOneOf } from './column-types.ts';
import { invoices } from './invoices.ts';
import { users } from './users.ts';

/** Money received for invoices, given back, or credited. Rows are added and never changed. */
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
    method: text({ enum: PAYMENT_METHODS }),
    /** The Sydney date on which the money came or went, or the credit was given. */
    receivedOn: date({ mode: 'string' }).notNull(),
    recordedBy: uuid().references(() => users.id, { onDelete: 'set null' }),
    createdAt: instant().notNull(),
  },
  (table) => [
    /** The same reference again is the same payment. */
    unique('payments_reference_key').on(table.invoiceId, table.kind, table.reference),
    check('payments_kind_check', isOneOf(table.kind, PAYMENT_KINDS)),
    check('payments_method_check', isOneOf(table.method, PAYMENT_METHODS)),
    check('payments_amount_check', sql`${table.amountCents} > 0`),
    check('payments_number_check', sql`${table.number} ~ '^CRN-[0-9]{4}-[0-9]{5,}$'`),
    check(
      'payments_credit_check',
      sql`(${table.kind} = 'credit') = (${table.number} is not null) and (${table.kind} = 'credit') = (${table.method} is null) and (${table.kind} = 'credit' or ${table.gstCents} = 0)`,
    ),
  ],
);
