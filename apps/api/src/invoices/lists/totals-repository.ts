import { CLAIM_STATUSES, type ClaimStatus } from '@cleaning/contract/claims/rules';
import type { InvoiceStatus } from '@cleaning/contract/invoices/rules';
import { eq, or, sql } from 'drizzle-orm';
import type { Queryable } from '../../core/db/client.ts';
import { countWhere, sumOrZero } from '../../core/db/aggregates.ts';
import { countUpToLimit } from '../../core/db/count-up-to-limit.ts';
import { invoices } from '../../core/db/schema/index.ts';
import { isOwedInvoice } from '../../core/db/owed-invoices.ts';
import { isClaimIn } from '../payments/claimable-repository.ts';

/** The totals of drafts and of unpaid invoices. */
export async function sumOpen(queryable: Queryable, today: string) {
  const isDraft = sql`${invoices.status} = 'draft'`;
  const [row] = await queryable
    .select({
      draftCount: countWhere(isDraft),
      draftCents: sumOrZero(invoices.totalCents, isDraft),
      owedTotalCents: sumOrZero(invoices.totalCents, sql`not ${isDraft}`),
      ndisCount: countWhere(eq(invoices.kind, 'ndis')),
      oldestDueDate: sql<
        string | null
      >`min(${invoices.dueDate}) filter (where not ${isDraft} and ${invoices.dueDate} < ${today})`,
    })
    .from(invoices)
    .where(or(isDraft, isOwedInvoice()));
  if (row === undefined) throw new Error('A sum returned no row.');
  return row;
}

/** Counts invoices, in one status or all, up to the limit that lists count to. */
export const countInvoicesIn = (queryable: Queryable, status?: InvoiceStatus): Promise<number> =>
  countUpToLimit(
    queryable,
    invoices,
    status === undefined ? undefined : eq(invoices.status, status),
  );

/** Counts claims in each status, up to the limit that lists count to. */
export async function countClaims(
  queryable: Queryable,
): Promise<Partial<Record<ClaimStatus, number>>> {
  const counts: Partial<Record<ClaimStatus, number>> = {};
  for (const status of CLAIM_STATUSES) {
    if (status === 'not_applicable') continue;
    counts[status] = await countUpToLimit(queryable, invoices, isClaimIn(status));
  }
  return counts;
}
