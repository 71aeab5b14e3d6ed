import type { ClaimStatus } from '@cleaning/contract/claims/rules';
import { and, asc, eq, inArray, or, type SQL } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../core/db/client.ts';
import { invoices } from '../../core/db/schema/index.ts';
import { isOwedInvoice } from '../../core/db/owed-invoices.ts';
import { lockInvoices } from '../invoice-repository.ts';

/** An invoice that a claim can be made of now: it stands, and something of it is owed. */
const isReadyToClaim = and(eq(invoices.claimStatus, 'ready'), isOwedInvoice());

/** The claims in some states. One that is ready is listed and counted only while it can be made. */
export const isClaimIn = (...statuses: readonly ClaimStatus[]): SQL | undefined => {
  const others = statuses.filter((status) => status !== 'ready');
  const isOther = inArray(invoices.claimStatus, others);
  return others.length === statuses.length ? isOther : or(isReadyToClaim, isOther);
};

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

/**
 * The invoices that are ready to claim and still owed, the oldest first, locked until the
 * transaction ends. One that another transaction changes meanwhile is left for the next claim.
 */
export async function lockReadyInvoices(
  transaction: Transaction,
  limit: number,
): Promise<ClaimedInvoice[]> {
  const ready = await listReadyInvoices(transaction, limit);
  const ids = ready.map(({ id }) => id);
  await lockInvoices(transaction, ids);
  return selectReady(transaction, inArray(invoices.id, ids));
}

/** The invoices that are ready to claim and still owed, the oldest first. */
export const listReadyInvoices = (queryable: Queryable, limit: number): Promise<ClaimedInvoice[]> =>
  selectReady(queryable, undefined).limit(limit);

const selectReady = (queryable: Queryable, isChosen: SQL | undefined) =>
  queryable
    .select(claimedColumns)
    .from(invoices)
    .where(and(isReadyToClaim, isChosen))
    .orderBy(asc(invoices.issueDate), asc(invoices.number));

/** Some invoices in any state, the oldest first, locked until the transaction ends. */
export async function lockClaimedInvoices(
  transaction: Transaction,
  ids: readonly string[],
): Promise<ClaimedInvoice[]> {
  await lockInvoices(transaction, ids);
  return listClaimedInvoices(transaction, ids);
}

/** Some invoices in any state, the oldest first. */
export async function listClaimedInvoices(
  queryable: Queryable,
  ids: readonly string[],
): Promise<ClaimedInvoice[]> {
  return queryable
    .select(claimedColumns)
    .from(invoices)
    .where(and(inArray(invoices.id, [...ids]), eq(invoices.kind, 'ndis')))
    .orderBy(asc(invoices.issueDate), asc(invoices.number));
}
