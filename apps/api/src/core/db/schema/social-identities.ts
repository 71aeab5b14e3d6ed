import { check, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { instant, isOneOf } from './column-types.ts';
import { users } from './users.ts';

export const SOCIAL_PROVIDERS = ['google'] as const;

/** Accounts of other providers with which a user can sign in. */
export const socialIdentities = pgTable(
  'social_identities',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    provider: text({ enum: SOCIAL_PROVIDERS }).notNull(),
    /** The provider's id of the user, which never changes, unlike an address. */
    subject: text().notNull(),
    createdAt: instant().notNull(),
  },
  (table) => [
    unique('social_identities_provider_subject_key').on(table.provider, table.subject),
    unique('social_identities_user_id_provider_key').on(table.userId, table.provider),
    check('social_identities_provider_check', isOneOf(table.provider, SOCIAL_PROVIDERS)),
  ],
);
