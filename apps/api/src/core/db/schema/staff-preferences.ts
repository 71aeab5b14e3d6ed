import { boolean, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from './column-types.ts';
import { users } from './users.ts';

/**
 * The preferences of members of the team for their portal. A user who changed nothing has no row.
 */
export const staffPreferences = pgTable('staff_preferences', {
  userId: uuid()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  singleKeyShortcuts: boolean().notNull(),
  /** The service area whose cleaners are shown; null for every area. */
  area: text(),
  updatedAt: instant().notNull(),
});
