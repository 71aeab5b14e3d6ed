import { DOCUMENT_CATEGORIES } from '@cleaning/contract';
import { check, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant, isOneOf } from './column-types.ts';
import { storedFiles } from './stored-files.ts';
import { users } from './users.ts';

/** The files between the company and a client. */
export const documents = pgTable(
  'documents',
  {
    id: uuid().primaryKey().defaultRandom(),
    clientId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    category: text({ enum: DOCUMENT_CATEGORIES }).notNull(),
    fileId: uuid()
      .notNull()
      .unique('documents_file_key')
      .references(() => storedFiles.id, { onDelete: 'restrict' }),
    createdAt: instant().notNull(),
  },
  (table) => [
    index('documents_client_index').on(table.clientId, table.category, table.createdAt),
    index('documents_created_index').on(table.createdAt),
    check('documents_category_check', isOneOf(table.category, DOCUMENT_CATEGORIES)),
  ],
);
