import { CLAIM_STATUSES, type ClaimStatus, type InvoiceStatus } from '@cleaning/contract';
import { count, eq, inArray, sql, type SQL } from 'drizzle-orm';
import type { Queryable } from '../../../platform/db/client.ts';
import { invoices } from '../../../platform/db/schema/index.ts';

/** What drafts and unpaid invoices come to. */
export async function sumOpen(queryable: Queryable, today: string) {
  const isDraft = sql`${invoices.status} = 'draft'`;
  const [row] = await queryable
    .select({
      draftCount: sql`count(*) filter (where ${isDraft})`.mapWith(Number),
      draftCents: sql`coalesce(sum(${invoices.totalCents}) filter (where ${isDraft}), 0)`.mapWith(
        Number,
      ),
      ndisCount: sql`count(*) filter (where ${invoices.kind} = 'ndis')`.mapWith(Number),
      oldestDueDate: sql<
        string | null
      >`min(${invoices.dueDate}) filter (where not ${isDraft} and ${invoices.dueDate} < ${today})`,
    })
    .from(invoices)
    .where(inArray(invoices.status, ['draft', 'issued', 'partially_paid']));
  if (row === undefined) throw new Error('A sum returned no row.');
  return row;
}

/** How many invoices there are, in one status or in any, counted no further than to a limit. */
export const countUpTo = (
  queryable: Queryable,
  limit: number,
  status?: InvoiceStatus,
): Promise<number> =>
  countCapped(queryable, limit, status === undefined ? undefined : eq(invoices.status, status));

/** How many claims stand where; each counted no further than to a limit. */
export async function countClaims(
  queryable: Queryable,
  limit: number,
): Promise<Partial<Record<ClaimStatus, number>>> {
  const counts: Partial<Record<ClaimStatus, number>> = {};
  for (const status of CLAIM_STATUSES) {
    if (status === 'not_applicable') continue;
    counts[status] = await countCapped(queryable, limit, eq(invoices.claimStatus, status));
  }
  return counts;
}

async function countCapped(
  queryable: Queryable,
  limit: number,
  condition: SQL | undefined,
): Promise<number> {
  const passing = queryable
    .select({ one: sql`1`.as('one') })
    .from(invoices)
    .where(condition)
    .limit(limit)
    .as('passing');
  const [row] = await queryable.select({ count: count() }).from(passing);
  return row?.count ?? 0;
}
