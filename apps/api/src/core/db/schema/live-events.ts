import { sql } from 'drizzle-orm';
import { customType, index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from './column-types.ts';

/** A full transaction id, as text, because only the database compares it. */
const transactionId = customType<{ data: string }>({ dataType: () => 'xid8' });

/**
 * The changes of the last hour, written by the triggers `note_live_event` in the transaction of the
 * change. Events are ordered by transaction and not by a sequence, because a number drawn early may
 * become visible late.
 */
export const liveEvents = pgTable(
  'live_events',
  {
    transactionId: transactionId().notNull(),
    kind: text().notNull(),
    recordId: uuid().notNull(),
    /**
     * The client who may receive the event; null for staff only. No foreign key, because the client
     * may be deleted.
     */
    clientId: uuid(),
    createdAt: instant()
      .notNull()
      .default(sql`clock_timestamp()`),
  },
  (table) => [
    primaryKey({ columns: [table.transactionId, table.kind, table.recordId] }),
    index('live_events_created_at_index').on(table.createdAt),
  ],
);
