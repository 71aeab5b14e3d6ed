import { CLIENT_TYPES, USER_TYPES } from '@cleaning/contract/accounts';
import { sql, type SQL } from 'drizzle-orm';
import {
  check,
  index,
  pgTable,
  text,
  uniqueIndex,
  uuid,
  type AnyPgColumn,
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
    clientType: text({ enum: CLIENT_TYPES }),
    ndisNumberEncrypted: bytes(),
    /** Set while the account is closed: it cannot sign in. */
    deactivatedAt: instant(),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
  },
  (table) => [
    uniqueIndex('users_verified_email_key')
      .on(table.email)
      .where(sql`${table.verifiedAt} is not null`),
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
    check('users_email_check', sql`${table.userType} = 'client' or ${table.email} is not null`),
    check('users_user_type_check', isOneOf(table.userType, USER_TYPES)),
    check('users_client_type_check', isOneOf(table.clientType, CLIENT_TYPES)),
    check(
      'users_client_type_of_clients_check',
      sql`(${table.userType} = 'client') = (${table.clientType} is not null)`,
    ),
  ],
);
