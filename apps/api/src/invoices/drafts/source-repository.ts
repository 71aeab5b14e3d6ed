import {
  and,
  asc,
  eq,
  exists,
  inArray,
  isNotNull,
  isNull,
  lt,
  ne,
  notExists,
  notInArray,
  type SQL,
  sql,
} from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Queryable, Transaction } from '../../core/db/client.ts';
import {
  appointments,
  invoicedAppointments,
  invoices,
  lateFees,
  users,
} from '../../core/db/schema/index.ts';

/**
 * Serialises decisions about a client: what they are invoiced for, so that a quote and its appointments
 * are never both invoiced, and whether they are reminded.
 */
export async function lockClient(transaction: Transaction, clientId: string): Promise<void> {
  await transaction
    .select({ id: users.id })
    .from(users)
    .where(eq(users.id, clientId))
    .for('no key update');
}

/**
 * Records the invoice that bills some appointments. Fails if another invoice already bills one of
 * them.
 */
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

/** Allows the appointments of an invoice, or one of them, to be invoiced again. */
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

/** The quotes that an invoice bills: the one it was made from, or those of its appointments. */
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

/**
 * Whether the invoice of its quote bills a visit too. The price of a quote is that of one clean, so
 * of the visits of a series it is the first that takes place.
 */
export function isBilledWithQuote(queryable: Queryable): SQL {
  const earlier = alias(appointments, 'earlier');
  const invoice = queryable
    .select({ one: sql`1` })
    .from(invoices)
    .where(and(eq(invoices.quoteId, appointments.quoteId), ne(invoices.status, 'void')));
  const earlierVisit = queryable
    .select({ one: sql`1` })
    .from(earlier)
    .where(
      and(
        eq(earlier.quoteId, appointments.quoteId),
        lt(earlier.startsAt, appointments.startsAt),
        notInArray(earlier.status, ['cancelled', 'declined', 'no_access']),
      ),
    );
  return sql`(${exists(invoice)} and (${appointments.seriesId} is null or ${notExists(earlierVisit)}))`;
}

/** The appointments among these that the invoice of their quote bills too. */
export async function listBilledWithQuote(
  queryable: Queryable,
  appointmentIds: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await queryable
    .select({ id: appointments.id })
    .from(appointments)
    .where(and(inArray(appointments.id, [...appointmentIds]), isBilledWithQuote(queryable)));
  return new Set(rows.map(({ id }) => id));
}

/**
 * Whether an invoice that is not void bills the work of one of a quote's appointments. The late fee
 * of a visit that did not take place is no part of the quote.
 */
export async function hasInvoicedAppointment(
  queryable: Queryable,
  quoteId: string,
): Promise<boolean> {
  const rows = await queryable
    .select({ id: invoicedAppointments.appointmentId })
    .from(invoicedAppointments)
    .innerJoin(appointments, eq(appointments.id, invoicedAppointments.appointmentId))
    .leftJoin(lateFees, eq(lateFees.appointmentId, appointments.id))
    .where(and(eq(appointments.quoteId, quoteId), isNull(lateFees.appointmentId)))
    .limit(1);
  return rows.length > 0;
}
