import { sql } from 'drizzle-orm';
import { check, date, index, integer, pgTable, uuid } from 'drizzle-orm/pg-core';
import { instant } from './column-types.ts';
import { users } from './users.ts';

/**
 * The written service agreements of a client, one after the other. A date that is null is not known; without
 * an end an agreement goes on. No two of one client share a day: a constraint of the migration,
 * `client_agreements_no_overlap`.
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
    /** What it lets be charged for a short-notice cancellation. */
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
