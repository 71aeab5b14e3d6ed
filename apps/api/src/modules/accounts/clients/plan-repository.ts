import { and, asc, countDistinct, desc, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../../platform/db/client.ts';
import { clientPlans } from '../../../platform/db/schema/index.ts';
import { periodChanges, type PeriodWrites } from './period-changes.ts';

export type ClientPlanRow = typeof clientPlans.$inferSelect;

/** What is stored of a plan apart from whose it is. */
export type PlanColumns = Omit<ClientPlanRow, 'id' | 'clientId' | 'createdAt' | 'updatedAt'>;

/** A plan that follows another is managed as that one was, and has a budget of its own. */
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

/** How many plan managers are offered to choose from. */
const MAX_PLAN_MANAGERS = 100;

/**
 * The plan managers whom clients have or had, the most common first. One is known by the address for invoices,
 * which is stored in small letters, and goes by the name that is written most often.
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

/** The plan that ends is written first: no two hold on one day. */
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
