import type { Prefetch } from '#kit/api/prefetch.ts';
import { staffQuotesQuery, staffQuotesView } from './list/staff-quotes-view.ts';

/** Prefetches the quotes of the view in the address and the totals of open quotes. */
export const prefetchStaffQuotes: Prefetch = ({ api, read, search }) => {
  void read(api.listQuotes.query(staffQuotesQuery(staffQuotesView.read(search))));
  void read(api.getQuoteTotals.query());
};

/** Prefetches the quote in the address. */
export const prefetchStaffQuote: Prefetch = ({ api, read, params }) => {
  const { id = '' } = params;
  void read(api.getQuote.query({ id }));
};
