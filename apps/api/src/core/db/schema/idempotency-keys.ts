import { index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { bytes, instant } from './column-types.ts';
import { users } from './users.ts';

/**
 * Answers kept for a day, so that a repeated call gets the first answer and has no second effect.
 */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    key: text().notNull(),
    endpoint: text().notNull(),
    requestHash: bytes().notNull(),
    createdAt: instant().notNull(),
    /** Null only inside the transaction that does the work. */
    status: integer(),
    body: jsonb(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.key] }),
    index('idempotency_keys_created_at_index').on(table.createdAt),
  ],
);
