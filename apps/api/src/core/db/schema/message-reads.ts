import { bigint, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core';
import { messageThreads } from './message-threads.ts';
import { users } from './users.ts';

/** How far each reader has read each conversation. */
export const messageReads = pgTable(
  'message_reads',
  {
    threadId: uuid()
      .notNull()
      .references(() => messageThreads.id, { onDelete: 'cascade' }),
    readerId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Everything up to this position is read. */
    position: bigint({ mode: 'number' }).notNull(),
    /**
     * How far the user had read when they marked it unread, because the other side has already seen
     * that it was read.
     */
    seenPosition: bigint({ mode: 'number' }),
  },
  (table) => [primaryKey({ columns: [table.threadId, table.readerId] })],
);
