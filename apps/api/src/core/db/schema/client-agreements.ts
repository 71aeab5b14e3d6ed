import { sql } from 'drizzle-orm';
import { check, date, index, integer, pgTable, uuid } from 'drizzle-orm/pg-core';
import { instant } from './column-types.ts';
import { users } from './users.ts';

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
