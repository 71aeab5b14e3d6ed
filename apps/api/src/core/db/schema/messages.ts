import { MESSAGE_SIDES, type QuickReply } from '@cleaning/contract/messages';
import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { appointments } from './appointments.ts';
import { instant, isOneOf } from './column-types.ts';
import { storedFiles } from './files.ts';
import { invoices } from './invoices.ts';
import { quotes } from './quotes.ts';

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

/** The messages. Rows are added and never changed. */
export const messages = pgTable(
  'messages',
  {
    id: uuid().primaryKey().defaultRandom(),
    /**
     * The order in a conversation. The conversation is locked while a message is added, so
     * positions increase.
     */
    position: bigint({ mode: 'number' }).generatedAlwaysAsIdentity(),
    threadId: uuid()
      .notNull()
      .references(() => messageThreads.id, { onDelete: 'cascade' }),
    side: text({ enum: MESSAGE_SIDES }).notNull(),
    authorId: uuid().references(() => users.id, { onDelete: 'set null' }),
    body: text().notNull(),
    sentAt: instant().notNull(),
  },
  (table) => [
    index('messages_thread_index').on(table.threadId, table.position),
    check('messages_side_check', isOneOf(table.side, MESSAGE_SIDES)),
  ],
);

/** The files of messages. A file belongs to one message. */
export const messageAttachments = pgTable(
  'message_attachments',
  {
    fileId: uuid()
      .primaryKey()
      .references(() => storedFiles.id, { onDelete: 'restrict' }),
    messageId: uuid()
      .notNull()
      .references(() => messages.id, { onDelete: 'cascade' }),
  },
  (table) => [index('message_attachments_message_index').on(table.messageId)],
);

/** How far each reader has read each conversation. */
export const messageReads = pgTable(
  'message_reads',
  {
    threadId: uuid()
      .notNull()
      .references(() => messageThreads.id, { onDelete: 'cascade' }),
    readerId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Everything up to this position is read. */
    position: bigint({ mode: 'number' }).notNull(),
    /**
     * How far the user had read when they marked it unread, because the other side has already seen
     * that it was read.
     */
    seenPosition: bigint({ mode: 'number' }),
  },
  (table) => [primaryKey({ columns: [table.threadId, table.readerId] })],
);

/** The quick replies of the company: one row, which a migration inserts. */
export const quickReplies = pgTable(
  'quick_replies',
  {
    id: integer().primaryKey().default(1),
    version: integer().notNull().default(1),
    /** In the order of their buttons. All are read and written together. */
    replies: jsonb().$type<readonly QuickReply[]>().notNull(),
    updatedAt: instant(),
  },
  (table) => [
    check('quick_replies_one_row_check', sql`${table.id} = 1`),
    check('quick_replies_version_check', sql`${table.version} > 0`),
  ],
);
