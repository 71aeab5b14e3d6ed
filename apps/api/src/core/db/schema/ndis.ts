import { SUPPORT_UNITS } from '@cleaning/ndis';
import { sql } from 'drizzle-orm';
import { check, date, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant, isOneOf } from './column-types.ts';

/**
 * Support items with their price limits by date of service. An exclusion constraint, which a
 * migration adds, keeps rows of one item from overlapping; look-ups use its index.
 */
export const supportCatalogueRows = pgTable(
  'support_catalogue_rows',
  {
    id: uuid().primaryKey().defaultRandom(),
    version: integer().notNull().default(1),
    itemNumber: text().notNull(),
    name: text().notNull(),
    unit: text({ enum: SUPPORT_UNITS }).notNull(),
    effectiveFrom: date({ mode: 'string' }).notNull(),
    effectiveTo: date({ mode: 'string' }),
    standardLimitCents: integer().notNull(),
    remoteLimitCents: integer().notNull(),
    veryRemoteLimitCents: integer().notNull(),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
  },
  (table) => [
    check('support_catalogue_rows_unit_check', isOneOf(table.unit, SUPPORT_UNITS)),
    check('support_catalogue_rows_version_check', sql`${table.version} > 0`),
    check(
      'support_catalogue_rows_item_number_check',
      sql`${table.itemNumber} ~ '^[0-9]{2}_[0-9]{3,9}_[0-9]{4}_[0-9]_[0-9]$'`,
    ),
    check(
      'support_catalogue_rows_dates_check',
      sql`${table.effectiveTo} >= ${table.effectiveFrom}`,
    ),
    check(
      'support_catalogue_rows_limits_check',
      sql`least(${table.standardLimitCents}, ${table.remoteLimitCents}, ${table.veryRemoteLimitCents}) > 0`,
    ),
  ],
);
