import type { QuickReply } from '@cleaning/contract/messages';
import { sql } from 'drizzle-orm';
import { check, integer, jsonb, pgTable } from 'drizzle-orm/pg-core';
import { instant } from './column-types.ts';

/** The quick replies of the company: one row, which a migration inserts. */
export const quickReplies = pgTable(
  'quick_replies',
  {
    id: integer().primaryKey().default(1),
    version: integer().notNull().default(1),
    /** In the order of their buttons. All are read and written together. */
    replies: jsonb().$type<readonly QuickReply[]>().notNull(),
    updatedAt: instant(),
  },
  (table) => [
    check('quick_replies_one_row_check', sql`${table.id} = 1`),
    check('quick_replies_version_check', sql`${table.version} > 0`),
  ],
);
