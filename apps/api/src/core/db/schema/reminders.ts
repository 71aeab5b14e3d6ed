import type { REMINDER_DAYS } from '@cleaning/contract/invoices';
import { STATEMENT_RECIPIENTS } from '@cleaning/contract/invoices/rules';
import { sql } from 'drizzle-orm';
import { check, date, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { instant, isOneOf } from './column-types.ts';
import { invoices } from './invoices.ts';

/** The reminders that were sent. Each step of an invoice is sent once. */
export const paymentReminders = pgTable(
  'payment_reminders',
  {
    invoiceId: uuid()
      .notNull()
      .references(() => invoices.id, { onDelete: 'restrict' }),
    /** How many days after the due date the reminder is sent. */
    days: integer().notNull(),
    sentAt: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.invoiceId, table.days] }),
    check('payment_reminders_days_check', sql`${table.days} > 0`),
  ],
);

/** The invoices whose reminders are stopped, with the reason. */
export const reminderStops = pgTable('reminder_stops', {
  invoiceId: uuid()
    .primaryKey()
    .references(() => invoices.id, { onDelete: 'restrict' }),
  reason: text().notNull(),
  stoppedBy: uuid().references(() => users.id, { onDelete: 'set null' }),
  stoppedAt: instant().notNull(),
});

/** The clients whose reminders are switched off, or held until a day. */
export const remindersOff = pgTable(
  'reminders_off',
  {
    clientId: uuid()
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    switchedBy: uuid().references(() => users.id, { onDelete: 'set null' }),
    switchedAt: instant().notNull(),
    /**
     * The Sydney date on which reminders start again; null when they are off until staff turn them
     * on.
     */
    heldUntil: date({ mode: 'string' }),
    /** Why the reminders are held. */
    reason: text(),
  },
  (table) => [
    check(
      'reminders_off_reason_check',
      sql`(${table.heldUntil} is null) = (${table.reason} is null)`,
    ),
  ],
);

/** The text of each reminder: one row each, which a migration inserts. */
export const reminderEmails = pgTable(
  'reminder_emails',
  {
    /** How many days after the due date the reminder is sent. */
    days: integer().$type<(typeof REMINDER_DAYS)[number]>().primaryKey(),
    version: integer().notNull().default(1),
    /** Null means the standard text, as for the body. */
    subject: text(),
    body: text(),
    updatedAt: instant().notNull().defaultNow(),
  },
  (table) => [
    check('reminder_emails_version_check', sql`${table.version} > 0`),
    check('reminder_emails_words_check', sql`(${table.subject} is null) = (${table.body} is null)`),
  ],
);

/**
 * The last statement that was sent to each recipient of a client on a day, so that a second one is
 * sent only on request.
 */
export const sentStatements = pgTable(
  'sent_statements',
  {
    clientId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    recipient: text({ enum: STATEMENT_RECIPIENTS }).notNull(),
    /** The Sydney date. */
    sentOn: date({ mode: 'string' }).notNull(),
    sentTo: text().notNull(),
    sentBy: uuid().references(() => users.id, { onDelete: 'set null' }),
    sentAt: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.clientId, table.recipient, table.sentOn] }),
    check('sent_statements_recipient_check', isOneOf(table.recipient, STATEMENT_RECIPIENTS)),
  ],
);
