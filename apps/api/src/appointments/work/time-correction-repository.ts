import type { BilledVisit } from '@cleaning/contract/appointments';
import { asc, eq, getTableColumns, inArray } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../core/db/client.ts';
import {
  invoicedAppointments,
  invoices,
  timeCorrections,
  users,
} from '../../core/db/schema/index.ts';

export type TimeCorrectionRow = typeof timeCorrections.$inferSelect;

/** A correction, with the first name of who made it. */
export interface NamedTimeCorrection {
  readonly row: TimeCorrectionRow;
  readonly name: string | null;
}

export async function insertTimeCorrection(
  transaction: Transaction,
  correction: typeof timeCorrections.$inferInsert,
): Promise<void> {
  await transaction.insert(timeCorrections).values(correction);
}

/** The corrections of a visit, the first one first. */
export const listTimeCorrections = (
  queryable: Queryable,
  appointmentId: string,
): Promise<NamedTimeCorrection[]> => listTimeCorrectionsOf(queryable, [appointmentId]);

/** The corrections of some visits, in the order in which they were made. */
export const listTimeCorrectionsOf = (
  queryable: Queryable,
  appointmentIds: readonly string[],
): Promise<NamedTimeCorrection[]> =>
  queryable
    .select({ row: getTableColumns(timeCorrections), name: users.firstName })
    .from(timeCorrections)
    .leftJoin(users, eq(users.id, timeCorrections.correctedById))
    .where(inArray(timeCorrections.appointmentId, [...appointmentIds]))
    .orderBy(asc(timeCorrections.position));

/** The invoice that has a line for a visit; null when none has it. */
export async function findBilledVisit(
  queryable: Queryable,
  appointmentId: string,
): Promise<BilledVisit | null> {
  const [row] = await queryable
    .select({ id: invoices.id, number: invoices.number })
    .from(invoicedAppointments)
    .innerJoin(invoices, eq(invoices.id, invoicedAppointments.invoiceId))
    .where(eq(invoicedAppointments.appointmentId, appointmentId));
  return row ?? null;
}
