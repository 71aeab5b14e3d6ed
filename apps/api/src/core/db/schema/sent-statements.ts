import { STATEMENT_RECIPIENTS } from '@cleaning/contract/invoices/rules';
import { check, date, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { instant, isOneOf } from './column-types.ts';
import { users } from './users.ts';

/**
 * The last statement that was sent to each recipient of a client on a day, so that a second one is
 * sent only on request.
 */
export const sentStatements = pgTable(
  'sent_statements',
  {
    clientId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    recipient: text({ enum: STATEMENT_RECIPIENTS }).notNull(),
    /** The Sydney date. */
    sentOn: date({ mode: 'string' }).notNull(),
    sentTo: text().notNull(),
    sentBy: uuid().references(() => users.id, { onDelete: 'set null' }),
    sentAt: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.clientId, table.recipient, table.sentOn] }),
    check('sent_statements_recipient_check', isOneOf(table.recipient, STATEMENT_RECIPIENTS)),
  ],
);
