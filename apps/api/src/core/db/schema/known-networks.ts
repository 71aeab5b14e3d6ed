import { index, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core';
import { bytes, instant } from './column-types.ts';
import { users } from './users.ts';

/**
 * Networks that a user has logged in from. Each has its own budget of log-in attempts, so that
 * guesses from elsewhere do not lock the user out. Only a keyed hash of user and network is stored.
 */
export const knownNetworks = pgTable(
  'known_networks',
  {
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    networkHash: bytes().notNull(),
    lastUsedAt: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.networkHash] }),
    index('known_networks_last_used_at_index').on(table.lastUsedAt),
  ],
);
