import { ENQUIRY_TOPICS } from '@cleaning/contract';
import { check, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { bytes, instant, isOneOf } from './column-types.ts';

/** Messages of the contact form, kept for a while in case their mail goes astray. */
export const enquiries = pgTable(
  'enquiries',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** A hash of every answer: the same words again are the same enquiry. */
    fingerprint: bytes().notNull().unique('enquiries_fingerprint_key'),
    name: text().notNull(),
    email: text().notNull(),
    phoneNumber: text(),
    topic: text({ enum: ENQUIRY_TOPICS }).notNull(),
    message: text().notNull(),
    createdAt: instant().notNull(),
  },
  (table) => [
    index('enquiries_created_at_index').on(table.createdAt),
    check('enquiries_topic_check', isOneOf(table.topic, ENQUIRY_TOPICS)),
  ],
);
