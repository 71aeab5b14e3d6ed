import { desc, eq, inArray } from 'drizzle-orm';
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
