import type { MyQuotesPage, QuoteStatus } from '@cleaning/contract';

/** The groups of statuses that a client can look at, in the order of the filter buttons. */
export const QUOTE_FILTERS = [
  { id: 'all', label: 'All', statuses: [] },
  { id: 'ready', label: 'Ready for you', statuses: ['sent'] },
  { id: 'drafts', label: 'Drafts', statuses: ['draft'] },
  { id: 'with-us', label: 'With us', statuses: ['submitted'] },
  { id: 'changes', label: 'Changes requested', statuses: ['changes_requested'] },
  { id: 'approved', label: 'Approved', statuses: ['approved', 'converted'] },
  {
    id: 'closed',
    label: 'Closed',
    statuses: ['declined', 'cancelled', 'expired', 'withdrawn'],
  },
] as const satisfies readonly {
  readonly id: string;
  readonly label: string;
  readonly statuses: readonly QuoteStatus[];
}[];

export type QuoteFilter = (typeof QUOTE_FILTERS)[number];
export type QuoteFilterId = QuoteFilter['id'];

type StatusCounts = MyQuotesPage['status_counts'];

/** The filter with this id, or the one for all quotes. */
export function quoteFilter(id: string | null): QuoteFilter {
  return QUOTE_FILTERS.find((filter) => filter.id === id) ?? QUOTE_FILTERS[0];
}

/** How many quotes a filter shows. */
export function countOfFilter({ statuses }: QuoteFilter, counts: StatusCounts): number {
  const shown: readonly (number | undefined)[] =
    statuses.length === 0 ? Object.values(counts) : statuses.map((status) => counts[status]);
  return shown.reduce<number>((sum, count) => sum + (count ?? 0), 0);
}
