import type { REMINDER_DAYS } from '@cleaning/contract';
import { sql } from 'drizzle-orm';
import { check, date, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from './column-types.ts';
import { invoices } from './invoices.ts';
import { users } from './users.ts';

/** The reminders that went. A step of an invoice goes once. */
export const paymentReminders = pgTable(
  'payment_reminders',
  {
    invoiceId: uuid()
      .notNull()
      .references(() => invoices.id, { onDelete: 'restrict' }),
    /** How many days after the last day to pay it goes. */
    days: integer().notNull(),
    sentAt: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.invoiceId, table.days] }),
    check('payment_reminders_days_check', sql`${table.days} > 0`),
  ],
);

/** The invoices that are not reminded of, and why. */
export const reminderStops = pgTable('reminder_stops', {
  invoiceId: uuid()
    .primaryKey()
    .references(() => invoices.id, { onDelete: 'restrict' }),
  reason: text().notNull(),
  stoppedBy: uuid().references(() => users.id, { onDelete: 'set null' }),
  stoppedAt: instant().notNull(),
});

/** The clients whose switch for reminders is off, or whose reminders are held until a day. */
export const remindersOff = pgTable(
  'reminders_off',
  {
    clientId: uuid()
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    switchedBy: uuid().references(() => users.id, { onDelete: 'set null' }),
    switchedAt: instant().notNull(),
    /** The Sydney date on which reminders go again; null where they are off until staff turn them on. */
    heldUntil: date({ mode: 'string' }),
    /** Why they are held. */
    reason: text(),
  },
  (table) => [
    check(
      'reminders_off_reason_check',
      sql`(${table.heldUntil} is null) = (${table.reason} is null)`,
    ),
  ],
);

/** What each reminder says: a row for each, which the migration puts there. */
export const reminderEmails = pgTable(
  'reminder_emails',
  {
    /** How many days after the last day to pay it goes. */
    days: integer().$type<(typeof REMINDER_DAYS)[number]>().primaryKey(),
    version: integer().notNull().default(1),
    /** Null, like the body: the standard words. */
    subject: text(),
    body: text(),
    updatedAt: instant().notNull().defaultNow(),
  },
  (table) => [
    check('reminder_emails_version_check', sql`${table.version} > 0`),
    check('reminder_emails_words_check', sql`(${table.subject} is null) = (${table.body} is null)`),
  ],
);
