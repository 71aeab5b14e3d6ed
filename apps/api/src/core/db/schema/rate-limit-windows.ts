import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant } from './column-types.ts';

/**
 * How many calls each caller made in the present window. Callers are stored as keyed hashes, not
 * addresses.
 */
export const rateLimitWindows = pgTable(
  'rate_limit_windows',
  {
    budget: text().notNull(),
    caller: text().notNull(),
    endsAt: instant().notNull(),
    count: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.budget, table.caller] }),
    index('rate_limit_windows_ends_at_index').on(table.endsAt),
  ],
);
