import type { DatedPeriod } from '@cleaning/ndis';
import { and, asc, eq, exists, gte, lte, ne, notInArray, sql, sum } from 'drizzle-orm';
import type { Queryable } from '../../core/db/client.ts';
import { visibleInvoices } from '../../core/db/visible-invoices.ts';
import type { UserViewer } from '../../core/http/viewer.ts';
import { appointments, invoiceLines, invoices } from '../../core/db/schema/index.ts';
import type { PlanRecord } from '../../clients/client-directory.ts';

export type InvoiceRecord = typeof invoices.$inferSelect;

/** A line with the visit that it bills, if any. */
export interface LineRecord {
  readonly line: typeof invoiceLines.$inferSelect;
  readonly visit: Pick<
    typeof appointments.$inferSelect,
    'clientId' | 'serviceId' | 'status'
  > | null;
}

/** Finds an NDIS invoice; undefined for a private invoice, and for another client's. */
export async function findNdisInvoice(
  queryable: Queryable,
  id: string,
  viewer: UserViewer,
): Promise<InvoiceRecord | undefined> {
  const [row] = await queryable
    .select()
    .from(invoices)
    .where(and(eq(invoices.id, id), eq(invoices.kind, 'ndis'), visibleInvoices(viewer)));
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

/**
 * The lines on other invoices of the same client that are not void, for service between two days.
 */
export async function listOtherLines(
  queryable: Queryable,
  { id, clientId }: Pick<InvoiceRecord, 'id' | 'clientId'>,
  { from, to }: { readonly from: string; readonly to: string },
) {
  return queryable
    .select({
      invoiceNumber: invoices.number,
      itemNumber: invoiceLines.supportItemNumber,
      claimType: invoiceLines.claimType,
      serviceFrom: invoiceLines.serviceDateFrom,
      serviceTo: invoiceLines.serviceDateTo,
      startTime: invoiceLines.startTime,
      endTime: invoiceLines.endTime,
      unit: invoiceLines.unit,
      quantityHundredths: invoiceLines.quantityHundredths,
    })
    .from(invoiceLines)
    .innerJoin(invoices, eq(invoices.id, invoiceLines.invoiceId))
    .where(
      and(
        eq(invoices.clientId, clientId),
        eq(invoices.kind, 'ndis'),
        ne(invoices.id, id),
        notInArray(invoices.status, ['draft', 'void', 'written_off']),
        lte(invoiceLines.serviceDateFrom, to),
        gte(invoiceLines.serviceDateTo, from),
      ),
    );
}

/**
 * What other invoices charge to the recorded budget of a plan, in cents: all invoices issued after
 * the budget was recorded, and the unpaid part of earlier ones.
 */
export async function sumAskedOfBudget(
  queryable: Queryable,
  { id, clientId }: Pick<InvoiceRecord, 'id' | 'clientId'>,
  { start, end, remainingBudgetOn }: DatedPeriod & Pick<PlanRecord, 'remainingBudgetOn'>,
): Promise<number> {
  const inPlan = queryable
    .select({ found: sql`1` })
    .from(invoiceLines)
    .where(
      and(
        eq(invoiceLines.invoiceId, invoices.id),
        start === null ? undefined : gte(invoiceLines.serviceDateFrom, start),
        end === null ? undefined : lte(invoiceLines.serviceDateFrom, end),
      ),
    );
  const chargedCents =
    remainingBudgetOn === null
      ? invoices.balanceCents
      : sql`case when ${invoices.issueDate} >= ${remainingBudgetOn} then ${invoices.totalCents} - ${invoices.creditedCents} else ${invoices.balanceCents} end`;
  const [row] = await queryable
    .select({ cents: sum(chargedCents).mapWith(Number) })
    .from(invoices)
    .where(
      and(
        eq(invoices.clientId, clientId),
        eq(invoices.kind, 'ndis'),
        ne(invoices.id, id),
        notInArray(invoices.status, ['draft', 'void', 'written_off']),
        exists(inPlan),
      ),
    );
  return row?.cents ?? 0;
}
