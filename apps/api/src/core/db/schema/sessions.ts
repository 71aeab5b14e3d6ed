import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { bytes, instant } from './column-types.ts';
import { users } from './users.ts';

/**
 * Signed-in devices. Only a hash of the token is stored, so a copy of this table cannot be used to
 * sign in.
 */
export const sessions = pgTable(
  'sessions',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The device that signed in, such as "Firefox on Windows"; null when unknown. */
    device: text(),
    tokenHash: bytes().notNull().unique('sessions_token_hash_key'),
    createdAt: instant().notNull(),
    lastUsedAt: instant().notNull(),
    expiresAt: instant().notNull(),
  },
  (table) => [
    index('sessions_user_id_index').on(table.userId),
    index('sessions_expires_at_index').on(table.expiresAt),
  ],
);
