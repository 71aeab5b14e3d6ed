import type { Prefetch } from '#kit/api/prefetch.ts';
import { staffQuotesQuery, staffQuotesView } from './list/staff-quotes-view.ts';

/** Prefetches the quotes of the view in the address and the totals of open quotes. */
export const prefetchStaffQuotes: Prefetch = ({ queries, read, search }) => {
  void read(queries.quotes.everyone(staffQuotesQuery(staffQuotesView.read(search))));
  void read(queries.quotes.totals());
};

/** Prefetches the quote in the address. */
export const prefetchStaffQuote: Prefetch = ({ queries, read, params }) => {
  const { id = '' } = params;
  void read(queries.quotes.detail(id));
};
