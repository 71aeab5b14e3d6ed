import { AUSTRALIAN_STATES } from '@cleaning/contract';
import { sql } from 'drizzle-orm';
import { boolean, check, date, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { author, instant, isOneOf } from './column-types.ts';
import { users } from './users.ts';

/**
 * What invoices and NDIS claims need to know about a client. A client without a row has given nothing
 * yet. The NDIS number itself stays with the person, encrypted.
 */
export const clientProfiles = pgTable(
  'client_profiles',
  {
    clientId: uuid()
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Counts every change; a caller that last read another one is refused. */
    version: integer().notNull().default(1),
    nomineeName: text(),
    nomineeEmail: text(),
    nomineeGetsCopies: boolean().notNull().default(false),
    billingLine1: text('billing_line1'),
    billingSuburb: text(),
    billingState: text({ enum: AUSTRALIAN_STATES }),
    billingPostcode: text(),
    abn: text(),
    /** The day the client named the company as a provider of theirs with the agency. */
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
