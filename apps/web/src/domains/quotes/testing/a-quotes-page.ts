import type { MyQuotesPage, QuoteSummary } from '@cleaning/contract/quotes';
import type { QuoteStatus } from '@cleaning/contract/quotes/rules';

/** The list response for some quotes, with counts by status. */
export function aQuotesPage(
  results: QuoteSummary[],
  overrides: Partial<MyQuotesPage> = {},
): MyQuotesPage {
  const status_counts: Partial<Record<QuoteStatus, number>> = {};
  for (const { status } of results) status_counts[status] = (status_counts[status] ?? 0) + 1;
  return {
    count: results.length,
    next: null,
    previous: null,
    results,
    status_counts,
    ...overrides,
  };
}
