import { MESSAGE_SIDES } from '@cleaning/contract/messages';
import { bigint, check, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant, isOneOf } from './column-types.ts';
import { messageThreads } from './message-threads.ts';
import { users } from './users.ts';

/** The messages. Rows are added and never changed. */
export const messages = pgTable(
  'messages',
  {
    id: uuid().primaryKey().defaultRandom(),
    /**
     * The order in a conversation. The conversation is locked while a message is added, so
     * positions increase.
     */
    position: bigint({ mode: 'number' }).generatedAlwaysAsIdentity(),
    threadId: uuid()
      .notNull()
      .references(() => messageThreads.id, { onDelete: 'cascade' }),
    side: text({ enum: MESSAGE_SIDES }).notNull(),
    authorId: uuid().references(() => users.id, { onDelete: 'set null' }),
    body: text().notNull(),
    sentAt: instant().notNull(),
  },
  (table) => [
    index('messages_thread_index').on(table.threadId, table.position),
    check('messages_side_check', isOneOf(table.side, MESSAGE_SIDES)),
  ],
);
