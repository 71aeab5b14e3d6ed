import type { MyQuotesPage } from '@cleaning/contract/quotes';
import type { QuoteStatus } from '@cleaning/contract/quotes/rules';
import { SITE_PATHS } from '@cleaning/contract/routes';
import { defineListView } from '#kit/lists/define-list-view.ts';

/** A filter for a group of statuses. */
function statusFilter<const Id extends string>(
  id: Id,
  label: string,
  ...statuses: readonly QuoteStatus[]
) {
  return { id, label, statuses, query: { status: statuses.join(',') } };
}

const ALL = { id: 'all', label: 'All', statuses: [], query: {} } as const;

/** The list view in the address. */
export const quotesView = defineListView({
  path: SITE_PATHS.clientQuotes,
  filters: [
    ALL,
    statusFilter('ready', 'Ready for you', 'sent'),
    statusFilter('drafts', 'Drafts', 'draft'),
    statusFilter('with-us', 'With us', 'submitted'),
    statusFilter('changes', 'Changes requested', 'changes_requested'),
    statusFilter('approved', 'Approved', 'approved', 'converted'),
    statusFilter('closed', 'Closed', 'declined', 'cancelled', 'expired', 'withdrawn'),
  ],
  orderings: [
    { value: '-updated_at', label: 'Updated most recently' },
    { value: 'updated_at', label: 'Updated longest ago' },
    { value: '-created_at', label: 'Newest first' },
    { value: 'created_at', label: 'Oldest first' },
    { value: '-total_cents', label: 'Highest total first' },
    { value: 'total_cents', label: 'Lowest total first' },
  ],
});

export type QuotesView = ReturnType<typeof quotesView.read>;

/** The number of quotes that a filter shows. */
export function countOfFilter(
  { statuses }: { readonly statuses: readonly QuoteStatus[] },
  counts: MyQuotesPage['status_counts'],
): number {
  const shown = statuses.length === 0 ? Object.values(counts) : statuses.map((id) => counts[id]);
  return shown.reduce<number>((sum, count) => sum + (count ?? 0), 0);
}

/** The number of quotes in every status. */
export const countOfAll = (counts: MyQuotesPage['status_counts']): number =>
  countOfFilter(ALL, counts);
