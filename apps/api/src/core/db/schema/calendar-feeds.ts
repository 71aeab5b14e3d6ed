import { pgTable, uuid } from 'drizzle-orm/pg-core';
import { bytes, instant } from './column-types.ts';
import { users } from './users.ts';

/** The private calendar address of each client who turned one on. Only its hash is stored. */
export const calendarFeeds = pgTable('calendar_feeds', {
  clientId: uuid()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  tokenHash: bytes().notNull().unique('calendar_feeds_token_hash_key'),
  createdAt: instant().notNull(),
});
