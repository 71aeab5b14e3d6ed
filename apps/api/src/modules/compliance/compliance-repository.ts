import type { SQL } from 'drizzle-orm';
import { and, asc, eq, inArray, ne, notInArray } from 'drizzle-orm';
import type { Queryable } from '../../platform/db/client.ts';
import { ownedBy } from '../../platform/db/owned-by.ts';
import type { UserViewer } from '../../platform/http/viewer.ts';
import { appointments, invoiceLines, invoices } from '../../platform/db/schema/index.ts';

export type InvoiceRecord = typeof invoices.$inferSelect;

/** A line with the visit that it is for, if it is for one. */
export interface LineRecord {
  readonly line: typeof invoiceLines.$inferSelect;
  readonly visit: Pick<
    typeof appointments.$inferSelect,
    'clientId' | 'serviceId' | 'status'
  > | null;
}

/** A client sees an invoice once it is issued. */
const visibleTo = (viewer: UserViewer): SQL | undefined =>
  and(
    ownedBy(viewer, invoices.clientId),
    viewer.kind === 'client' ? ne(invoices.status, 'draft') : undefined,
  );

/** An NDIS invoice; undefined for any other, and for somebody else's. */
export async function findNdisInvoice(
  queryable: Queryable,
  id: string,
  viewer: UserViewer,
): Promise<InvoiceRecord | undefined> {
  const [row] = await queryable
    .select()
    .from(invoices)
    .where(and(eq(invoices.id, id), eq(invoices.kind, 'ndis'), visibleTo(viewer)));
  return row;
}

/** The lines of an invoice, in their order. */
export async function listLinesWithVisits(
  queryable: Queryable,
  invoiceId: string,
): Promise<LineRecord[]> {
  return queryable
    .select({
      line: invoiceLines,
      visit: {
        clientId: appointments.clientId,
        serviceId: appointments.serviceId,
        status: appointments.status,
      },
    })
    .from(invoiceLines)
    .leftJoin(appointments, eq(appointments.id, invoiceLines.appointmentId))
    .where(eq(invoiceLines.invoiceId, invoiceId))
    .orderBy(asc(invoiceLines.position));
}

/** What other invoices of the same client that still stand ask for on some days. */
export async function listOtherLinesOn(
  queryable: Queryable,
  { id, clientId }: Pick<InvoiceRecord, 'id' | 'clientId'>,
  dates: readonly string[],
) {
  if (dates.length === 0) return [];
  return queryable
    .select({
      invoiceNumber: invoices.number,
      itemNumber: invoiceLines.supportItemNumber,
      claimType: invoiceLines.claimType,
      serviceDate: invoiceLines.serviceDateFrom,
      startTime: invoiceLines.startTime,
      endTime: invoiceLines.endTime,
    })
    .from(invoiceLines)
    .innerJoin(invoices, eq(invoices.id, invoiceLines.invoiceId))
    .where(
      and(
        eq(invoices.clientId, clientId),
        eq(invoices.kind, 'ndis'),
        ne(invoices.id, id),
        notInArray(invoices.status, ['draft', 'void', 'written_off']),
        inArray(invoiceLines.serviceDateFrom, [...dates]),
      ),
    );
}
