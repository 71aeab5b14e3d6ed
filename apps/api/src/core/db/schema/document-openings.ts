import { pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core';
import { instant } from './column-types.ts';
import { documents } from './documents.ts';
import { users } from './users.ts';

/**
 * Which user opened which document, and when first: when they first asked for a link to it, which is
 * the only way to its content. Seeing it in a list does not count, since lists are also read ahead.
 */
export const documentOpenings = pgTable(
  'document_openings',
  {
    documentId: uuid()
      .notNull()
      .references(() => documents.id, { onDelete: 'cascade' }),
    readerId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    openedAt: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.documentId, table.readerId] })],
);
