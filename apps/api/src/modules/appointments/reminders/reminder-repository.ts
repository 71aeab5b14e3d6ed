import { and, asc, eq, isNull } from 'drizzle-orm';
import type { Transaction } from '../../../platform/db/client.ts';
import { appointments } from '../../../platform/db/schema/index.ts';

/**
 * Claims one confirmed appointment on a Sydney date whose client was not reminded yet, and records
 * the reminder. Undefined when there is none left that no other process has locked.
 */
export async function claimForReminder(
  transaction: Transaction,
  appointmentDate: string,
  now: Date,
): Promise<{ readonly id: string; readonly clientId: string } | undefined> {
  const [due] = await transaction
    .select({ id: appointments.id, clientId: appointments.clientId })
    .from(appointments)
    .where(
      and(
        eq(appointments.appointmentDate, appointmentDate),
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
