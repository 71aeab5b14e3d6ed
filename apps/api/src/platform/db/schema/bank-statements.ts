import { BANK_FORMATS, BANK_ROW_STATUSES } from '@cleaning/contract';
import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { bytes, instant, isOneOf } from './column-types.ts';
import { invoices } from './invoices.ts';
import { quotes } from './quotes.ts';
import { users } from './users.ts';

/** The files of banks that were read. One that was imported by mistake is removed with its rows. */
export const bankStatements = pgTable(
  'bank_statements',
  {
    id: uuid().primaryKey().defaultRandom(),
    fileName: text().notNull(),
    format: text({ enum: BANK_FORMATS }).notNull(),
    accountEnding: text().notNull(),
    firstDay: date({ mode: 'string' }).notNull(),
    lastDay: date({ mode: 'string' }).notNull(),
    /** Rows that an earlier file had, and money that went out. */
    usedCount: integer().notNull(),
    outCount: integer().notNull(),
    /** What the file says that the account held before and after, and what its rows moved; else null. */
    openingCents: bigint({ mode: 'number' }),
    inCents: bigint({ mode: 'number' }),
    outCents: bigint({ mode: 'number' }),
    closingCents: bigint({ mode: 'number' }),
    importedBy: uuid().references(() => users.id, { onDelete: 'set null' }),
    createdAt: instant().notNull(),
    /** Set while none of its rows is open and staff said that it is done. */
    finishedAt: instant(),
    finishedBy: uuid().references(() => users.id, { onDelete: 'set null' }),
  },
  (table) => [
    index('bank_statements_created_index').on(table.createdAt.desc().nullsFirst(), table.id),
    check('bank_statements_format_check', isOneOf(table.format, BANK_FORMATS)),
    check(
      'bank_statements_counts_check',
      sql`${table.usedCount} >= 0 and ${table.outCount} >= 0 and ${table.firstDay} <= ${table.lastDay}`,
    ),
    check(
      'bank_statements_balance_check',
      sql`num_nulls(${table.openingCents}, ${table.inCents}, ${table.outCents}, ${table.closingCents}) in (0, 4) and ${table.inCents} >= 0 and ${table.outCents} >= 0`,
    ),
    check(
      'bank_statements_finished_check',
      sql`${table.finishedBy} is null or ${table.finishedAt} is not null`,
    ),
  ],
);

/** Money that came to the account. Each row of a bank is here once, in however many files it is. */
export const bankRows = pgTable(
  'bank_rows',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** Tells rows with the same text apart where they are a payment of the same invoice. */
    position: bigint({ mode: 'number' }).generatedAlwaysAsIdentity(),
    statementId: uuid()
      .notNull()
      .references(() => bankStatements.id, { onDelete: 'restrict' }),
    rowNumber: integer().notNull(),
    bookedOn: date({ mode: 'string' }).notNull(),
    amountCents: integer().notNull(),
    text: text().notNull(),
    /** Of the account, the day, the amount, the text, and which one it is of rows that are alike. */
    fingerprint: bytes().notNull().unique('bank_rows_fingerprint_key'),
    status: text({ enum: BANK_ROW_STATUSES }).notNull().default('open'),
    version: integer().notNull().default(1),
    reason: text(),
    /** What is kept of it as a credit of a client. */
    keptCents: integer().notNull().default(0),
    /** The invoice by which it is kept; null in rows that were decided before this was noted. */
    keptInvoiceId: uuid().references(() => invoices.id, { onDelete: 'restrict' }),
    decidedBy: uuid().references(() => users.id, { onDelete: 'set null' }),
    decidedAt: instant(),
    /** How often what it paid was taken back: its next payments are others. */
    takenBackCount: integer().notNull().default(0),
  },
  (table) => [
    unique('bank_rows_place_key').on(table.statementId, table.rowNumber),
    index('bank_rows_open_index')
      .on(table.bookedOn, table.rowNumber, table.position)
      .where(sql`${table.status} = 'open'`),
    index('bank_rows_kept_invoice_index')
      .on(table.keptInvoiceId)
      .where(sql`${table.keptInvoiceId} is not null`),
    check('bank_rows_status_check', isOneOf(table.status, BANK_ROW_STATUSES)),
    check('bank_rows_taken_back_check', sql`${table.takenBackCount} >= 0`),
    check('bank_rows_version_check', sql`${table.version} > 0`),
    check(
      'bank_rows_amount_check',
      sql`${table.amountCents} > 0 and ${table.keptCents} between 0 and ${table.amountCents}`,
    ),
    check(
      'bank_rows_decided_check',
      sql`(${table.status} = 'open') = (${table.decidedAt} is null) and (${table.status} = 'set_aside') = (${table.reason} is not null) and (${table.status} = 'matched' or ${table.keptCents} = 0)`,
    ),
    check('bank_rows_kept_check', sql`${table.keptInvoiceId} is null or ${table.keptCents} > 0`),
  ],
);

/** The invoices that a row paid, and how much of each. */
export const bankRowParts = pgTable(
  'bank_row_parts',
  {
    rowId: uuid()
      .notNull()
      .references(() => bankRows.id, { onDelete: 'restrict' }),
    invoiceId: uuid()
      .notNull()
      .references(() => invoices.id, { onDelete: 'restrict' }),
    amountCents: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.rowId, table.invoiceId] }),
    index('bank_row_parts_invoice_index').on(table.invoiceId),
    check('bank_row_parts_amount_check', sql`${table.amountCents} > 0`),
  ],
);

/** The deposits of quotes that rows paid. */
export const bankRowDeposits = pgTable(
  'bank_row_deposits',
  {
    rowId: uuid()
      .primaryKey()
      .references(() => bankRows.id, { onDelete: 'restrict' }),
    quoteId: uuid()
      .notNull()
      .references(() => quotes.id, { onDelete: 'restrict' }),
    amountCents: integer().notNull(),
  },
  (table) => [
    index('bank_row_deposits_quote_index').on(table.quoteId),
    check('bank_row_deposits_amount_check', sql`${table.amountCents} > 0`),
  ],
);

/** Rows that a file has and an earlier one had. When that one is discarded, they are rows of this one. */
export const bankRowRepeats = pgTable(
  'bank_row_repeats',
  {
    rowId: uuid()
      .notNull()
      .references(() => bankRows.id, { onDelete: 'cascade' }),
    statementId: uuid()
      .notNull()
      .references(() => bankStatements.id, { onDelete: 'cascade' }),
    /** Where this file has it. */
    rowNumber: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.rowId, table.statementId] }),
    index('bank_row_repeats_statement_index').on(table.statementId, table.rowNumber),
  ],
);
