import { CLIENT_TYPES, STAFF_ROLES, USER_TYPES } from '@cleaning/contract/accounts';
import { SAVED_VIEW_LISTS } from '@cleaning/contract/staff';
import { type SQL, sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  check,
  date,
  index,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { bytes, instant, isOneOf } from './column-types.ts';

/**
 * The text that a search for people by name looks through. The index and the query use the same
 * expression.
 */
export const userSearchText = (
  table: Readonly<Record<'firstName' | 'lastName', AnyPgColumn>>,
): SQL => sql`(${table.firstName} || ' ' || ${table.lastName})`;

/** The whole name of a person as it is shown. It is null where an outer join finds no person. */
export const userFullName = (
  table: Readonly<Record<'firstName' | 'lastName', AnyPgColumn>>,
): SQL<string | null> => sql`trim(${table.firstName} || ' ' || ${table.lastName})`;

/** The order of lists of people: by last name. The index and the query use the same expression. */
export const userSortName = (table: Readonly<Record<'firstName' | 'lastName', AnyPgColumn>>): SQL =>
  sql`lower(${table.lastName} || ' ' || ${table.firstName})`;

/**
 * Users. An address belongs to the user who proved that they read its mail. It is unique among
 * verified users only, so that an unverified registration never blocks the owner.
 */
export const users = pgTable(
  'users',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** Null for a client whom staff created without one: they cannot log in, and get no emails. */
    email: text(),
    /** When the address was verified, or when staff created a client with it. */
    verifiedAt: instant(),
    /** Null for a user who only signs in with Google, or has not accepted an invitation. */
    passwordHash: text(),
    firstName: text().notNull(),
    lastName: text().notNull(),
    phoneNumber: text(),
    userType: text({ enum: USER_TYPES }).notNull(),
    /** What a member of staff does; it means nothing for clients and admins. */
    staffRole: text({ enum: STAFF_ROLES }),
    clientType: text({ enum: CLIENT_TYPES }),
    /** Of one admin at most. */
    isOwner: boolean().notNull().default(false),
    ndisNumberEncrypted: bytes(),
    /** The Sydney date at whose end the service closes the account of a person of the team. */
    lastDay: date({ mode: 'string' }),
    /** Set while the account is closed: it cannot sign in. */
    deactivatedAt: instant(),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
  },
  (table) => [
    uniqueIndex('users_verified_email_key')
      .on(table.email)
      .where(sql`${table.verifiedAt} is not null`),
    uniqueIndex('users_owner_key')
      .on(table.isOwner)
      .where(sql`${table.isOwner}`),
    index('users_email_index').on(table.email, table.createdAt.desc().nullsFirst()),
    index('users_name_search_index').using('gin', sql`${userSearchText(table)} gin_trgm_ops`),
    index('users_contact_search_index').using(
      'gin',
      sql`${table.email} gin_trgm_ops`,
      sql`${table.phoneNumber} gin_trgm_ops`,
    ),
    /** Only staff and admins, who are few among the users. */
    index('users_team_index')
      .on(table.userType)
      .where(sql`${table.userType} in ('staff', 'admin')`),
    /** For the deletion of registrations that were never verified. */
    index('users_unverified_index')
      .on(table.createdAt)
      .where(sql`${table.verifiedAt} is null`),
    /** The list of clients, in the order of their names. */
    index('users_client_name_index')
      .on(userSortName(table), table.id)
      .where(sql`${table.userType} = 'client' and ${table.verifiedAt} is not null`),
    /** The newest clients. */
    index('users_client_created_index')
      .on(table.createdAt, table.id, table.clientType, table.deactivatedAt)
      .where(sql`${table.userType} = 'client' and ${table.verifiedAt} is not null`),
    /** How many clients are active or closed, of each type. */
    index('users_client_status_index')
      .on(table.deactivatedAt, table.clientType)
      .where(sql`${table.userType} = 'client' and ${table.verifiedAt} is not null`),
    /** The people who leave, of whom there are few. */
    index('users_last_day_index')
      .on(table.lastDay)
      .where(sql`${table.lastDay} is not null`),
    check('users_last_day_check', sql`${table.lastDay} is null or ${table.userType} <> 'client'`),
    check('users_email_check', sql`${table.userType} = 'client' or ${table.email} is not null`),
    check(
      'users_owner_check',
      sql`not ${table.isOwner} or (${table.userType} = 'admin' and ${table.verifiedAt} is not null and ${table.deactivatedAt} is null)`,
    ),
    check('users_user_type_check', isOneOf(table.userType, USER_TYPES)),
    check('users_staff_role_check', isOneOf(table.staffRole, STAFF_ROLES)),
    check('users_client_type_check', isOneOf(table.clientType, CLIENT_TYPES)),
    check(
      'users_client_type_of_clients_check',
      sql`(${table.userType} = 'client') = (${table.clientType} is not null)`,
    ),
  ],
);

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

/**
 * Signed-in devices. Only a hash of the token is stored, so a copy of this table cannot be used to
 * sign in.
 */
export const sessions = pgTable(
  'sessions',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The device that signed in, such as "Firefox on Windows"; null when unknown. */
    device: text(),
    tokenHash: bytes().notNull().unique('sessions_token_hash_key'),
    createdAt: instant().notNull(),
    lastUsedAt: instant().notNull(),
    expiresAt: instant().notNull(),
  },
  (table) => [
    index('sessions_user_id_index').on(table.userId),
    index('sessions_expires_at_index').on(table.expiresAt),
  ],
);

/**
 * Networks that a user has logged in from. Each has its own budget of log-in attempts, so that
 * guesses from elsewhere do not lock the user out. Only a keyed hash of user and network is stored.
 */
export const knownNetworks = pgTable(
  'known_networks',
  {
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    networkHash: bytes().notNull(),
    lastUsedAt: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.networkHash] }),
    index('known_networks_last_used_at_index').on(table.lastUsedAt),
  ],
);

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

/**
 * The preferences of members of the team for their portal. A user who changed nothing has no row.
 */
export const staffPreferences = pgTable('staff_preferences', {
  userId: uuid()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  singleKeyShortcuts: boolean().notNull(),
  /** The service area whose cleaners are shown; null for every area. */
  area: text(),
  /** The latest change of their own visits that they have marked as seen. */
  changesSeenUntil: instant(),
  updatedAt: instant().notNull(),
});

/** Saved filters of lists. Each belongs to one user. */
export const savedViews = pgTable(
  'saved_views',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    list: text({ enum: SAVED_VIEW_LISTS }).notNull(),
    name: text().notNull(),
    query: text().notNull(),
    createdAt: instant().notNull(),
  },
  (table) => [
    uniqueIndex('saved_views_user_list_name_key').on(
      table.userId,
      table.list,
      sql`lower(${table.name})`,
    ),
    check('saved_views_list_check', isOneOf(table.list, SAVED_VIEW_LISTS)),
  ],
);
