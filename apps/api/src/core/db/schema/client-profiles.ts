import { AUSTRALIAN_STATES } from '@cleaning/contract/clients';
import { sql } from 'drizzle-orm';
import { boolean, check, date, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { author, instant, isOneOf } from './column-types.ts';
import { users } from './users.ts';

/**
 * The client data that invoices and NDIS claims need. A client who has given nothing has no row.
 * The NDIS number itself is stored with the user, encrypted.
 */
export const clientProfiles = pgTable(
  'client_profiles',
  {
    clientId: uuid()
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Counts every change; a caller that read an earlier version is refused. */
    version: integer().notNull().default(1),
    nomineeName: text(),
    nomineeEmail: text(),
    nomineeGetsCopies: boolean().notNull().default(false),
    billingLine1: text('billing_line1'),
    billingSuburb: text(),
    billingState: text({ enum: AUSTRALIAN_STATES }),
    billingPostcode: text(),
    abn: text(),
    /** The day on which the client registered the company as their provider with the agency. */
    providerRecordedOn: date({ mode: 'string' }),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
    updatedBy: author(),
  },
  (table) => [
    check('client_profiles_version_check', sql`${table.version} > 0`),
    check('client_profiles_abn_check', sql`${table.abn} ~ '^[1-9][0-9]{10}$'`),
    check('client_profiles_billing_state_check', isOneOf(table.billingState, AUSTRALIAN_STATES)),
    check('client_profiles_billing_postcode_check', sql`${table.billingPostcode} ~ '^[0-9]{4}$'`),
    check(
      'client_profiles_billing_whole_check',
      sql`num_nulls(${table.billingLine1}, ${table.billingSuburb}, ${table.billingState}, ${table.billingPostcode}) in (0, 4)`,
    ),
  ],
);
