import { and, asc, count, eq, inArray, max } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../core/db/client.ts';
import { appointmentTasks } from '../../core/db/schema/index.ts';

export type TaskRow = typeof appointmentTasks.$inferSelect;

/** The tasks of an appointment, in the order of the work. */
export async function listTasks(queryable: Queryable, appointmentId: string): Promise<TaskRow[]> {
  return queryable
    .select()
    .from(appointmentTasks)
    .where(eq(appointmentTasks.appointmentId, appointmentId))
    .orderBy(asc(appointmentTasks.position), asc(appointmentTasks.id));
}

export interface TaskCount {
  readonly count: number;
  readonly done: number;
}

/**
 * Counts the tasks and the ticked tasks of each of some appointments. Appointments without tasks
 * are left out.
 */
export async function countTasks(
  queryable: Queryable,
  appointmentIds: readonly string[],
): Promise<ReadonlyMap<string, TaskCount>> {
  if (appointmentIds.length === 0) return new Map();
  const { appointmentId, doneAt } = appointmentTasks;
  const rows = await queryable
    .select({ id: appointmentId, count: count(), done: count(doneAt) })
    .from(appointmentTasks)
    .where(inArray(appointmentId, [...appointmentIds]))
    .groupBy(appointmentId);
  return new Map(rows.map(({ id, ...counts }) => [id, counts]));
}

/** Adds tasks after the existing ones. The appointment must be locked, or new. */
export async function appendTasks(
  transaction: Transaction,
  appointmentId: string,
  labels: readonly string[],
): Promise<TaskRow[]> {
  if (labels.length === 0) return [];
  const [last] = await transaction
    .select({ position: max(appointmentTasks.position) })
    .from(appointmentTasks)
    .where(eq(appointmentTasks.appointmentId, appointmentId));
  const next = (last?.position ?? 0) + 1;
  return transaction
    .insert(appointmentTasks)
    .values(labels.map((label, index) => ({ appointmentId, position: next + index, label })))
    .returning();
}

/** Removes tasks of an appointment that is locked. */
export async function removeTasks(transaction: Transaction, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await transaction.delete(appointmentTasks).where(inArray(appointmentTasks.id, [...ids]));
}

/** Sets or clears the tick of a task; undefined when the appointment has no such task. */
export async function tickTask(
  transaction: Transaction,
  { appointmentId, id }: Pick<TaskRow, 'appointmentId' | 'id'>,
  tick: Pick<TaskRow, 'doneAt' | 'doneBy'>,
): Promise<TaskRow | undefined> {
  const [row] = await transaction
    .update(appointmentTasks)
    .set(tick)
    .where(and(eq(appointmentTasks.id, id), eq(appointmentTasks.appointmentId, appointmentId)))
    .returning();
  return row;
}
