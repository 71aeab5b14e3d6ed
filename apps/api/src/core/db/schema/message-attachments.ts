import { index, pgTable, uuid } from 'drizzle-orm/pg-core';
import { messages } from './messages.ts';
import { storedFiles } from './stored-files.ts';

/** The files of messages. A file belongs to one message. */
export const messageAttachments = pgTable(
  'message_attachments',
  {
    fileId: uuid()
      .primaryKey()
      .references(() => storedFiles.id, { onDelete: 'restrict' }),
    messageId: uuid()
      .notNull()
      .references(() => messages.id, { onDelete: 'cascade' }),
  },
  (table) => [index('message_attachments_message_index').on(table.messageId)],
);
