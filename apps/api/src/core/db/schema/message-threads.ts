import { sql } from 'drizzle-orm';
import { check, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { appointments } from './appointments.ts';
import { instant } from './column-types.ts';
import { invoices } from './invoices.ts';
import { quotes } from './quotes.ts';
import { users } from './users.ts';

/** Conversations. Each has one client and is about at most one record. */
export const messageThreads = pgTable(
  'message_threads',
  {
    id: uuid().primaryKey().defaultRandom(),
    clientId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    subject: text().notNull(),
    /** The member of staff who owns the conversation. */
    ownerId: uuid().references(() => users.id, { onDelete: 'set null' }),
    quoteId: uuid().references(() => quotes.id, { onDelete: 'set null' }),
    invoiceId: uuid().references(() => invoices.id, { onDelete: 'set null' }),
    appointmentId: uuid().references(() => appointments.id, { onDelete: 'set null' }),
    createdAt: instant().notNull(),
    lastMessageAt: instant().notNull(),
    /**
     * The last email about this to each side, and when the next may be sent if it is still unread.
     */
    clientMailedAt: instant(),
    clientMailDueAt: instant(),
    staffMailedAt: instant(),
    staffMailDueAt: instant(),
  },
  (table) => [
    index('message_threads_client_index').on(table.clientId, table.lastMessageAt, table.id),
    index('message_threads_last_message_index').on(table.lastMessageAt, table.id),
    index('message_threads_owner_index').on(table.ownerId, table.lastMessageAt, table.id),
    index('message_threads_client_mail_due_index')
      .on(table.clientMailDueAt)
      .where(sql`${table.clientMailDueAt} is not null`),
    index('message_threads_staff_mail_due_index')
      .on(table.staffMailDueAt)
      .where(sql`${table.staffMailDueAt} is not null`),
    check(
      'message_threads_about_check',
      sql`num_nonnulls(${table.quoteId}, ${table.invoiceId}, ${table.appointmentId}) <= 1`,
    ),
  ],
);
