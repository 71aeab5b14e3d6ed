import { and, desc, eq, inArray, isNotNull, ne, or, sql } from 'drizzle-orm';
import type { Queryable } from '../../core/db/client.ts';
import { isPaidByClient } from '../../core/db/invoice-payer.ts';
import { invoiceLines, invoices, users } from '../../core/db/schema/index.ts';
import { isOwedInvoice } from '../../core/db/owed-invoices.ts';

/** The amount that may still be received for an invoice that is not void, also if it was written off. */
export const receivable =
  sql`${invoices.totalCents} - ${invoices.receivedCents} + ${invoices.refundedCents} - ${invoices.creditedCents}`.mapWith(
    Number,
  );

/** An invoice, with the columns that matching reads. */
export type PayableInvoice = Awaited<ReturnType<typeof listPayable>>[number];

/** The invoices that are still owed, and those with these numbers even if nothing is owed. */
export async function listPayable(queryable: Queryable, numbers: readonly string[]) {
  return queryable
    .select({
      id: invoices.id,
      number: invoices.number,
      clientId: invoices.clientId,
      firstName: users.firstName,
      lastName: users.lastName,
      kind: invoices.kind,
      planManagement: invoices.planManagement,
      billTo: invoices.billTo,
      issueDate: invoices.issueDate,
      dueDate: invoices.dueDate,
      servedOn,
      totalCents: invoices.totalCents,
      receivableCents: receivable,
    })
    .from(invoices)
    .innerJoin(users, eq(users.id, invoices.clientId))
    .where(
      and(
        isIssued,
        numbers.length === 0
          ? isOwedInvoice()
          : or(isOwedInvoice(), inArray(invoices.number, [...numbers])),
      ),
    );
}

/** The service date of the first line. */
const servedOn = sql<string | null>`(
  select min(${invoiceLines.serviceDateFrom}) from ${invoiceLines}
  where ${invoiceLines.invoiceId} = ${invoices.id}
)`;

const isIssued = and(isNotNull(invoices.number), ne(invoices.status, 'void'));

/**
 * For each client, the invoice under which a credit can be kept: the last one that they pay
 * themselves, otherwise the last one.
 */
export async function listCreditInvoices(
  queryable: Queryable,
  clientIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (clientIds.length === 0) return new Map();
  const found = await queryable
    .selectDistinctOn([invoices.clientId], { clientId: invoices.clientId, id: invoices.id })
    .from(invoices)
    .where(and(isIssued, inArray(invoices.clientId, [...clientIds])))
    .orderBy(
      invoices.clientId,
      desc(isPaidByClient),
      desc(invoices.issueDate),
      desc(invoices.number),
    );
  return new Map(found.map(({ clientId, id }) => [clientId, id]));
}
