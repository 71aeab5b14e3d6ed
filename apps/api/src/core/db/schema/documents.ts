import { DOCUMENT_CATEGORIES, PHOTO_STAGES } from '@cleaning/contract/documents';
import { sql } from 'drizzle-orm';
import { check, index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { appointments } from './appointments.ts';
import { instant, isOneOf } from './column-types.ts';
import { storedFiles } from './files.ts';

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
    /** The appointment of a photo that staff took. */
    appointmentId: uuid().references(() => appointments.id, { onDelete: 'restrict' }),
    photoStage: text({ enum: PHOTO_STAGES }),
    createdAt: instant().notNull(),
  },
  (table) => [
    index('documents_client_index').on(table.clientId, table.category, table.createdAt),
    index('documents_created_index').on(table.createdAt),
    index('documents_appointment_index')
      .on(table.appointmentId, table.createdAt)
      .where(sql`${table.appointmentId} is not null`),
    check('documents_photo_stage_check', isOneOf(table.photoStage, PHOTO_STAGES)),
    check(
      'documents_appointment_photo_check',
      sql`(${table.appointmentId} is null) = (${table.photoStage} is null) and (${table.appointmentId} is null or ${table.category} = 'photos')`,
    ),
    check('documents_category_check', isOneOf(table.category, DOCUMENT_CATEGORIES)),
  ],
);

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
