import { check, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { PRESENCE_KINDS } from '@cleaning/contract/staff';
import { instant, isOneOf } from './column-types.ts';
import { users } from './users.ts';

/**
 * Which record each member of the team has open, and when they last announced it. The table is
 * unlogged: it is empty after a crash, and filled again within seconds.
 */
export const recordPresences = pgTable(
  'record_presences',
  {
    kind: text({ enum: PRESENCE_KINDS }).notNull(),
    /** No foreign key, because the record may be in one of several tables. */
    recordId: uuid().notNull(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    seenAt: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.recordId, table.kind, table.userId] }),
    check('record_presences_kind_check', isOneOf(table.kind, PRESENCE_KINDS)),
  ],
);
