import { LATE_FEE_STATES } from '@cleaning/contract/appointments/rules';
import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { appointments } from './appointments.ts';
import { instant, isOneOf } from './column-types.ts';
import { users } from './users.ts';

/**
 * The fees of private visits that their clients cancelled too late, or that had no access, with the
 * terms at that time and the decision of staff.
 */
export const lateFees = pgTable(
  'late_fees',
  {
    appointmentId: uuid()
      .primaryKey()
      .references(() => appointments.id, { onDelete: 'cascade' }),
    /** The price of the visit; null when it was not known. */
    priceCents: integer(),
    /** The fee in percent of the price. */
    percent: integer().notNull(),
    state: text({ enum: LATE_FEE_STATES }).notNull().default('open'),
    chargedCents: integer(),
    reason: text(),
    decidedAt: instant(),
    decidedBy: uuid().references(() => users.id, { onDelete: 'set null' }),
  },
  (table) => [
    index('late_fees_open_index')
      .on(table.appointmentId)
      .where(sql`${table.state} = 'open'`),
    check('late_fees_state_check', isOneOf(table.state, LATE_FEE_STATES)),
    check(
      'late_fees_terms_check',
      sql`${table.percent} between 1 and 100 and ${table.priceCents} >= 0`,
    ),
    check(
      'late_fees_charged_check',
      sql`(${table.state} = 'charged') = (${table.chargedCents} is not null) and ${table.chargedCents} > 0 and ${table.chargedCents} <= ${table.priceCents}`,
    ),
    check(
      'late_fees_decided_check',
      sql`(${table.state} = 'open') = (${table.decidedAt} is null) and (${table.state} <> 'waived' or ${table.reason} is not null)`,
    ),
  ],
);
