import { sql } from 'drizzle-orm';
import { check, integer, jsonb, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import type { PdfDocument } from '../../pdf/pdf-document.ts';
import { bytes } from './column-types.ts';
import { mails } from './mails.ts';

/** The files of a mail in the outbox. They go as its bodies do, once a mail server took them. */
export const mailAttachments = pgTable(
  'mail_attachments',
  {
    id: uuid().primaryKey().defaultRandom(),
    mailId: uuid()
      .notNull()
      .references(() => mails.id, { onDelete: 'cascade' }),
    /** Their order, from 0. */
    position: integer().notNull(),
    fileName: text().notNull(),
    mediaType: text().notNull(),
    /** The file itself, or null where a PDF is made when the mail is sent. */
    content: bytes(),
    /** What a PDF says, frozen when the mail was written; the file is made of this when it is sent. */
    pdf: jsonb().$type<PdfDocument>(),
    /** The same, encrypted, where it names a participant by NDIS number. */
    pdfEncrypted: bytes(),
  },
  (table) => [
    unique('mail_attachments_position_key').on(table.mailId, table.position),
    check(
      'mail_attachments_source_check',
      sql`num_nonnulls(${table.content}, ${table.pdf}, ${table.pdfEncrypted}) = 1`,
    ),
  ],
);
