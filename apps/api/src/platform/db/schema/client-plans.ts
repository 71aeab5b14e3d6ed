import { PLAN_MANAGEMENTS } from '@cleaning/contract';
import { sql } from 'drizzle-orm';
import { check, date, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant, isOneOf } from './column-types.ts';
import { users } from './users.ts';

/**
 * The NDIS plans of a client, one after the other. A date that is null is not known. No two of one client
 * share a day: a constraint of the migration, `client_plans_no_overlap`.
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
    /** What was left of the budget on the day on which that was recorded. */
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
