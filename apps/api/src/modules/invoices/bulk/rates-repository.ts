import type { InvoiceKind } from '@cleaning/contract';
import { and, asc, desc, eq, inArray, isNotNull, ne } from 'drizzle-orm';
import type { Queryable } from '../../../platform/db/client.ts';
import { invoiceLines, invoices } from '../../../platform/db/schema/index.ts';
import type { UserViewer } from '../../../platform/http/viewer.ts';
import { visibleTo } from '../invoice-repository.ts';

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
        visibleTo(viewer),
        inArray(invoices.clientId, [...clientIds]),
        ne(invoices.status, 'void'),
        eq(invoiceLines.unit, 'H'),
        eq(invoiceLines.claimType, ''),
        isNotNull(invoiceLines.appointmentId),
      ),
    )
    .orderBy(
      asc(invoices.clientId),
      asc(invoices.kind),
      desc(invoiceLines.serviceDateFrom),
      desc(invoiceLines.position),
    );
}
