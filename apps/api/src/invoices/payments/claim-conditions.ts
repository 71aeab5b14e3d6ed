import type { ClaimStatus } from '@cleaning/contract/claims/rules';
import { and, eq, gt, inArray, or, type SQL } from 'drizzle-orm';
import { invoices } from '../../core/db/schema/index.ts';

/** An invoice that a claim can be made of now: it stands, and something of it is owed. */
export const isReadyToClaim = and(
  eq(invoices.claimStatus, 'ready'),
  inArray(invoices.status, ['issued', 'partially_paid']),
  gt(invoices.balanceCents, 0),
);

/** The claims in some states. One that is ready is listed and counted only while it can be made. */
export const isClaimIn = (...statuses: readonly ClaimStatus[]): SQL | undefined => {
  const others = statuses.filter((status) => status !== 'ready');
  const isOther = inArray(invoices.claimStatus, others);
  return others.length === statuses.length ? isOther : or(isReadyToClaim, isOther);
};
