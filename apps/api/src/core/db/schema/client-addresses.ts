import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { author, instant } from './column-types.ts';
import { users } from './users.ts';

/** The addresses that a client has cleaned, so that they are typed only once. */
export const clientAddresses = pgTable(
  'client_addresses',
  {
    id: uuid().primaryKey().defaultRandom(),
    clientId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    version: integer().notNull().default(1),
    /** The client's name for the place, such as "Mum's flat"; may be empty. */
    label: text().notNull(),
    line1: text('line1').notNull(),
    suburb: text().notNull(),
    postcode: text().notNull(),
    accessNotes: text().notNull(),
    /** Notes for the cleaner about the place; empty when there are none. */
    parking: text().notNull().default(''),
    mobility: text().notNull().default(''),
    products: text().notNull().default(''),
    isDefault: boolean().notNull(),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
    updatedBy: author(),
  },
  (table) => [
    index('client_addresses_client_index').on(table.clientId, table.createdAt),
    uniqueIndex('client_addresses_default_key')
      .on(table.clientId)
      .where(sql`${table.isDefault}`),
    check('client_addresses_version_check', sql`${table.version} > 0`),
    check('client_addresses_postcode_check', sql`${table.postcode} ~ '^[0-9]{4}$'`),
  ],
);
