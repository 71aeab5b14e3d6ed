import { SAVED_VIEW_LISTS } from '@cleaning/contract/staff';
import { sql } from 'drizzle-orm';
import { check, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { instant, isOneOf } from './column-types.ts';
import { users } from './users.ts';

/** Saved filters of lists. Each belongs to one user. */
export const savedViews = pgTable(
  'saved_views',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    list: text({ enum: SAVED_VIEW_LISTS }).notNull(),
    name: text().notNull(),
    query: text().notNull(),
    createdAt: instant().notNull(),
  },
  (table) => [
    uniqueIndex('saved_views_user_list_name_key').on(
      table.userId,
      table.list,
      sql`lower(${table.name})`,
    ),
    check('saved_views_list_check', isOneOf(table.list, SAVED_VIEW_LISTS)),
  ],
);
