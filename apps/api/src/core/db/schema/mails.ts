import { sql } from 'drizzle-orm';
import { bigint, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from './column-types.ts';

/** The outbox: an email is stored in the transaction of its cause, and sent afterwards. */
export const mails = pgTable(
  'mails',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** The order in which emails were written, also of those written at one instant. */
    position: bigint({ mode: 'number' }).generatedAlwaysAsIdentity(),
    recipient: text().notNull(),
    subject: text().notNull(),
    /** The record that the email is about, whose page shows whether the email was delivered. */
    aboutId: uuid(),
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
