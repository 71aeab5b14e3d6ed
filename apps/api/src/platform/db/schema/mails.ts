import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from './column-types.ts';

/** The outbox: a mail is written in the transaction of its cause and sent afterwards. */
export const mails = pgTable(
  'mails',
  {
    id: uuid().primaryKey().defaultRandom(),
    recipient: text().notNull(),
    subject: text().notNull(),
    /** The record that it tells its recipient of, where its page says what became of the mail. */
    aboutId: uuid(),
    /** Both bodies are emptied once a mail server took the mail: they hold links. */
    text: text().notNull(),
    html: text().notNull(),
    /** Emptied with the bodies. Null means the support address. */
    replyTo: text(),
    createdAt: instant().notNull(),
    /** Attempts that began, the one under way included. */
    attempts: integer().notNull().default(0),
    nextAttemptAt: instant().notNull(),
    /** While an attempt is under way: when another process may take the mail over. */
    lockedUntil: instant(),
    deliveredAt: instant(),
    /** Set when every attempt failed; there is no further attempt. */
    failedAt: instant(),
    lastError: text(),
  },
  (table) => [
    index('mails_due_index')
      .on(table.nextAttemptAt)
      .where(sql`${table.deliveredAt} is null and ${table.failedAt} is null`),
    index('mails_about_index')
      .on(table.aboutId, table.createdAt.desc().nullsFirst())
      .where(sql`${table.aboutId} is not null`),
    index('mails_recipient_index').on(table.recipient, table.createdAt.desc().nullsFirst()),
  ],
);
