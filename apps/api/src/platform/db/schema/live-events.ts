import { sql } from 'drizzle-orm';
import { customType, index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from './column-types.ts';

/** The full id of a transaction, as text: it is compared by the database alone. */
const transactionId = customType<{ data: string }>({ dataType: () => 'xid8' });

/**
 * What changed in the last hour: the triggers `note_live_event` write it, in the transaction of the
 * change. Transactions rather than a sequence put events in an order, because a number that was drawn
 * early may become visible late.
 */
export const liveEvents = pgTable(
  'live_events',
  {
    transactionId: transactionId().notNull(),
    kind: text().notNull(),
    recordId: uuid().notNull(),
    /** The client who may hear of it; null for staff alone. No reference: the client may be gone. */
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
