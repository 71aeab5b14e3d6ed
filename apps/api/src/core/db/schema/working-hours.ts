import type { WorkingDay } from '@cleaning/contract/roster/rules';
import { date, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from './column-types.ts';
import { users } from './users.ts';

/**
 * The working hours of members of staff. Rows are only added: for one date, the latest row applies.
 */
export const workingHours = pgTable(
  'working_hours',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** The order in which rows were added. */
    position: integer().generatedAlwaysAsIdentity(),
    staffId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'restrict' }),
    countsFrom: date({ mode: 'string' }).notNull(),
    days: jsonb().$type<WorkingDay[]>().notNull(),
    /** The service area in which the person mostly works in that time. */
    area: text(),
    addedById: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'restrict' }),
    createdAt: instant().notNull(),
  },
  (table) => [
    index('working_hours_staff_index').on(table.staffId, table.countsFrom, table.position),
  ],
);
