import { FILE_SOURCES } from '@cleaning/contract/files';
import { FILE_MEDIA_TYPES } from '@cleaning/contract/files/rules';
import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { bytes, instant, isOneOf } from './column-types.ts';

/** The purposes for which files are stored. */
export const FILE_PURPOSES = ['document', 'quote_attachment', 'message_attachment'] as const;

/**
 * The files in the file store. A row is created before its content and deleted after it, so that no
 * content is without a row. A row that nothing refers to is an orphan, which clean-up deletes.
 */
export const storedFiles = pgTable(
  'stored_files',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** The owner. Null once the client is deleted; clean-up then deletes the file. */
    clientId: uuid().references(() => users.id, { onDelete: 'set null' }),
    uploaderId: uuid().references(() => users.id, { onDelete: 'set null' }),
    source: text({ enum: FILE_SOURCES }).notNull(),
    purpose: text({ enum: FILE_PURPOSES }).notNull(),
    /** Cleaned, so that the name is safe to show, to save and to put in a header. */
    fileName: text().notNull(),
    mediaType: text({ enum: FILE_MEDIA_TYPES }).notNull(),
    byteSize: integer().notNull(),
    sha256: bytes('sha256').notNull(),
    /** The key in the file store, which reveals nothing about the file. */
    storageKey: text().notNull().unique('stored_files_key'),
    createdAt: instant().notNull(),
  },
  (table) => [
    index('stored_files_created_index').on(table.createdAt),
    check('stored_files_source_check', isOneOf(table.source, FILE_SOURCES)),
    check('stored_files_purpose_check', isOneOf(table.purpose, FILE_PURPOSES)),
    check('stored_files_media_type_check', isOneOf(table.mediaType, FILE_MEDIA_TYPES)),
    check('stored_files_size_check', sql`${table.byteSize} > 0`),
  ],
);
