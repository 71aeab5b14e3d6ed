import { and, asc, countDistinct, desc, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../core/db/client.ts';
import { clientPlans } from '../core/db/schema/index.ts';
import { periodChanges, type PeriodWrites } from './period-changes.ts';

export type ClientPlanRow = typeof clientPlans.$inferSelect;

/** The stored columns of a plan, without those that identify it and its client. */
export type PlanColumns = Omit<ClientPlanRow, 'id' | 'clientId' | 'createdAt' | 'updatedAt'>;

/** A later plan keeps the plan management of the one before it, but not its budget. */
export const planChanges = periodChanges<PlanColumns>({
  name: 'plan',
  startField: 'plan_start',
  endField: 'plan_end',
  goesOn: ({ planManagement, planManagerName, planManagerInvoiceEmail }) => ({
    planManagement,
    planManagerName,
    planManagerInvoiceEmail,
  }),
});

/** The plans of some clients, the newest first. */
export async function listPlansOf(
  queryable: Queryable,
  clientIds: readonly string[],
): Promise<ClientPlanRow[]> {
  if (clientIds.length === 0) return [];
  return queryable
    .select()
    .from(clientPlans)
    .where(inArray(clientPlans.clientId, [...clientIds]))
    .orderBy(desc(clientPlans.end), desc(clientPlans.start), clientPlans.id);
}

/** The most plan managers that are suggested. */
const MAX_PLAN_MANAGERS = 100;

/**
 * The plan managers of all clients, now or in the past, the most common first. A plan manager is
 * identified by the address for invoices, in lower case, and shown with the name that is used most
 * often.
 */
export async function listKnownPlanManagers(
  queryable: Queryable,
): Promise<{ readonly name: string; readonly invoiceEmail: string }[]> {
  const email = sql<string>`${clientPlans.planManagerInvoiceEmail}`;
  return queryable
    .select({
      name: sql<string>`mode() within group (order by ${clientPlans.planManagerName})`,
      invoiceEmail: email,
    })
    .from(clientPlans)
    .where(
      and(
        eq(clientPlans.planManagement, 'plan'),
        isNotNull(clientPlans.planManagerName),
        isNotNull(clientPlans.planManagerInvoiceEmail),
      ),
    )
    .groupBy(email)
    .orderBy(desc(countDistinct(clientPlans.clientId)), asc(email))
    .limit(MAX_PLAN_MANAGERS);
}

/** Ends the old plan before adding the new one, since no two may apply on one day. */
export async function writePlans(
  transaction: Transaction,
  { clientId, now }: { readonly clientId: string; readonly now: Date },
  { update, insert }: PeriodWrites<PlanColumns>,
): Promise<void> {
  if (update !== undefined) {
    await transaction
      .update(clientPlans)
      .set({ ...update.changes, updatedAt: now })
      .where(eq(clientPlans.id, update.id));
  }
  if (insert !== undefined) {
    await transaction
      .insert(clientPlans)
      .values({ ...insert, clientId, createdAt: now, updatedAt: now });
  }
}

export async function deletePlan(transaction: Transaction, id: string): Promise<void> {
  await transaction.delete(clientPlans).where(eq(clientPlans.id, id));
}
