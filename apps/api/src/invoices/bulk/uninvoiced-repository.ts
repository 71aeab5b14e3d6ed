import { and, asc, eq, gte, isNotNull, isNull, not, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Queryable } from '../../core/db/client.ts';
import {
  appointments,
  invoicedAppointments,
  lateFees,
  quotes,
  users,
} from '../../core/db/schema/index.ts';
import { isBilledWithQuote } from '../drafts/source-repository.ts';

/** The most visits that are listed at once. The rest is listed once some of them are invoiced. */
const MAX_VISITS = 500;

/**
 * The uninvoiced visits since a day, grouped by client and oldest first: those that took place, NDIS
 * visits that are billed as cancelled, and those whose late fee is charged. Visits that took place
 * are left out when the invoice of their quote bills them.
 */
export async function selectUninvoicedVisits(queryable: Queryable, since: string) {
  const staff = alias(users, 'staff');
  const isNdisCancellation = and(
    eq(appointments.serviceId, 'ndis'),
    or(
      eq(appointments.status, 'no_access'),
      and(eq(appointments.status, 'cancelled'), appointments.isLateCancellation),
    ),
  );
  const isBillable = or(
    eq(lateFees.state, 'charged'),
    and(
      or(eq(appointments.status, 'completed'), isNdisCancellation),
      not(isBilledWithQuote(queryable)),
    ),
  );
  return queryable
    .select({
      id: appointments.id,
      reference: appointments.reference,
      clientId: appointments.clientId,
      firstName: users.firstName,
      lastName: users.lastName,
      serviceId: appointments.serviceId,
      status: appointments.status,
      isLateCancellation: appointments.isLateCancellation,
      startsAt: appointments.startsAt,
      endsAt: appointments.endsAt,
      actualStartedAt: appointments.actualStartedAt,
      actualEndedAt: appointments.actualEndedAt,
      feeCents: lateFees.chargedCents,
      staffFirstName: staff.firstName,
      quoteId: quotes.id,
      quoteReference: quotes.reference,
      quoteStatus: quotes.status,
      quoteTotalCents: quotes.totalCents,
      seriesId: appointments.seriesId,
      /** How many visits the quote has. A quote with one visit is billed at its own price. */
      quoteVisits: sql`(
        select count(*) from ${appointments} as other
        where other.quote_id = ${quotes.id} and other.status <> 'cancelled'
      )`.mapWith(Number),
    })
    .from(appointments)
    .innerJoin(users, eq(users.id, appointments.clientId))
    .leftJoin(staff, eq(staff.id, appointments.staffId))
    .leftJoin(lateFees, eq(lateFees.appointmentId, appointments.id))
    .leftJoin(quotes, eq(quotes.id, appointments.quoteId))
    .leftJoin(invoicedAppointments, eq(invoicedAppointments.appointmentId, appointments.id))
    .where(
      and(
        gte(appointments.appointmentDate, since),
        isBillable,
        isNotNull(appointments.startsAt),
        isNull(invoicedAppointments.appointmentId),
      ),
    )
    .orderBy(
      asc(users.firstName),
      asc(users.lastName),
      asc(users.id),
      asc(appointments.startsAt),
      asc(appointments.id),
    )
    .limit(MAX_VISITS);
}

export type UninvoicedRow = Awaited<ReturnType<typeof selectUninvoicedVisits>>[number];
