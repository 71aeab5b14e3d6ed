import { CLIENT_TYPES, USER_TYPES } from '@cleaning/contract';
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

/** What a search for a person by name looks through. The index and the query share it. */
export const userSearchText = (
  table: Readonly<Record<'firstName' | 'lastName', AnyPgColumn>>,
): SQL => sql`(${table.firstName} || ' ' || ${table.lastName})`;

/** Lists of people are in the order of their last name. The index and the query share it. */
export const userSortName = (table: Readonly<Record<'firstName' | 'lastName', AnyPgColumn>>): SQL =>
  sql`lower(${table.lastName} || ' ' || ${table.firstName})`;

/**
 * People. An address belongs to the user who proved that they read its mail: it is unique among verified
 * people only, so an unverified registration never blocks its owner.
 */
export const users = pgTable(
  'users',
  {
    id: uuid().primaryKey().defaultRandom(),
    email: text().notNull(),
    /** When the address was proved, or when staff made a client with it. */
    verifiedAt: instant(),
    /** Absent for a person who only signs in with Google, or has not accepted an invitation. */
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
    /** Staff and admins are few among the users. */
    index('users_team_index')
      .on(table.userType)
      .where(sql`${table.userType} in ('staff', 'admin')`),
    /** Registrations that were never verified are deleted after a while. */
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
    check('users_user_type_check', isOneOf(table.userType, USER_TYPES)),
    check('users_client_type_check', isOneOf(table.clientType, CLIENT_TYPES)),
    check(
      'users_client_type_of_clients_check',
      sql`(${table.userType} = 'client') = (${table.clientType} is not null)`,
    ),
  ],
);
