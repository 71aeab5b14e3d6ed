import type { RevisionContent } from '@cleaning/contract/quotes';
import { sql } from 'drizzle-orm';
import { check, date, integer, jsonb, pgTable, unique, uuid } from 'drizzle-orm/pg-core';
import { instant } from './column-types.ts';
import { quotes } from './quotes.ts';
import { users } from './users.ts';

/** Each offer as it was sent. A trigger from a migration refuses every later change of a row. */
export const quoteRevisions = pgTable(
  'quote_revisions',
  {
    id: uuid().primaryKey().defaultRandom(),
    quoteId: uuid()
      .notNull()
      .references(() => quotes.id, { onDelete: 'cascade' }),
    revision: integer().notNull(),
    content: jsonb().$type<RevisionContent>().notNull(),
    totalCents: integer().notNull(),
    depositCents: integer().notNull(),
    /** The last Sydney date on which the offer could be approved. */
    validUntil: date({ mode: 'string' }).notNull(),
    sentAt: instant().notNull(),
    sentBy: uuid().references(() => users.id, { onDelete: 'set null' }),
  },
  (table) => [
    unique('quote_revisions_quote_revision_key').on(table.quoteId, table.revision),
    check('quote_revisions_revision_check', sql`${table.revision} > 0`),
    check(
      'quote_revisions_price_check',
      sql`quote_price_adds_up(${table.content} -> 'price', ${table.totalCents}, ${table.depositCents})`,
    ),
  ],
);
