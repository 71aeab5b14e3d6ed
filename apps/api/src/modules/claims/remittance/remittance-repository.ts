import { and, asc, eq, inArray, isNotNull, ne, sql } from 'drizzle-orm';
import type { Queryable } from '../../../platform/db/client.ts';
import { accountCredits, invoices, payments, users } from '../../../platform/db/schema/index.ts';

const remittedColumns = {
  id: invoices.id,
  number: invoices.number,
  clientId: invoices.clientId,
  firstName: users.firstName,
  lastName: users.lastName,
  planManagement: invoices.planManagement,
  claimStatus: invoices.claimStatus,
  /** What money may still come for: of a written-off invoice as well. */
  receivableCents:
    sql`${invoices.totalCents} - ${invoices.receivedCents} + ${invoices.refundedCents} - ${invoices.creditedCents}`
      .mapWith(Number)
      .as('receivable_cents'),
};

/** What a remittance needs to know of an invoice. */
export interface RemittedInvoice {
  readonly id: string;
  readonly number: string | null;
  readonly clientId: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly planManagement: (typeof invoices.$inferSelect)['planManagement'];
  readonly claimStatus: (typeof invoices.$inferSelect)['claimStatus'];
  readonly receivableCents: number;
}

interface Lookup {
  /** Locks them until the transaction ends. */
  readonly isLocking?: boolean;
  /** Finds this one instead of those with the numbers. */
  readonly id?: string;
}

/** The issued invoices with these numbers that are not void. */
export async function findInvoicesByNumber(
  queryable: Queryable,
  numbers: readonly string[],
  { isLocking = false, id }: Lookup = {},
): Promise<RemittedInvoice[]> {
  const wanted = id === undefined ? inArray(invoices.number, [...numbers]) : eq(invoices.id, id);
  const query = queryable
    .select(remittedColumns)
    .from(invoices)
    .innerJoin(users, eq(users.id, invoices.clientId))
    .where(and(wanted, isNotNull(invoices.number), ne(invoices.status, 'void')))
    .orderBy(asc(invoices.id));
  return isLocking ? query.for('update', { of: invoices }) : query;
}

/** Which of some invoices have a payment, or an overpayment, with a reference. */
export async function listReferencesOf(
  queryable: Queryable,
  found: readonly Pick<RemittedInvoice, 'id'>[],
  reference: string,
): Promise<ReadonlySet<string>> {
  const ids = found.map(({ id }) => id);
  const paid = await queryable
    .select({ id: payments.invoiceId })
    .from(payments)
    .where(
      and(
        inArray(payments.invoiceId, ids),
        eq(payments.kind, 'payment'),
        eq(payments.reference, reference),
      ),
    );
  const overpaid = await queryable
    .select({ id: accountCredits.invoiceId })
    .from(accountCredits)
    .where(and(inArray(accountCredits.invoiceId, ids), eq(accountCredits.reference, reference)));
  return new Set([...paid, ...overpaid].map(({ id }) => id));
}
