import type { InvoiceTotals } from '@cleaning/contract/invoices';
import { sydneyDateOf } from '@cleaning/pricing';
import { readSnapshot, type Database } from '../../core/db/client.ts';
import { LIST_LIMIT } from '../../core/db/count-up-to-limit.ts';
import { sumOpenCredits } from '../credits/account-credit-repository.ts';
import type { InvoiceContext } from '../load-invoice.ts';
import { sumOwed } from './owed-repository.ts';
import { countClaims, countInvoicesIn, sumOpen } from './totals-repository.ts';

/**
 * The totals above the staff list of invoices. Only open invoices are added up; closed ones are
 * counted up to a limit.
 */
export const readInvoiceTotals = (
  database: Database,
  { viewer, now }: InvoiceContext,
): Promise<InvoiceTotals> =>
  readSnapshot(database, async (snapshot) => {
    const today = sydneyDateOf(now);
    const owed = await sumOwed(snapshot, viewer, today);
    const open = await sumOpen(snapshot, today);
    const paid = await countInvoicesIn(snapshot, 'paid');
    const all = await countInvoicesIn(snapshot);
    return {
      owed: { count: owed.dueCount, cents: owed.dueCents, total_cents: open.owedTotalCents },
      overdue: {
        count: owed.overdueCount,
        cents: owed.overdueCents,
        oldest_due_date: open.oldestDueDate,
      },
      credit: await sumOpenCredits(snapshot),
      drafts: { count: open.draftCount, cents: open.draftCents },
      open_ndis_count: open.ndisCount,
      paid_count: paid,
      is_paid_count_capped: paid === LIST_LIMIT,
      all_count: all,
      is_all_count_capped: all === LIST_LIMIT,
      claims: await countClaims(snapshot),
    };
  });
