import { asc, and, between, desc, eq, ne, or } from 'drizzle-orm';
import type { Queryable } from '../../core/db/client.ts';
import { visibleInvoices } from '../../core/db/visible-invoices.ts';
import { ownedBy } from '../../core/db/owned-by.ts';
import { appointments, invoicedAppointments, invoices } from '../../core/db/schema/index.ts';
import type { ClientViewer } from '../../core/http/viewer.ts';

/** More than one page of appointments; it only bounds the answer. */
const MAX = 500;

/**
 * The appointments between two dates that an issued invoice bills, directly or through their quote.
 */
export const listInvoicedAppointments = (
  queryable: Queryable,
  viewer: ClientViewer,
  { from, to }: { readonly from: string; readonly to: string },
) =>
  queryable
    .select({ appointment_id: appointments.id, invoice_id: invoices.id })
    .from(appointments)
    .leftJoin(invoicedAppointments, eq(invoicedAppointments.appointmentId, appointments.id))
    .innerJoin(
      invoices,
      or(
        eq(invoices.id, invoicedAppointments.invoiceId),
        and(eq(invoices.quoteId, appointments.quoteId), eq(appointments.status, 'completed')),
      ),
    )
    .where(
      and(
        ownedBy(viewer, appointments.clientId),
        visibleInvoices(viewer),
        ne(invoices.status, 'void'),
        between(appointments.appointmentDate, from, to),
      ),
    )
    .orderBy(
      desc(appointments.appointmentDate),
      desc(invoices.issueDate),
      asc(appointments.id),
      asc(invoices.id),
    )
    .limit(MAX);
