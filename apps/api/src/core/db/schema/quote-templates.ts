import type { Quote } from '@cleaning/contract/quotes';
import { SERVICE_IDS, TIMELINE_IDS, type AddonId } from '@cleaning/pricing';
import { sql } from 'drizzle-orm';
import { check, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { instant, isOneOf } from './column-types.ts';
import { users } from './users.ts';

/** The templates of cleans that clients book again. */
export const quoteTemplates = pgTable(
  'quote_templates',
  {
    id: uuid().primaryKey().defaultRandom(),
    clientId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    serviceId: text({ enum: SERVICE_IDS }).notNull(),
    rooms: jsonb().$type<Quote['rooms']>().notNull(),
    addonIds: text().array().$type<AddonId[]>().notNull(),
    timelineId: text({ enum: TIMELINE_IDS }).notNull(),
    addressLine1: text('address_line1'),
    suburb: text(),
    postcode: text(),
    accessNotes: text().notNull().default(''),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
  },
  (table) => [
    uniqueIndex('quote_templates_client_name_key').on(table.clientId, sql`lower(${table.name})`),
    check('quote_templates_service_id_check', isOneOf(table.serviceId, SERVICE_IDS)),
    check('quote_templates_timeline_id_check', isOneOf(table.timelineId, TIMELINE_IDS)),
    check('quote_templates_postcode_check', sql`${table.postcode} ~ '^[0-9]{4}$'`),
  ],
);
