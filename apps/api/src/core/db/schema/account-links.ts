import { check, index, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { bytes, instant, isOneOf } from './column-types.ts';
import { users } from './users.ts';

export const LINK_PURPOSES = [
  'verify_email',
  'reset_password',
  'change_email',
  'accept_invitation',
] as const;

/** The links in emails: single-use, hashed, and one of each kind for each user. */
export const accountLinks = pgTable(
  'account_links',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    purpose: text({ enum: LINK_PURPOSES }).notNull(),
    tokenHash: bytes().notNull().unique('account_links_token_hash_key'),
    /** The address that a `change_email` link was sent to, and proves. */
    newEmail: text(),
    createdAt: instant().notNull(),
    expiresAt: instant().notNull(),
    usedAt: instant(),
  },
  (table) => [
    unique('account_links_user_id_purpose_key').on(table.userId, table.purpose),
    index('account_links_expires_at_index').on(table.expiresAt),
    check('account_links_purpose_check', isOneOf(table.purpose, LINK_PURPOSES)),
  ],
);
