import { and, asc, eq, isNull } from 'drizzle-orm';
import type { Transaction } from '../../platform/db/client.ts';
import { appointments } from '../../platform/db/schema/index.ts';

/**
 * Takes one confirmed visit on a Sydney date whose client was not reminded yet, and notes that they
 * are. Undefined when there is none left that no other process holds.
 */
export async function claimForReminder(
  transaction: Transaction,
  visitDate: string,
  now: Date,
): Promise<{ readonly id: string; readonly clientId: string } | undefined> {
  const [due] = await transaction
    .select({ id: appointments.id, clientId: appointments.clientId })
    .from(appointments)
    .where(
      and(
        eq(appointments.visitDate, visitDate),
        eq(appointments.status, 'confirmed'),
        isNull(appointments.remindedAt),
      ),
    )
    .orderBy(asc(appointments.startsAt))
    .limit(1)
    .for('update', { skipLocked: true });
  if (due === undefined) return undefined;
  await transaction
    .update(appointments)
    .set({ remindedAt: now })
    .where(eq(appointments.id, due.id));
  return due;
}
