import { boolean, pgTable, uuid } from 'drizzle-orm/pg-core';
import { instant } from './column-types.ts';
import { users } from './users.ts';

/** How members of the team want their portal to work. Who changed nothing has no row. */
export const staffPreferences = pgTable('staff_preferences', {
  userId: uuid()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  singleKeyShortcuts: boolean().notNull(),
  updatedAt: instant().notNull(),
});
