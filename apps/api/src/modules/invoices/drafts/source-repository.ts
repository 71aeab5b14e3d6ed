import { and, asc, eq, isNotNull, ne } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../../platform/db/client.ts';
import {
  appointments,
  invoicedAppointments,
  invoices,
  users,
} from '../../../platform/db/schema/index.ts';

/**
 * Lets one transaction at a time decide what a client is invoiced for, so that a quote and its appointments
 * are never both.
 */
export async function lockClient(transaction: Transaction, clientId: string): Promise<void> {
  await transaction
    .select({ id: users.id })
    .from(users)
    .where(eq(users.id, clientId))
    .for('no key update');
}

/** Notes which invoice asks for some appointments. Fails where another one asks for any of them. */
export async function markInvoiced(
  queryable: Queryable,
  invoiceId: string,
  appointmentIds: readonly string[],
): Promise<void> {
  if (appointmentIds.length === 0) return;
  await queryable
    .insert(invoicedAppointments)
    .values(appointmentIds.map((appointmentId) => ({ appointmentId, invoiceId })));
}

/** Lets the appointments of an invoice be invoiced again, all of them or one. */
export async function releaseAppointments(
  queryable: Queryable,
  invoiceId: string,
  appointmentId?: string,
): Promise<void> {
  await queryable
    .delete(invoicedAppointments)
    .where(
      and(
        eq(invoicedAppointments.invoiceId, invoiceId),
        appointmentId === undefined
          ? undefined
          : eq(invoicedAppointments.appointmentId, appointmentId),
      ),
    );
}

/** The quotes that an invoice is for: the one it was made from, or those of its appointments. */
export async function listQuotesOfInvoice(
  queryable: Queryable,
  { id, quoteId }: { readonly id: string; readonly quoteId: string | null },
): Promise<string[]> {
  if (quoteId !== null) return [quoteId];
  const rows = await queryable
    .selectDistinct({ quoteId: appointments.quoteId })
    .from(invoicedAppointments)
    .innerJoin(appointments, eq(appointments.id, invoicedAppointments.appointmentId))
    .where(and(eq(invoicedAppointments.invoiceId, id), isNotNull(appointments.quoteId)))
    .orderBy(asc(appointments.quoteId));
  return rows.flatMap((row) => (row.quoteId === null ? [] : [row.quoteId]));
}

/** True when an invoice that stands asks for a quote. */
export async function isQuoteInvoiced(queryable: Queryable, quoteId: string): Promise<boolean> {
  const rows = await queryable
    .select({ id: invoices.id })
    .from(invoices)
    .where(and(eq(invoices.quoteId, quoteId), ne(invoices.status, 'void')))
    .limit(1);
  return rows.length > 0;
}

/** True when an invoice that stands asks for one of the appointments of a quote. */
export async function hasInvoicedAppointment(
  queryable: Queryable,
  quoteId: string,
): Promise<boolean> {
  const rows = await queryable
    .select({ id: invoicedAppointments.appointmentId })
    .from(invoicedAppointments)
    .innerJoin(appointments, eq(appointments.id, invoicedAppointments.appointmentId))
    .where(eq(appointments.quoteId, quoteId))
    .limit(1);
  return rows.length > 0;
}
