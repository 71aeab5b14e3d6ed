import { PLAN_MANAGEMENTS } from '@cleaning/contract/clients';
import { sql } from 'drizzle-orm';
import { check, date, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant, isOneOf } from './column-types.ts';
import { users } from './users.ts';

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
