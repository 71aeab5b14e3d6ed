import type { InvoiceKind } from '@cleaning/contract/invoices/rules';
import { and, asc, count, desc, eq, inArray, isNotNull, notInArray } from 'drizzle-orm';
import type { Queryable } from '../../core/db/client.ts';
import { ownedBy } from '../../core/db/owned-by.ts';
import { appointments, invoiceLines, invoices, quotes } from '../../core/db/schema/index.ts';
import type { UserViewer } from '../../core/http/viewer.ts';

interface BilledRate {
  readonly clientId: string;
  readonly kind: InvoiceKind;
  readonly rateCents: number;
}

/**
 * The hourly rate last charged to each client, by what the invoice was for, as far as the viewer
 * may see it.
 */
export async function selectLastRates(
  queryable: Queryable,
  clientIds: readonly string[],
  viewer: UserViewer,
): Promise<BilledRate[]> {
  if (clientIds.length === 0) return [];
  return queryable
    .selectDistinctOn([invoices.clientId, invoices.kind], {
      clientId: invoices.clientId,
      kind: invoices.kind,
      rateCents: invoiceLines.unitPriceCents,
    })
    .from(invoiceLines)
    .innerJoin(invoices, eq(invoices.id, invoiceLines.invoiceId))
    .where(
      and(
        ownedBy(viewer, invoices.clientId),
        inArray(invoices.clientId, [...clientIds]),
        // Clients do not see drafts.
        notInArray(invoices.status, viewer.kind === 'client' ? ['void', 'draft'] : ['void']),
        eq(invoiceLines.unit, 'H'),
        eq(invoiceLines.claimType, ''),
        isNotNull(invoiceLines.appointmentId),
      ),
    )
    .orderBy(
      asc(invoices.clientId),
      asc(invoices.kind),
      desc(invoiceLines.serviceDateFrom),
      desc(invoices.createdAt),
      desc(invoiceLines.position),
      asc(invoiceLines.id),
    );
}

/** The price of a quote that booked a single visit; null for a quote with several visits. */
export async function findPriceOfOnlyVisit(
  queryable: Queryable,
  quoteId: string,
  viewer: UserViewer,
): Promise<number | null> {
  const [quote] = await queryable
    .select({ totalCents: quotes.totalCents, visits: count(appointments.id) })
    .from(quotes)
    .innerJoin(appointments, eq(appointments.quoteId, quotes.id))
    .where(and(eq(quotes.id, quoteId), ownedBy(viewer, quotes.clientId)))
    .groupBy(quotes.id);
  return quote?.visits === 1 ? quote.totalCents : null;
}
