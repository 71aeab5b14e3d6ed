import { and, asc, eq, isNull } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../core/db/client.ts';
import { appointments } from '../../core/db/schema/index.ts';

/** Whether an appointment on a Sydney date is confirmed, and its client was not reminded yet. */
const isToRemind = (appointmentDate: string) =>
  and(
    eq(appointments.appointmentDate, appointmentDate),
    eq(appointments.status, 'confirmed'),
    isNull(appointments.remindedAt),
  );

/** The ids of the appointments on a Sydney date whose clients are to be reminded. */
export async function listForReminder(
  queryable: Queryable,
  appointmentDate: string,
): Promise<string[]> {
  const rows = await queryable
    .select({ id: appointments.id })
    .from(appointments)
    .where(isToRemind(appointmentDate))
    .orderBy(asc(appointments.startsAt), asc(appointments.id));
  return rows.map(({ id }) => id);
}

/** Locks an appointment and records its reminder, if its client is to be reminded. */
export async function claimForReminder(
  transaction: Transaction,
  id: string,
  appointmentDate: string,
  now: Date,
): Promise<{ readonly clientId: string } | undefined> {
  const [claimed] = await transaction
    .update(appointments)
    .set({ remindedAt: now })
    .where(and(eq(appointments.id, id), isToRemind(appointmentDate)))
    .returning({ clientId: appointments.clientId });
  return claimed;
}
