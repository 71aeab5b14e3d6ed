import { index, pgTable, uuid } from 'drizzle-orm/pg-core';
import { instant } from './column-types.ts';
import { quotes } from './quotes.ts';
import { storedFiles } from './stored-files.ts';

/** The files of a quote. */
export const quoteAttachments = pgTable(
  'quote_attachments',
  {
    id: uuid().primaryKey().defaultRandom(),
    quoteId: uuid()
      .notNull()
      .references(() => quotes.id, { onDelete: 'cascade' }),
    fileId: uuid()
      .notNull()
      .unique('quote_attachments_file_key')
      .references(() => storedFiles.id, { onDelete: 'restrict' }),
    createdAt: instant().notNull(),
  },
  (table) => [index('quote_attachments_quote_index').on(table.quoteId, table.createdAt)],
);
