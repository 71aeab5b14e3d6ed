import { ENQUIRY_STATUSES, ENQUIRY_TOPICS } from '@cleaning/contract/enquiries/rules';
import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { bytes, instant, isOneOf } from './column-types.ts';
import { quotes } from './quotes.ts';

/** Messages of the contact form and what staff did with them, stored for 90 days. */
export const enquiries = pgTable(
  'enquiries',
  {
    id: uuid().primaryKey().defaultRandom(),
    version: integer().notNull().default(1),
    status: text({ enum: ENQUIRY_STATUSES }).notNull().default('open'),
    /** A hash of every field, by which an identical enquiry is recognised. */
    fingerprint: bytes().notNull().unique('enquiries_fingerprint_key'),
    name: text().notNull(),
    email: text().notNull(),
    phoneNumber: text(),
    topic: text({ enum: ENQUIRY_TOPICS }).notNull(),
    message: text().notNull(),
    createdAt: instant().notNull(),
    /** The last answer that was mailed to the sender. */
    answer: text(),
    answeredAt: instant(),
    answeredById: uuid().references(() => users.id, { onDelete: 'set null' }),
    /** When the enquiry was last closed or converted, and by whom. */
    closedAt: instant(),
    closedById: uuid().references(() => users.id, { onDelete: 'set null' }),
    /** What the enquiry was converted into. */
    clientId: uuid().references(() => users.id, { onDelete: 'set null' }),
    /** Whether the conversion created and invited the client. */
    isClientNew: boolean().notNull().default(false),
    quoteId: uuid().references(() => quotes.id, { onDelete: 'set null' }),
  },
  (table) => [
    index('enquiries_created_at_index').on(table.createdAt),
    index('enquiries_status_index').on(table.status, table.createdAt.desc().nullsFirst()),
    // Deleting a client or a quote looks up its enquiries by these indexes.
    index('enquiries_client_index')
      .on(table.clientId)
      .where(sql`${table.clientId} is not null`),
    index('enquiries_quote_index')
      .on(table.quoteId)
      .where(sql`${table.quoteId} is not null`),
    check('enquiries_topic_check', isOneOf(table.topic, ENQUIRY_TOPICS)),
    check('enquiries_status_check', isOneOf(table.status, ENQUIRY_STATUSES)),
    check('enquiries_answer_check', sql`(${table.answer} is null) = (${table.answeredAt} is null)`),
  ],
);
