import { MAIL_FAILURE_CAUSES } from '@cleaning/contract/mails/rules';
import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import type { PdfDocument } from '../../pdf/pdf-document.ts';
import { users } from './accounts.ts';
import { bytes, instant, isOneOf } from './column-types.ts';

/** The outbox: an email is stored in the transaction of its cause, and sent afterwards. */
export const mails = pgTable(
  'mails',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** The order in which emails were written, also of those written at one instant. */
    position: bigint({ mode: 'number' }).generatedAlwaysAsIdentity(),
    /** Changes with each attempt and each command of the team. */
    version: integer().notNull().default(1),
    recipient: text().notNull(),
    /** Whom it was written to, once the team sends it to another address instead. */
    firstRecipient: text(),
    subject: text().notNull(),
    /** The record that the email is about; that of an offer shows whether it was delivered. */
    aboutId: uuid(),
    /** Until when the link in it lets its reader into an account; null without such a link. */
    linkEndsAt: instant(),
    /** Both bodies contain links, and are emptied once a mail server accepted the email. */
    text: text().notNull(),
    html: text().notNull(),
    /** Emptied together with the bodies. Null means the support address. */
    replyTo: text(),
    createdAt: instant().notNull(),
    /** The number of attempts that began, including one under way. */
    attempts: integer().notNull().default(0),
    nextAttemptAt: instant().notNull(),
    /** Until when the attempt under way is exclusive; afterwards another process may take over. */
    lockedUntil: instant(),
    deliveredAt: instant(),
    /** Set when every attempt failed; there are no further attempts. */
    failedAt: instant(),
    lastError: text(),
    /** Why the last attempt failed, also once a later one did not. */
    failureCause: text({ enum: MAIL_FAILURE_CAUSES }),
    /** The answer of the mail server, cut; emptied together with the bodies. */
    failureAnswer: text(),
    /** Since when the team is told that it does not arrive; null if the first attempts brought it. */
    reportedAt: instant(),
    /** The team told the reader by phone: whom, when, what, and who says so. No attempt follows. */
    toldTo: text(),
    toldOn: date({ mode: 'string' }),
    toldNote: text(),
    closedAt: instant(),
    closedById: uuid().references(() => users.id, { onDelete: 'set null' }),
  },
  (table) => [
    index('mails_reported_index')
      .on(table.reportedAt.desc().nullsFirst(), table.id)
      .where(sql`${table.reportedAt} is not null`),
    check('mails_failure_cause_check', isOneOf(table.failureCause, MAIL_FAILURE_CAUSES)),
    check(
      'mails_told_check',
      sql`num_nulls(${table.toldTo}, ${table.toldOn}, ${table.closedAt}) in (0, 3)`,
    ),
    index('mails_due_index')
      .on(table.nextAttemptAt)
      .where(sql`${table.deliveredAt} is null and ${table.failedAt} is null`),
    index('mails_about_index')
      .on(table.aboutId, table.createdAt.desc().nullsFirst())
      .where(sql`${table.aboutId} is not null`),
    index('mails_recipient_index').on(table.recipient, table.createdAt.desc().nullsFirst()),
  ],
);

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
