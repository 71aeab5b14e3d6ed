import {
  DEPOSIT_STATUSES,
  QUOTE_STATUSES,
  type Price,
  type Quote as WireQuote,
} from '@cleaning/contract';
import { SERVICE_IDS, TIMELINE_IDS, type AddonId } from '@cleaning/pricing';
import { sql } from 'drizzle-orm';
import {
  check,
  date,
  index,
  integer,
  jsonb,
  pgSequence,
  pgTable,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { instant, isOneOf } from './column-types.ts';
import { users } from './users.ts';

/** What people say on the phone counts up from Q-1001. */
export const quoteReferences = pgSequence('quote_references', { startWith: 1001 });

export const quotes = pgTable(
  'quotes',
  {
    id: uuid().primaryKey().defaultRandom(),
    reference: text()
      .notNull()
      .unique('quotes_reference_key')
      .default(sql`'Q-' || nextval('quote_references')`),
    clientId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'restrict' }),
    status: text({ enum: QUOTE_STATUSES }).notNull(),
    /** Counts every change; a caller that last read another one is refused. */
    version: integer().notNull().default(1),
    revision: integer().notNull().default(1),
    serviceId: text({ enum: SERVICE_IDS }).notNull(),
    rooms: jsonb().$type<WireQuote['rooms']>().notNull(),
    addonIds: text().array().$type<AddonId[]>().notNull(),
    timelineId: text({ enum: TIMELINE_IDS }).notNull(),
    addressLine1: text('address_line1'),
    suburb: text(),
    postcode: text(),
    accessNotes: text().notNull().default(''),
    /** Sydney calendar dates, as text: a date never becomes an instant. */
    preferredDate: date({ mode: 'string' }),
    validUntil: date({ mode: 'string' }),
    /** The price as it was agreed or last worked out; the tables may change afterwards. */
    price: jsonb().$type<Price>().notNull(),
    totalCents: integer(),
    depositCents: integer(),
    depositStatus: text({ enum: DEPOSIT_STATUSES }).notNull().default('none'),
    submittedAt: instant(),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
  },
  (table) => [
    index('quotes_client_updated_index').on(
      table.clientId,
      table.updatedAt.desc().nullsFirst(),
      table.id,
    ),
    index('quotes_client_status_index').on(table.clientId, table.status),
    index('quotes_updated_index').on(table.updatedAt.desc().nullsFirst(), table.id),
    index('quotes_status_updated_index').on(
      table.status,
      table.updatedAt.desc().nullsFirst(),
      table.id,
    ),
    index('quotes_expiry_index')
      .on(table.validUntil)
      .where(sql`${table.status} = 'sent'`),
    check('quotes_status_check', isOneOf(table.status, QUOTE_STATUSES)),
    check('quotes_service_id_check', isOneOf(table.serviceId, SERVICE_IDS)),
    check('quotes_timeline_id_check', isOneOf(table.timelineId, TIMELINE_IDS)),
    check('quotes_deposit_status_check', isOneOf(table.depositStatus, DEPOSIT_STATUSES)),
    check('quotes_version_check', sql`${table.version} > 0 and ${table.revision} > 0`),
    check('quotes_total_cents_check', sql`${table.totalCents} >= 0`),
    check(
      'quotes_deposit_cents_check',
      sql`${table.depositCents} between 0 and ${table.totalCents}`,
    ),
    check(
      'quotes_priced_check',
      sql`(${table.totalCents} is null) = (${table.depositCents} is null)`,
    ),
    check('quotes_postcode_check', sql`${table.postcode} ~ '^[0-9]{4}$'`),
  ],
);
