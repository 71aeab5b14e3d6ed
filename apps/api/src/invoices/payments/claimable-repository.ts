import { and, asc, eq, gt, inArray } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../core/db/client.ts';
import { invoices } from '../../core/db/schema/index.ts';
import { lockInvoices } from '../invoice-repository.ts';

/** An invoice, with the columns that a claim needs. */
export type ClaimedInvoice = Pick<
  typeof invoices.$inferSelect,
  'id' | 'number' | 'clientId' | 'status' | 'claimStatus' | 'balanceCents'
>;

const claimedColumns = {
  id: invoices.id,
  number: invoices.number,
  clientId: invoices.clientId,
  status: invoices.status,
  claimStatus: invoices.claimStatus,
  balanceCents: invoices.balanceCents,
};

const isReady = and(
  eq(invoices.claimStatus, 'ready'),
  inArray(invoices.status, ['issued', 'partially_paid']),
  gt(invoices.balanceCents, 0),
);

/**
 * The invoices that are ready to claim and still owed, the oldest first, locked until the
 * transaction ends. One that another transaction changes meanwhile is left for the next claim.
 */
export async function lockReadyInvoices(
  transaction: Transaction,
  limit: number,
): Promise<ClaimedInvoice[]> {
  const ready = await listClaimable(transaction, null, limit);
  const ids = ready.map(({ id }) => id);
  await lockInvoices(transaction, ids);
  return listClaimable(transaction, ids, limit);
}

/** The invoices that are ready to claim and still owed: the given ones, or all. */
export async function listClaimable(
  queryable: Queryable,
  ids: readonly string[] | null,
  limit: number,
): Promise<ClaimedInvoice[]> {
  return queryable
    .select(claimedColumns)
    .from(invoices)
    .where(and(isReady, ids === null ? undefined : inArray(invoices.id, [...ids])))
    .orderBy(asc(invoices.issueDate), asc(invoices.number))
    .limit(limit);
}

/** Some invoices in any state, the oldest first, locked until the transaction ends. */
export async function lockClaimedInvoices(
  transaction: Transaction,
  ids: readonly string[],
): Promise<ClaimedInvoice[]> {
  await lockInvoices(transaction, ids);
  return transaction
    .select(claimedColumns)
    .from(invoices)
    .where(and(inArray(invoices.id, [...ids]), eq(invoices.kind, 'ndis')))
    .orderBy(asc(invoices.issueDate), asc(invoices.number));
}
