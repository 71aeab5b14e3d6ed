import { sql } from 'drizzle-orm';
import { check, integer, jsonb, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import type { PdfDocument } from '../../pdf/pdf-document.ts';
import { bytes } from './column-types.ts';
import { mails } from './mails.ts';

/**
 * The files of emails in the outbox. They are deleted together with the bodies once a mail server
 * accepted the email.
 */
export const mailAttachments = pgTable(
  'mail_attachments',
  {
    id: uuid().primaryKey().defaultRandom(),
    mailId: uuid()
      .notNull()
      .references(() => mails.id, { onDelete: 'cascade' }),
    /** The position among the files of the email, from 0. */
    position: integer().notNull(),
    fileName: text().notNull(),
    mediaType: text().notNull(),
    /** The content of a file; null for a PDF that is made when the email is sent. */
    content: bytes(),
    /**
     * The content of a PDF, frozen when the email was written. The file is made from it when the
     * email is sent.
     */
    pdf: jsonb().$type<PdfDocument>(),
    /** The content, encrypted, when it has an NDIS number. */
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
