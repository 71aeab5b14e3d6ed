import { BILLING_STEPS, type BillingStep, CSV_DATE_FORMATS } from '@cleaning/ndis';
import { sql } from 'drizzle-orm';
import { boolean, check, date, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { instant, isOneOf } from './column-types.ts';

/** The settings of the company: one row, which a migration inserts. */
export const companySettings = pgTable(
  'company_settings',
  {
    id: integer().primaryKey().default(1),
    version: integer().notNull().default(1),
    gstRegistered: boolean().notNull().default(true),
    cancellationNoticeDays: integer().notNull().default(2),
    /** The fee for cancelling late, in percent of the price of the visit. */
    lateCancellationPercent: integer().notNull().default(50),
    quoteValidityDays: integer().notNull().default(14),
    invoiceDueDays: integer().notNull().default(14),
    /** The step in which hours are counted, in hundredths of an hour. */
    billingStepHundredths: integer().$type<BillingStep>().notNull().default(1),
    kilometreRateCents: integer().notNull().default(99),
    ndisRegistrationFrom: date({ mode: 'string' }),
    ndisRegistrationTo: date({ mode: 'string' }),
    ndisRegistrationGroups: text()
      .array()
      .notNull()
      .default(sql`'{0120}'`),
    /** Null means the support address. */
    remittanceEmail: text(),
    csvDateFormat: text({ enum: CSV_DATE_FORMATS }).notNull().default('YYYY-MM-DD'),
    xeroSalesAccount: text().notNull().default('200'),
    xeroNdisAccount: text().notNull().default('200'),
    myobSalesAccount: text().notNull().default('4-1000'),
    myobNdisAccount: text().notNull().default('4-1000'),
    myobBankAccount: text().notNull().default('1-1110'),
    updatedAt: instant(),
  },
  (table) => [
    check('company_settings_one_row_check', sql`${table.id} = 1`),
    check('company_settings_version_check', sql`${table.version} > 0`),
    check(
      'company_settings_days_check',
      sql`${table.cancellationNoticeDays} >= 0 and ${table.quoteValidityDays} > 0 and ${table.invoiceDueDays} >= 0`,
    ),
    check(
      'company_settings_billing_step_check',
      sql`${table.billingStepHundredths} in (${sql.raw(BILLING_STEPS.join(', '))})`,
    ),
    check(
      'company_settings_late_cancellation_check',
      sql`${table.lateCancellationPercent} between 0 and 100`,
    ),
    check('company_settings_kilometre_rate_check', sql`${table.kilometreRateCents} >= 0`),
    check(
      'company_settings_registration_check',
      sql`${table.ndisRegistrationTo} >= ${table.ndisRegistrationFrom}`,
    ),
    check('company_settings_csv_date_format_check', isOneOf(table.csvDateFormat, CSV_DATE_FORMATS)),
  ],
);
