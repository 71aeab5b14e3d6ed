import {
  and,
  asc,
  count,
  eq,
  exists,
  getTableColumns,
  inArray,
  ne,
  sql,
  type SQL,
} from 'drizzle-orm';
import type { Queryable, Transaction } from '../../core/db/client.ts';
import {
  appointments,
  invoicedAppointments,
  invoices,
  lateFees,
  users,
} from '../../core/db/schema/index.ts';
import type { UserViewer } from '../../core/http/viewer.ts';
import { selectNamed, visibleTo, type NamedAppointment } from '../appointment-repository.ts';

export type LateFeeRow = typeof lateFees.$inferSelect;

/** A late fee, who decided about it, and whether an invoice that the viewer may see has it. */
export interface FoundLateFee {
  readonly row: LateFeeRow;
  readonly decidedBy: string | null;
  readonly isInvoiced: boolean;
}

export async function findLateFee(
  queryable: Queryable,
  appointmentId: string,
  viewer: UserViewer,
): Promise<FoundLateFee | undefined> {
  const invoice = queryable
    .select({ one: sql`1` })
    .from(invoicedAppointments)
    .innerJoin(invoices, eq(invoices.id, invoicedAppointments.invoiceId))
    .where(
      and(
        eq(invoicedAppointments.appointmentId, lateFees.appointmentId),
        viewer.kind === 'client' ? ne(invoices.status, 'draft') : undefined,
      ),
    );
  const [found] = await queryable
    .select({
      row: getTableColumns(lateFees),
      decidedBy: users.firstName,
      isInvoiced: exists(invoice) as SQL<boolean>,
    })
    .from(lateFees)
    .innerJoin(appointments, eq(appointments.id, lateFees.appointmentId))
    .leftJoin(users, eq(users.id, lateFees.decidedBy))
    .where(and(eq(lateFees.appointmentId, appointmentId), visibleTo(viewer)));
  return found;
}

/** Stores a fee that staff have to decide about. */
export async function insertLateFee(
  transaction: Transaction,
  fee: Pick<LateFeeRow, 'appointmentId' | 'priceCents' | 'percent'>,
): Promise<void> {
  await transaction.insert(lateFees).values(fee);
}

/** Stores a decision. The appointment of the fee is locked. */
export async function updateLateFee(
  transaction: Transaction,
  appointmentId: string,
  decision: Pick<LateFeeRow, 'state' | 'chargedCents' | 'reason' | 'decidedAt' | 'decidedBy'>,
): Promise<void> {
  await transaction.update(lateFees).set(decision).where(eq(lateFees.appointmentId, appointmentId));
}

/** Removes the fee of a visit that had access after all, if it has one. */
export async function removeLateFee(
  transaction: Transaction,
  appointmentId: string,
): Promise<void> {
  await transaction.delete(lateFees).where(eq(lateFees.appointmentId, appointmentId));
}

/** An appointment with a fee that staff have to decide about. */
export interface WaitingFee {
  readonly named: NamedAppointment;
  readonly fee: LateFeeRow;
}

/** The fees to decide, that of the earliest visit first, and how many there are. */
export async function listOpenFees(
  queryable: Queryable,
  limit: number,
): Promise<{ readonly count: number; readonly waiting: WaitingFee[] }> {
  const isOpen = eq(lateFees.state, 'open');
  const [total] = await queryable.select({ count: count() }).from(lateFees).where(isOpen);
  const fees = await queryable
    .select({ fee: getTableColumns(lateFees) })
    .from(lateFees)
    .innerJoin(appointments, eq(appointments.id, lateFees.appointmentId))
    .where(isOpen)
    .orderBy(asc(appointments.appointmentDate), asc(appointments.id))
    .limit(limit);
  const ids = fees.map(({ fee }) => fee.appointmentId);
  const named =
    ids.length === 0 ? [] : await selectNamed(queryable).where(inArray(appointments.id, ids));
  return {
    count: total?.count ?? 0,
    waiting: fees.flatMap(({ fee }) => {
      const found = named.find(({ row }) => row.id === fee.appointmentId);
      return found === undefined ? [] : [{ named: found, fee }];
    }),
  };
}
