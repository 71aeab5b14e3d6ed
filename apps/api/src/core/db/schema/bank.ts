import { BANK_FORMATS, BANK_ROW_STATUSES } from '@cleaning/contract/bank';
import { BANK_COLUMN_KINDS, DATE_ORDERS } from '@cleaning/contract/bank/rules';
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
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { bytes, instant, isOneOf } from './column-types.ts';
import { invoices } from './invoices.ts';
import { quotes } from './quotes.ts';

/** The bank files that were imported. An import by mistake is deleted with its rows. */
export const bankStatements = pgTable(
  'bank_statements',
  {
    id: uuid().primaryKey().defaultRandom(),
    fileName: text().notNull(),
    format: text({ enum: BANK_FORMATS }).notNull(),
    accountEnding: text().notNull(),
    /** The whole number of the account; null in imports before this column existed. */
    account: text(),
    firstDay: date({ mode: 'string' }).notNull(),
    lastDay: date({ mode: 'string' }).notNull(),
    /** The number of rows that an earlier file had, and of payments that went out. */
    usedCount: integer().notNull(),
    outCount: integer().notNull(),
    /**
     * The opening and closing balance that the file states, and the sum of its rows; null when it
     * states no balance.
     */
    openingCents: bigint({ mode: 'number' }),
    inCents: bigint({ mode: 'number' }),
    outCents: bigint({ mode: 'number' }),
    closingCents: bigint({ mode: 'number' }),
    /** Whether staff said what the columns of its CSV file are, for this file or an earlier one. */
    hasChosenColumns: boolean().notNull().default(false),
    importedBy: uuid().references(() => users.id, { onDelete: 'set null' }),
    createdAt: instant().notNull(),
    /** Set while none of its rows is open and staff marked it as finished. */
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

/**
 * Money received on the account. Each bank row is stored once, even if several files contain it.
 */
export const bankRows = pgTable(
  'bank_rows',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** Distinguishes rows with the same text that pay the same invoice. */
    position: bigint({ mode: 'number' }).generatedAlwaysAsIdentity(),
    statementId: uuid()
      .notNull()
      .references(() => bankStatements.id, { onDelete: 'restrict' }),
    rowNumber: integer().notNull(),
    bookedOn: date({ mode: 'string' }).notNull(),
    amountCents: integer().notNull(),
    text: text().notNull(),
    /** The id that the bank gave it, with its format; null where it gave none. */
    bankId: text(),
    /**
     * A hash of the account, day, amount, text, the id that the bank keeps for it, and the number of
     * the row among identical ones.
     */
    fingerprint: bytes().notNull().unique('bank_rows_fingerprint_key'),
    status: text({ enum: BANK_ROW_STATUSES }).notNull().default('open'),
    version: integer().notNull().default(1),
    reason: text(),
    /** The part of the row that is kept as a credit of a client. */
    keptCents: integer().notNull().default(0),
    /**
     * The invoice under which the credit is kept; null in rows decided before this column existed.
     */
    keptInvoiceId: uuid().references(() => invoices.id, { onDelete: 'restrict' }),
    decidedBy: uuid().references(() => users.id, { onDelete: 'set null' }),
    decidedAt: instant(),
    /** How often its payments were taken back, which gives new payments another reference. */
    takenBackCount: integer().notNull().default(0),
    /** The reference of the payments that recorded its money before; it then has none of its own. */
    recordedReference: text(),
  },
  (table) => [
    index('bank_rows_day_index').on(table.bookedOn),
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
    check(
      'bank_rows_recorded_check',
      sql`${table.recordedReference} is null or ${table.status} = 'matched'`,
    ),
    index('bank_rows_recorded_index')
      .on(table.recordedReference)
      .where(sql`${table.recordedReference} is not null`),
    check('bank_rows_kept_check', sql`${table.keptInvoiceId} is null or ${table.keptCents} > 0`),
  ],
);

/** The invoices that a row paid, with the amounts. */
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

/**
 * Rows of a file that an earlier file had. When the earlier file is discarded, they are moved to
 * this one.
 */
export const bankRowRepeats = pgTable(
  'bank_row_repeats',
  {
    rowId: uuid()
      .notNull()
      .references(() => bankRows.id, { onDelete: 'cascade' }),
    statementId: uuid()
      .notNull()
      .references(() => bankStatements.id, { onDelete: 'cascade' }),
    /** The position in this file. */
    rowNumber: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.rowId, table.statementId] }),
    index('bank_row_repeats_statement_index').on(table.statementId, table.rowNumber),
  ],
);

/**
 * What staff said that the columns of CSV files are, for the next file of the same account with the
 * same names.
 */
export const bankLayouts = pgTable(
  'bank_layouts',
  {
    account: text().notNull(),
    /** A hash of the names of the columns, or of their number in a file without names. */
    key: text().notNull(),
    columns: text({ enum: BANK_COLUMN_KINDS }).array().notNull(),
    namesRow: integer().notNull(),
    dateOrder: text({ enum: DATE_ORDERS }).notNull(),
    savedBy: uuid().references(() => users.id, { onDelete: 'set null' }),
    savedAt: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.account, table.key] }),
    check('bank_layouts_date_order_check', isOneOf(table.dateOrder, DATE_ORDERS)),
    check('bank_layouts_names_row_check', sql`${table.namesRow} >= 0`),
  ],
);
