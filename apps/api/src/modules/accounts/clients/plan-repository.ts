import { desc, eq, inArray } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../../platform/db/client.ts';
import { clientPlans } from '../../../platform/db/schema/index.ts';

export type ClientPlanRow = typeof clientPlans.$inferSelect;

/** What is stored of a plan apart from whose it is. */
export type PlanColumns = Omit<ClientPlanRow, 'id' | 'clientId' | 'createdAt' | 'updatedAt'>;

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
    .orderBy(desc(clientPlans.planEnd), desc(clientPlans.planStart), clientPlans.id);
}

export async function insertPlan(
  transaction: Transaction,
  { clientId, now }: { readonly clientId: string; readonly now: Date },
  columns: Partial<PlanColumns>,
): Promise<void> {
  await transaction
    .insert(clientPlans)
    .values({ ...columns, clientId, createdAt: now, updatedAt: now });
}

export async function updatePlan(
  transaction: Transaction,
  id: string,
  changes: Partial<PlanColumns>,
  now: Date,
): Promise<void> {
  await transaction
    .update(clientPlans)
    .set({ ...changes, updatedAt: now })
    .where(eq(clientPlans.id, id));
}
