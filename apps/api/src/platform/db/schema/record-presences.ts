import { check, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { PRESENCE_KINDS } from '@cleaning/contract';
import { instant, isOneOf } from './column-types.ts';
import { users } from './users.ts';

/**
 * Which record each member of the team has open, and when that was last said. The table is unlogged: after
 * a crash it is empty, and full again within seconds.
 */
export const recordPresences = pgTable(
  'record_presences',
  {
    kind: text({ enum: PRESENCE_KINDS }).notNull(),
    /** No reference: it may be of several tables. */
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
