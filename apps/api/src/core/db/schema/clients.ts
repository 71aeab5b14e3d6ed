import { AUSTRALIAN_STATES } from '@cleaning/contract/clients';
import { PLAN_MANAGEMENTS } from '@cleaning/contract/clients/rules';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  index,
  integer,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { author, instant, isOneOf } from './column-types.ts';

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

/**
 * The NDIS plans of a client, which follow one another in time. A null date is unknown. The
 * constraint `client_plans_no_overlap`, which a migration adds, keeps those of one client from
 * overlapping.
 */
export const clientPlans = pgTable(
  'client_plans',
  {
    id: uuid().primaryKey().defaultRandom(),
    clientId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** First and last day, both inclusive. */
    start: date('plan_start', { mode: 'string' }),
    end: date('plan_end', { mode: 'string' }),
    planManagement: text({ enum: PLAN_MANAGEMENTS }),
    planManagerName: text(),
    planManagerInvoiceEmail: text(),
    /** The remaining budget on the day on which it was recorded. */
    remainingBudgetCents: integer(),
    remainingBudgetOn: date({ mode: 'string' }),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
  },
  (table) => [
    index('client_plans_client_index').on(table.clientId, table.start),
    check('client_plans_plan_management_check', isOneOf(table.planManagement, PLAN_MANAGEMENTS)),
    check('client_plans_dates_check', sql`${table.end} >= ${table.start}`),
    check(
      'client_plans_budget_check',
      sql`${table.remainingBudgetCents} >= 0 and (${table.remainingBudgetCents} is null) = (${table.remainingBudgetOn} is null)`,
    ),
  ],
);

/**
 * The written service agreements of a client, which follow one another in time. A null date is
 * unknown; without an end an agreement continues. The constraint `client_agreements_no_overlap`,
 * which a migration adds, keeps those of one client from overlapping.
 */
export const clientAgreements = pgTable(
  'client_agreements',
  {
    id: uuid().primaryKey().defaultRandom(),
    clientId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** First and last day, both inclusive. */
    start: date('agreement_start', { mode: 'string' }),
    end: date('agreement_end', { mode: 'string' }),
    /** The fee that may be charged for a short-notice cancellation. */
    cancellationFeeCents: integer(),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
  },
  (table) => [
    index('client_agreements_client_index').on(table.clientId, table.start),
    check('client_agreements_dates_check', sql`${table.end} >= ${table.start}`),
    check('client_agreements_fee_check', sql`${table.cancellationFeeCents} >= 0`),
  ],
);

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
