import { CSV_DATE_FORMATS } from '@cleaning/ndis';
import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { bytes, instant, isOneOf } from './column-types.ts';
import { invoices } from './invoices.ts';

/** Agency-managed invoices that were claimed together. Rows are added and never changed. */
export const claimBatches = pgTable(
  'claim_batches',
  {
    id: uuid().primaryKey(),
    number: integer()
      .notNull()
      .unique('claim_batches_number_key')
      .generatedAlwaysAsIdentity({ startWith: 1 }),
    formatVersion: text().notNull(),
    csvDateFormat: text({ enum: CSV_DATE_FORMATS }).notNull(),
    invoiceCount: integer().notNull(),
    rowCount: integer().notNull(),
    totalCents: integer().notNull(),
    createdBy: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'restrict' }),
    createdAt: instant().notNull(),
  },
  (table) => [
    check('claim_batches_csv_date_format_check', isOneOf(table.csvDateFormat, CSV_DATE_FORMATS)),
    check(
      'claim_batches_counts_check',
      sql`${table.invoiceCount} > 0 and ${table.rowCount} > 0 and ${table.totalCents} >= 0`,
    ),
  ],
);

/** The files of each batch, encrypted because they contain NDIS numbers. */
export const claimFiles = pgTable(
  'claim_files',
  {
    batchId: uuid()
      .notNull()
      .references(() => claimBatches.id, { onDelete: 'restrict' }),
    part: integer().notNull(),
    fileName: text().notNull().unique('claim_files_file_name_key'),
    rowCount: integer().notNull(),
    contentEncrypted: bytes().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.batchId, table.part] }),
    check('claim_files_counts_check', sql`${table.part} > 0 and ${table.rowCount} > 0`),
  ],
);

/** Which invoices each batch claimed. A rejected claim may be in a later batch again. */
export const claimBatchInvoices = pgTable(
  'claim_batch_invoices',
  {
    batchId: uuid()
      .notNull()
      .references(() => claimBatches.id, { onDelete: 'restrict' }),
    invoiceId: uuid()
      .notNull()
      .references(() => invoices.id, { onDelete: 'restrict' }),
  },
  (table) => [
    primaryKey({ columns: [table.batchId, table.invoiceId] }),
    index('claim_batch_invoices_invoice_index').on(table.invoiceId),
  ],
);
